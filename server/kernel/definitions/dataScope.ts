import type { Read, UnitOfWork } from '../ports.ts'
import { wrong } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'
import type { Registry } from './registry.ts'

interface WithEntire<T> {
  readonly entire: T
}
/** What the rules of a resource work with: those of a plant's records hold for all of them, whichever its actor sees. */
export const ruling = <T extends WithEntire<T>>(at: T, { scope }: ResourceDef): T => (scope === 'plant' ? at.entire : at)

type Input = Readonly<Record<string, unknown>>
const idsIn = (value: unknown): number[] => (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'number')

/** Nobody points at what they do not see. */
async function refuseUnseen(at: Pick<Read, 'of'>, registry: Registry, resource: ResourceDef, input: Input) {
  for (const [key, { target }] of Object.entries(resource.fields)) {
    const to = target ? registry.byName(target) : undefined
    const ids = to?.owner ? idsIn(input[key]) : []
    if (to && ids.length && (await at.of(to).many(ids)).includes(null)) throw wrong(key, 'unknownReference')
  }
}

/**
 * A write whose rules see the whole plant while its actor sees a part: what the actor says points at nothing unseen, and the row does not
 * leave the actor's sight.
 */
export async function withinDataScope<R extends { readonly id: number }>(
  uow: UnitOfWork,
  { registry, resource, input }: { registry: Registry; resource: ResourceDef; input: Input },
  write: (whole: UnitOfWork) => Promise<R>,
): Promise<R> {
  const whole = ruling(uow, resource)
  if (whole === uow) return write(uow)
  await refuseUnseen(uow, registry, resource, input)
  const row = await write(whole)
  const { owner } = resource
  if (!owner || (await uow.of(resource).many([row.id]))[0]) return row
  throw wrong(owner.department ?? owner.person ?? owner.through?.[0]?.split('.')[0] ?? owner.as ?? 'id', 'outsideReach')
}
