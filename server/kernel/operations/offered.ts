import type { Registry, RowAction } from '../definitions/area.ts'
import { withSystemScope } from '../definitions/dataScope.ts'
import type { Read } from '../ports.ts'
import { type Actor, can } from '../schema/actor.ts'
import { flowOf, isClosed, isLegal, type Transition } from '../schema/flow.ts'
import type { Refusal } from '../schema/refusal.ts'
import type { ResourceDef } from '../schema/resource.ts'
import { frozenIn, guarded, refusalOf } from './preconditions.ts'

/** The names of the actions that the actor may take on this row now: 'edit', 'remove' and the legal steps. */
export function actionsOf(actor: Actor, resource: ResourceDef, row: Readonly<Record<string, unknown>>): string[] {
  const open = !isClosed(resource, row)
  const steps = Object.values(flowOf(resource)?.steps ?? {})
    .filter((s) => isLegal(s, row) && can(actor, s.permission))
    .map((s) => s.name)
  const edit = open && resource.can.includes('update') && can(actor, `${resource.permission}:edit`)
  const remove = (open || !resource.retainsClosed) && resource.can.includes('delete') && can(actor, `${resource.permission}:remove`)
  return [...steps, ...(edit ? ['edit'] : []), ...(remove ? ['remove'] : [])]
}

/** The ids of the records that the reader may neither change, delete nor move on; screens offer no action for them. */
export async function untouchable(
  read: Read,
  registry: Registry,
  resource: ResourceDef,
  records: readonly (Readonly<Record<string, unknown>> & { id: number })[],
): Promise<ReadonlySet<number>> {
  const shared = resource.changedFrom
    ? await read.crossPlantIds(
        resource,
        records.map(({ id }) => id),
      )
    : []
  return new Set([...shared, ...(await guarded(read, registry, { resource, records })).keys()])
}

/** Whether rules may withhold rows of a resource from users who have the permission. */
export const withholds = (resource: ResourceDef, registry: Registry): boolean => {
  const rules = registry.rulesFor(resource)
  return Boolean(resource.changedFrom || rules?.guard || rules?.frozen)
}
/** As `actionsOf` for each of several rows, without the actions that preconditions would refuse. */
export async function offeredActions(
  read: Read,
  registry: Registry,
  { resource, records }: { resource: ResourceDef; records: readonly (Readonly<Record<string, unknown>> & { id: number })[] },
): Promise<string[][]> {
  const allowed = records.map((record) => actionsOf(read.actor, resource, record))
  const some = records.filter((_, at) => allowed[at]?.length)
  const guardedRows = await untouchable(read, registry, resource, some)
  const having = (action: RowAction) => records.filter(({ id }, at) => allowed[at]?.includes(action) && !guardedRows.has(id))
  const frozen = {
    edit: await frozenIn(read, registry, { resource, records: having('edit'), action: 'edit' }),
    remove: await frozenIn(read, registry, { resource, records: having('remove'), action: 'remove' }),
  }
  const corrects = (name: string) => flowOf(resource)?.steps[name]?.corrects
  const isFrozen = (id: number, name: string) => (name === 'edit' || name === 'remove') && frozen[name].has(id)
  return records.map(({ id }, at) => (allowed[at] ?? []).filter((name) => (guardedRows.has(id) ? corrects(name) : !isFrozen(id, name))))
}

/** The permitted steps that are refused now whatever is filled in, each with the refusal; corrections only on request. */
export async function blockedOf(
  read: Read,
  registry: Registry,
  { resource, row, corrections = true }: { resource: ResourceDef; row: Readonly<Record<string, unknown>>; corrections?: boolean },
): Promise<{ step: string; refusal: Refusal }[]> {
  const allowed = actionsOf(read.actor, resource, row)
  const steps = Object.values(flowOf(resource)?.steps ?? {}).filter(
    (step) => allowed.includes(step.name) && (corrections || !step.corrects),
  )
  const out: { step: string; refusal: Refusal }[] = []
  for (const { name } of steps) {
    const standing = { read, registry, record: row as typeof row & { id: number } }
    const refusal = await refusalOf(standing, { resource, action: name, of: ['guard', 'objection', 'condition'] })
    if (refusal) out.push({ step: name, refusal })
  }
  return out
}

/** Whether some step of the resource may be refused whatever is filled in. */
export const isConditional = (resource: ResourceDef, registry: Registry): boolean =>
  Object.values(flowOf(resource)?.steps ?? {}).some((step) => !step.corrects && registry.commandFor(step)?.blocked)

/** Whether some step of the resource may require more fields of one record than of another. */
export const isDemanding = (resource: ResourceDef, registry: Registry): boolean =>
  Object.values(flowOf(resource)?.steps ?? {}).some((step) => isDemandingStep(registry, step))
/** Whether this step may require or suggest fields depending on the record. */
export function isDemandingStep(registry: Registry, step: Transition<ResourceDef>): boolean {
  const { needs, suggests } = registry.commandFor(step) ?? {}
  return Boolean(needs ?? suggests)
}

/** The additional fields that one step requires of a record, and those that it suggests. */
export interface StepNeeds {
  readonly step: string
  readonly fields: readonly string[]
  readonly asks: readonly string[]
}
/** The additional fields of a record for each step that the actor may take. */
export async function needsOf(
  read: Read,
  registry: Registry,
  { resource, row }: { resource: ResourceDef; row: Readonly<Record<string, unknown>> },
): Promise<StepNeeds[]> {
  const allowed = actionsOf(read.actor, resource, row)
  const out: StepNeeds[] = []
  const about = { read: withSystemScope(read, resource), record: row }
  for (const step of Object.values(flowOf(resource)?.steps ?? {})) {
    if (!allowed.includes(step.name) || !isDemandingStep(registry, step)) continue
    const { needs, suggests } = registry.commandFor(step) ?? {}
    out.push({ step: step.name, fields: (await needs?.(about)) ?? [], asks: (await suggests?.(about)) ?? [] })
  }
  return out
}
