import { flowOf, type ResourceDef, type Transition } from '../../../server/kernel/index.ts'
import type { World } from '../run/world.ts'
import type { Acting } from './act.ts'
import { LIKELY_STEPS } from './likely.ts'
import { rowIds } from './rows.ts'
import type { ListedRow } from './userSession.ts'
import { fieldInput, inputOf } from './values.ts'
import { weighted } from './weighted.ts'

export type FlowStep = Transition<ResourceDef>
/** How often somebody tries what the screen does not offer, a row of the other plant, or an old version. */
const [UNOFFERED, OTHER_PLANT, STALE] = [0.12, 0.04, 0.08]
/** How often a person goes for one step and lists rows that wait for it. */
const TARGETED = 0.7
/** Most of what is offered carries work on; the rest puts it right or ends it. */
const CORRECTING = /^(correct|void|cancel|reject|refuse|reverse|withdraw|skip|scrap|reopen|quarantine)/
const [COMMON, WEIGHT] = [4, 12]
const CORRECTED_FIELDS = 2

const doneCount = ({ log }: World, name: string) => log.outcomes.get(name)?.get('ok') ?? 0
/** Steps that this run has seldom completed weigh more: each step of a flow is reached within some days. */
const weightOf = (world: World, { name, resource }: FlowStep) =>
  Math.ceil((WEIGHT * (CORRECTING.test(name) ? 1 : COMMON)) / (1 + doneCount(world, `${name}${resource.type}`)))
export const stepsOf = (resource: ResourceDef): readonly FlowStep[] => Object.values(flowOf(resource)?.steps ?? {})

const rarest = (world: World, all: readonly FlowStep[]): FlowStep | undefined =>
  all.length
    ? weighted(
        all.map((step) => ({ step, weight: weightOf(world, step) })),
        world.dice.below,
      ).step
    : undefined

/** The filter of a list that shows rows in a state from which a step leads on, where the list can be filtered by it. */
function stateFilter({ world: { dice } }: Acting, resource: ResourceDef, step: FlowStep): { filter?: object } {
  const { filter } = resource.fields[step.field]?.options ?? {}
  const state = dice.pick(step.from)
  if (filter === 'eq') return { filter: { [step.field]: { eq: state } } }
  return filter === 'in' ? { filter: { [step.field]: { in: [state] } } } : {}
}

/** One or two fields as a correction changes them, with the reason; or what the step requires and some of the rest. */
function stepInput({ world, session, sources }: Acting, step: FlowStep, id: number): Record<string, unknown> {
  const { dice } = world
  if (!step.corrects)
    return { ...inputOf(step.input, sources, 0.4), ...LIKELY_STEPS[`${step.name}${step.resource.type}`]?.(world, session.person, id) }
  const fields = Object.entries(step.input).filter(([key]) => key !== 'reason')
  return { ...fieldInput(dice.some(fields, 1 + dice.below(CORRECTED_FIELDS)), sources), reason: `because ${dice.below(1000)}` }
}

/** Takes a row of a list one step on. */
export async function stepRow(acting: Acting, resource: ResourceDef): Promise<void> {
  const { world, session } = acting
  const { dice } = world
  const target = rarest(world, stepsOf(resource))
  if (!target) return
  const rows = await session.list(resource, dice.chance(TARGETED) ? stateFilter(acting, resource, target) : {})
  const [ready, able] = [
    rows.filter(({ actions }) => actions.includes(target.name)),
    rows.filter(({ actions }) => actions.some((action) => action !== 'edit' && action !== 'remove')),
  ]
  const isUnoffered = dice.chance(UNOFFERED)
  const row = dice.pick(isUnoffered || !able.length ? rows : ready.length ? ready : able) as ListedRow | undefined
  if (!row) return
  const offered = stepsOf(resource).filter(({ name }) => row.actions.includes(name))
  const step = isUnoffered || row.actions.includes(target.name) ? target : rarest(world, offered)
  if (step) await tryStep(acting, step, row)
}
/** Takes a step, or tries it on a row of the other plant or with an old version. */
async function tryStep(acting: Acting, step: FlowStep, row: ListedRow): Promise<void> {
  const { world, session } = acting
  const otherPlant = { plantId: 3 - session.person.plantId }
  const id = world.dice.chance(OTHER_PLANT) ? (rowIds(world, step.resource, otherPlant).at(-1) ?? row.id) : row.id
  await callStep(acting, step, id, world.dice.chance(STALE) ? new Date(Date.parse(row.updatedAt) - 1000).toISOString() : undefined)
}
/** Calls the operation of a step; `staleAt` is a version that the row no longer has. Out: how it ended. */
export async function callStep(acting: Acting, step: FlowStep, id: number, staleAt?: string): Promise<string> {
  const { resource, permission } = step
  const name = `${step.name}${resource.type}`
  const hasInput = acting.session.operation('mutation', name)?.args.some((arg) => arg.name === 'input') === true
  const input = hasInput ? { input: { ...stepInput(acting, step, id), ...(staleAt && { updatedAt: staleAt }) } } : {}
  const target = { resource: resource.name, id, action: step.name, tag: permission, isStale: hasInput && staleAt !== undefined }
  const answer = await acting.session.call('mutation', name, { id: String(id), ...input }, target)
  return answer?.outcome ?? ''
}
