import { type ResourceDef, text, type UnitOfWork } from '../../kernel/index.ts'

/** What a row is called that is about a worker or a position: the name that it had when the row was written. */
export const calledAfter = { name: text({ required: true, max: 128, readonly: true, filter: 'like', sort: true }) }

/** That name, for the rules that write the row. */
export async function nameAfter(uow: UnitOfWork, target: ResourceDef, id: number | null | undefined): Promise<{ name?: string }> {
  const [found] = id == null ? [] : await uow.of(target).many([id])
  const name = (found as Readonly<Record<string, unknown>> | null | undefined)?.[target.title]
  return typeof name === 'string' ? { name } : {}
}
