import type { Read, UnitOfWork } from '../ports.ts'
import { invalidField } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'
import type { Registry } from './area.ts'

interface DataScoped<T> {
  readonly withoutDataScope: T
}
/**
 * Removes the reader's data scope for resources of a plant, since their rules hold for all records, visible or not. Other resources keep
 * it.
 */
export const withSystemScope = <T extends DataScoped<T>>(at: T, { scope }: ResourceDef): T => (scope === 'plant' ? at.withoutDataScope : at)

type Input = Readonly<Record<string, unknown>>
const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number')

/**
 * Refuses links to rows with owners that are outside the reader's data scope.
 * @throws Refusal `invalid` naming the first such field.
 */
export async function refuseUnseenLinks(at: Pick<Read, 'of'>, registry: Registry, resource: ResourceDef, input: Input): Promise<void> {
  for (const [key, { target }] of Object.entries(resource.fields)) {
    const to = target ? registry.byName(target) : undefined
    const ids = to?.owner ? idsIn(input[key]) : []
    if (to && ids.length && (await at.of(to).many(ids)).includes(null)) throw invalidField(key, 'unknownReference')
  }
}

/** Refuses a write after which the row is outside its writer's scope, naming the owner field. */
export async function refuseLeavingScope(uow: Pick<UnitOfWork, 'of'>, resource: ResourceDef, id: number): Promise<void> {
  const { owner } = resource
  if (!owner || (await uow.of(resource).many([id]))[0]) return
  throw invalidField(owner.department ?? owner.person ?? owner.through?.[0]?.split('.')[0] ?? owner.as ?? 'id', 'outsideReach')
}
