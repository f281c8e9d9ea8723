import type { Registry, RowAction } from '../definitions/area.ts'
import { firstVeto } from '../definitions/correction.ts'
import { withSystemScope } from '../definitions/dataScope.ts'
import type { Read } from '../ports.ts'
import { flowOf, illegalTransition, isClosed, isLegal, type Transition } from '../schema/flow.ts'
import { addedFromAll, conflict, type Refusal, shared } from '../schema/refusal.ts'
import { isAddedFromAll, type ResourceDef } from '../schema/resource.ts'

type Values = Readonly<Record<string, unknown>> & { readonly id: number }
/** Somebody who stands before a record. */
export interface Standing {
  readonly read: Read
  readonly registry: Registry
  readonly record: Values
}
/**
 * What may keep somebody from touching a record: a guard of the area, that its flow or its area has done with it, that it is in another state, an objection to
 * a correction, a condition of the step, or that plants share it in which they do not work.
 */
export type Precondition = 'guard' | 'closed' | 'state' | 'objection' | 'condition' | 'shared'
type Ask = (at: Standing) => Promise<Refusal | null | undefined> | Refusal | undefined

/** Which of some records nobody like the reader touches, as the area says. */
export const guarded = async (
  read: Read,
  registry: Registry,
  { resource, records }: { resource: ResourceDef; records: readonly Values[] },
) => (await registry.rulesFor(resource)?.guard?.({ read: withSystemScope(read, resource), records })) ?? new Map<number, Refusal>()

const guard =
  (resource: ResourceDef): Ask =>
  async ({ read, registry, record }) =>
    (await guarded(read, registry, { resource, records: [record] })).get(record.id)

/** Which of some records are not changed, or not deleted, any more, as the area says. */
export const frozenIn = async (
  read: Read,
  registry: Registry,
  { resource, records, action }: { resource: ResourceDef; records: readonly Values[]; action: RowAction },
) =>
  (await registry.rulesFor(resource)?.frozen?.({ read: withSystemScope(read, resource), registry, records, action })) ??
  new Map<number, Refusal>()

/** The refusals of those records that have one. */
export const refusalsOf = <R extends { readonly id: number }>(
  records: readonly R[],
  refusalFor: (record: R) => Refusal | null | undefined,
): Map<number, Refusal> =>
  new Map(
    records.flatMap((record): [number, Refusal][] => {
      const refusal = refusalFor(record)
      return refusal ? [[record.id, refusal]] : []
    }),
  )

const readOnly = (resource: ResourceDef, record: Values) => {
  const field = flowOf(resource)?.field ?? ''
  return conflict('readOnly', { state: `${resource.name}.values.${field}.${record[field]}` })
}
/** What belongs to a record that its flow has done with is history with it: `frozen` of rules whose rows refer to it by this link. */
export const frozenWith =
  (resource: ResourceDef, link: string) =>
  async ({ read, records }: { read: Read; records: readonly { readonly id: number }[] }): Promise<Map<number, Refusal>> => {
    const idOf = (record: object) => (record as Record<string, number>)[link] ?? 0
    const owners = (await read.of(resource).many([...new Set(records.map(idOf))])) as readonly (Values | null)[]
    const closed = new Map(owners.flatMap((one) => (one && isClosed(resource, one) ? [[one.id, readOnly(resource, one)]] : [])))
    return refusalsOf(records, (record) => closed.get(idOf(record)))
  }

const frozen =
  (resource: ResourceDef, action: RowAction): Ask =>
  async ({ read, registry, record }) =>
    (await frozenIn(read, registry, { resource, records: [record], action })).get(record.id)
function done(resource: ResourceDef, record: Values): Refusal | undefined {
  return isClosed(resource, record) ? readOnly(resource, record) : undefined
}
const crossPlant =
  (resource: ResourceDef): Ask =>
  async ({ read, record }) =>
    resource.changedFrom && (await read.crossPlantIds(resource, [record.id])).has(record.id) ? shared(resource) : undefined

const toStep = (step: Transition<ResourceDef>): [Precondition, Ask][] => [
  // A guard is about whose work it is; history is put right with a permission of its own.
  ...(step.corrects ? [] : [['guard', guard(step.resource)] as [Precondition, Ask]]),
  ['state', ({ record }) => (isLegal(step, record) ? undefined : illegalTransition(step, record))],
  ['objection', ({ read, registry, record }) => firstVeto(read, registry, { step, record })],
  [
    'condition',
    ({ read, registry, record }) => registry.commandFor(step)?.blocked?.({ read: withSystemScope(read, step.resource), record }),
  ],
]

/**
 * What is asked before something is done to a record, whatever is filled in, in this order. Writes, screens that say beforehand what would be
 * refused, and the explanation of rights all ask these and nothing else.
 */
export function preconditionsOf(resource: ResourceDef, action: string): readonly (readonly [Precondition, Ask])[] {
  const step = flowOf(resource)?.steps[action]
  if (step) return toStep(step)
  const both: [Precondition, Ask][] = [
    ['guard', guard(resource)],
    ['shared', crossPlant(resource)],
  ]
  if (action === 'edit') return [['closed', ({ record }) => done(resource, record)], ['closed', frozen(resource, action)], ...both]
  if (action !== 'remove') return []
  both.push(['closed', frozen(resource, action)])
  return resource.retainsClosed
    ? [...both, ['closed', ({ record }) => (isClosed(resource, record) ? conflict('closed') : undefined)]]
    : both
}

/** The first refusal among some of the obstacles to an action. */
export async function refusalOf(
  at: Standing,
  { resource, action, of }: { resource: ResourceDef; action: string; of: readonly Precondition[] },
): Promise<Refusal | undefined> {
  for (const [name, ask] of preconditionsOf(resource, action)) {
    const refusal = of.includes(name) ? await ask(at) : undefined
    if (refusal) return refusal
  }
  return undefined
}

/** Why somebody may not add to what every plant shares, or a plant to them; what is shared as far as it is used is used nowhere at first. */
export async function addingBlocked(read: Pick<Read, 'worksEverywhere'>, resource: ResourceDef): Promise<Refusal | undefined> {
  if (!isAddedFromAll(resource) || (await read.worksEverywhere())) return undefined
  return resource.changedFrom ? shared(resource) : addedFromAll(resource)
}
