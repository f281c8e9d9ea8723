import { registry } from '../../../server/domain/index.ts'
import {
  type Actor,
  type FieldDef,
  type Flow,
  flowOf,
  type Operations,
  type ResourceDef,
  type Store,
  type Transition,
} from '../../../server/kernel/index.ts'
import { ended } from '../stories/atOnce.ts'
import { make, sample, sampleInput } from './factories.ts'
import { AFTERWARDS, ASKED_BESIDE, INPUTS, ORIGINS, VALUES } from './flowPreparations.ts'

export type Row = Record<string, unknown> & { id: number; updatedAt: Date }
type Step = Transition<ResourceDef>
export interface FlowDesk {
  readonly ops: Operations
  readonly store: Store
  readonly actor: Actor
}
/** A state of a flow, or of a track beside it, and the steps that people may take there. */
export interface Place {
  readonly resource: ResourceDef
  readonly field: string
  readonly state: string
  readonly steps: readonly Step[]
}

function placesOf(resource: ResourceDef, { field: main, tracks, steps }: Flow): Place[] {
  const legal = (field: string, state: string) => Object.values(steps).filter((step) => step.field === field && step.from.includes(state))
  const all = [main, ...tracks].flatMap((field) => (resource.fields[field]?.values ?? []).map((state) => ({ field, state })))
  return all.map(({ field, state }) => ({ resource, field, state, steps: legal(field, state) })).filter((place) => place.steps.length)
}
/** Every state of every flow that people can leave or put right. */
export const allPlaces: readonly Place[] = registry.exposed.flatMap((resource) => {
  const flow = flowOf(resource)
  return flow ? placesOf(resource, flow) : []
})

/** The text that a correction corrects: one that the record has, or the first of them. */
function correctedText(step: Step, row: Row): string | undefined {
  const texts = Object.keys(step.input).filter((key) => key !== 'reason' && step.input[key]?.kind === 'text')
  return texts.find((key) => row[key] !== null) ?? texts[0]
}
/** What a step asks for, of this record too. */
export async function inputOf({ store, actor }: FlowDesk, step: Step, row: Row): Promise<Record<string, unknown>> {
  const keys = step.corrects ? ['reason'] : Object.keys(step.input).filter((key) => step.input[key]?.options.required)
  const text = step.corrects === 'fields' ? correctedText(step, row) : undefined
  const needed = step.corrects ? [] : ((await registry.commandFor(step)?.needs?.({ read: store.read(actor), record: row })) ?? [])
  const input: Record<string, unknown> = {}
  for (const key of new Set([...keys, ...needed, ...(ASKED_BESIDE[step.name] ?? []), ...(text ? [text] : [])]))
    input[key] = INPUTS[key] ?? (await sample(store, actor, key, step.input[key] as FieldDef))
  return input
}

/** A new row as people make it where they can, with all that follows from it. */
async function newRow(desk: FlowDesk, resource: ResourceDef): Promise<Row> {
  const { ops, store, actor } = desk
  const values = VALUES[resource.name] ?? {}
  const row = await (ORIGINS[resource.name]?.(desk) ??
    (resource.can.includes('create')
      ? ops.create(actor, resource, await sampleInput(store, actor, resource, values))
      : make(store, actor, resource, values)))
  await AFTERWARDS[resource.name]?.(desk, row)
  return row
}
/** Moments that whoever brought a row into its state has left in it. */
const MOMENTS = ['acceptedAt', 'resumeDate', 'completedAt', 'beginDate', 'completeDate', 'doneAt']
async function putInto(desk: FlowDesk, { resource, field, state }: Place): Promise<Row> {
  const { store, actor } = desk
  const row = await make(store, actor, resource, VALUES[resource.name])
  const moments = Object.fromEntries(MOMENTS.filter((key) => resource.fields[key]?.kind === 'instant').map((key) => [key, store.now()]))
  const there: Row = await store.write(actor, async (uow) =>
    uow.of(resource).patch(await uow.of(resource).lockForUpdate(row.id), { ...moments, [field]: state } as never),
  )
  await AFTERWARDS[resource.name]?.(desk, there)
  return there
}

/** The shortest ways of people's steps from the first state of a field to another one. */
function waysTo({ resource, field, state }: Place): readonly (readonly Step[])[] {
  const steps = Object.values(flowOf(resource)?.steps ?? {}).filter((step) => step.field === field && step.to !== null && !step.corrects)
  const start = String(resource.fields[field]?.options.default)
  let ways: { at: string; taken: Step[] }[] = [{ at: start, taken: [] }]
  const seen = new Set([start])
  while (ways.length && !seen.has(state)) {
    ways = ways.flatMap(({ at, taken }) =>
      steps
        .filter((step) => step.from.includes(at) && !seen.has(String(step.to)))
        .map((step) => ({ at: String(step.to), taken: [...taken, step] })),
    )
    for (const { at } of ways) seen.add(at)
  }
  return ways.filter(({ at }) => at === state).map(({ taken }) => taken)
}
async function walk(desk: FlowDesk, { resource, field, state }: Place, way: readonly Step[]): Promise<Row | undefined> {
  let row = await newRow(desk, resource)
  for (const step of way) {
    const { value } = await ended(async () => desk.ops.step(desk.actor, step, row.id, await inputOf(desk, step, row)))
    if (!value) return undefined
    row = value
  }
  return row[field] === state ? row : undefined
}

export type RowMaker = () => Promise<Row>
/**
 * Ways to a row in a state: by people's steps, where rules let such a row through, and put there by the base, as if it had come there long ago.
 */
export async function makersOf(desk: FlowDesk, place: Place): Promise<RowMaker[]> {
  const put = () => putInto(desk, place)
  for (const way of waysTo(place)) {
    if (!way.length) return [() => newRow(desk, place.resource)]
    if (await walk(desk, place, way)) return [async () => (await walk(desk, place, way)) ?? put(), put]
  }
  return [put]
}
