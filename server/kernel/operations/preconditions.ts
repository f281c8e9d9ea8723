import type { Registry, RowAction } from '../definitions/area.ts'
import { firstVeto } from '../definitions/correction.ts'
import { withSystemScope } from '../definitions/dataScope.ts'
import type { Read } from '../ports.ts'
import { flowOf, illegalTransition, isClosed, isLegal, type Transition } from '../schema/flow.ts'
import { addedFromAll, conflict, type Refusal, shared } from '../schema/refusal.ts'
import { isAddedFromAll, type ResourceDef } from '../schema/resource.ts'

type Values = Readonly<Record<string, unknown>> & { readonly id: number }
/** An actor and the record that an action concerns. */
export interface Standing {
  readonly read: Read
  readonly registry: Registry
  readonly record: Values
}
/**
 * Why an action on a record is refused: a guard of the area; a closed or frozen record; a state without such a step; a veto against a
 * correction; the condition of the step; or a record shared with plants in which the actor does not work.
 */
export type Precondition = 'guard' | 'closed' | 'state' | 'objection' | 'condition' | 'shared'
type Ask = (at: Standing) => Promise<Refusal | null | undefined> | Refusal | undefined

/** The ids of records that a guard of the area withholds, each with the refusal. */
export const guarded = async (
  read: Read,
  registry: Registry,
  { resource, records }: { resource: ResourceDef; records: readonly Values[] },
) => (await registry.rulesFor(resource)?.guard?.({ read: withSystemScope(read, resource), records })) ?? new Map<number, Refusal>()

const guard =
  (resource: ResourceDef): Ask =>
  async ({ read, registry, record }) =>
    (await guarded(read, registry, { resource, records: [record] })).get(record.id)

/** The ids of records that the area freezes against change or deletion, each with the refusal. */
export const frozenIn = async (
  read: Read,
  registry: Registry,
  { resource, records, action }: { resource: ResourceDef; records: readonly Values[]; action: RowAction },
) =>
  (await registry.rulesFor(resource)?.frozen?.({ read: withSystemScope(read, resource), registry, records, action })) ??
  new Map<number, Refusal>()

/** The refusals by record id, for the records that have one. */
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
/** A `frozen` rule for rows that belong to another record: they are frozen as soon as that record, found by this link, is closed. */
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
  // Guards concern the assignment of work; corrections have a permission of their own and skip them.
  ...(step.corrects ? [] : [['guard', guard(step.resource)] as [Precondition, Ask]]),
  ['state', ({ record }) => (isLegal(step, record) ? undefined : illegalTransition(step, record))],
  ['objection', ({ read, registry, record }) => firstVeto(read, registry, { step, record })],
  [
    'condition',
    ({ read, registry, record }) => registry.commandFor(step)?.blocked?.({ read: withSystemScope(read, step.resource), record }),
  ],
]

/**
 * The preconditions of an action, independent of the input, in the order of their evaluation. Writes, screens that show refusals in advance
 * and the explanation of permissions all use this list.
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

/** The first refusal of an action among the named kinds of preconditions; undefined when none refuses. */
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

/**
 * The refusal to add a row that all plants share, or a plant, for actors who do not work in every plant; else undefined. Rows shared only
 * with the plants that use them may be added by anybody, as no plant uses a new one.
 */
export async function addingBlocked(read: Pick<Read, 'worksEverywhere'>, resource: ResourceDef): Promise<Refusal | undefined> {
  if (!isAddedFromAll(resource) || (await read.worksEverywhere())) return undefined
  return resource.changedFrom ? shared(resource) : addedFromAll(resource)
}
