import type { Read, UnitOfWork } from '../ports.ts'
import { invalidField } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'
import type { Registry } from './area.ts'

interface DataScoped<T> {
  readonly withoutDataScope: T
}
/** What the rules of a resource work with: those of a plant's records hold for all of them, whichever its actor sees. */
export const withSystemScope = <T extends DataScoped<T>>(at: T, { scope }: ResourceDef): T => (scope === 'plant' ? at.withoutDataScope : at)

type Input = Readonly<Record<string, unknown>>
const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number')

/** Refuses links to rows that the reader does not see. */
export async function refuseUnseenLinks(at: Pick<Read, 'of'>, registry: Registry, resource: ResourceDef, input: Input): Promise<void> {
  for (const [key, { target }] of Object.entries(resource.fields)) {
    const to = target ? registry.byName(target) : undefined
    const ids = to?.owner ? idsIn(input[key]) : []
    if (to && ids.length && (await at.of(to).many(ids)).includes(null)) throw invalidField(key, 'unknownReference')
  }
}

/** Refuses a row that its writer does not see any more, by the field that says whose it is. */
export async function refuseLeavingScope(uow: Pick<UnitOfWork, 'of'>, resource: ResourceDef, id: number): Promise<void> {
  const { owner } = resource
  if (!owner || (await uow.of(resource).many([id]))[0]) return
  throw invalidField(owner.department ?? owner.person ?? owner.through?.[0]?.split('.')[0] ?? owner.as ?? 'id', 'outsideReach')
}
