import type { UnitOfWork } from './ports.ts'
import { Refusal } from './refusal.ts'
import type { ResourceDef } from './resource.ts'

/** A refusal about one of many rows says which. */
export async function naming<T>(resource: ResourceDef, uow: UnitOfWork, { id, work }: { id: number; work: () => Promise<T> }): Promise<T> {
  try {
    return await work()
  } catch (e) {
    if (!(e instanceof Refusal) || e.row !== undefined) throw e
    const [row] = await uow.of(resource).many([id])
    e.row = String((row as Record<string, unknown> | null)?.[resource.title] ?? `#${id}`)
    throw e
  }
}
