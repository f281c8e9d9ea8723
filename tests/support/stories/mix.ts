import { registry } from '../../../server/domain/index.ts'
import { actionsOf, flowOf, type Operations, type ResourceDef, type Row } from '../../../server/kernel/index.ts'
import { type Editable, editableFields, isUnique } from '../samples/editableFields.ts'
import { inputOf } from '../samples/flowRows.ts'
import type { RaceCase } from '../store/raceTable.ts'
import { ended, type Outcome, outcomeOf, outcomesAtOnce } from './atOnce.ts'
import type { Desk } from './desk.ts'

const ROWS = 4
const updatable = registry.exposed.filter((one) => one.can.includes('update') && one.name !== 'plant')
/** What a mix works on: few rows of each resource, so that callers meet. */
interface Ground {
  readonly resource: ResourceDef
  readonly fields: readonly Editable[]
  ids: number[]
}
/** What one caller did, and how it ended where no serial order lets it end so. */
export interface Mix {
  readonly done: Record<string, number>
  readonly strays: string[]
  /** Calls that heard in time that a row was locked for too long, and did nothing. */
  busy: number
}

/** A row as people make it where rules let them make another one: what follows from it is there as well. */
async function made(desk: Desk, resource: ResourceDef): Promise<Row> {
  const { value } = resource.can.includes('create') ? await ended(() => desk.added(resource)) : { value: undefined }
  return value ?? desk.row(resource)
}
async function groundOf(desk: Desk, resource: ResourceDef): Promise<Ground> {
  const { rivals } = desk
  const fields = await editableFields({ ops: rivals.ops(0), store: rivals.store, actor: rivals.actor }, resource, 3)
  const ids: number[] = []
  for (let nth = 0; nth < ROWS; nth++) ids.push((await made(desk, resource)).id)
  return {
    resource,
    fields: fields.filter(({ key }) => !isUnique(resource, key) && resource.fields[key]?.options.spells === undefined),
    ids,
  }
}

type Chance = () => number
interface Turn {
  readonly desk: Desk
  readonly ops: Operations
  readonly chance: Chance
  readonly ground: Ground
}
const one = <T>(chance: Chance, all: readonly T[]) => all[Math.floor(chance() * all.length)] as T
const shuffled = <T>(chance: Chance, all: readonly T[]) =>
  all
    .map((value) => ({ value, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)

async function inputFor({ chance, ground }: Turn): Promise<Record<string, unknown>> {
  const field = ground.fields.length ? one(chance, ground.fields) : undefined
  return field ? { [field.key]: one(chance, await field.values(4)) } : {}
}
/** What a caller may do in one turn. Only who brings a version hears that the row has moved on. */
const TURNS: Readonly<Record<string, (turn: Turn) => Promise<Outcome>>> = {
  async update(turn) {
    const { desk, ops, chance, ground } = turn
    const input = await inputFor(turn)
    return outcomeOf(() => ops.update(desk.rivals.actor, ground.resource, one(chance, ground.ids), input))
  },
  async updateOfVersion(turn) {
    const { desk, ops, chance, ground } = turn
    const [input, id] = [await inputFor(turn), one(chance, ground.ids)]
    const { value } = await ended(() => ops.get(desk.rivals.actor, ground.resource, id))
    if (!value) return 'notFound'
    const outcome = await outcomeOf(() => ops.update(desk.rivals.actor, ground.resource, id, { ...input, updatedAt: value.updatedAt }))
    return outcome === 'stale' ? 'ok' : outcome
  },
  async updateMany(turn) {
    const { desk, ops, chance, ground } = turn
    const input = await inputFor(turn)
    return outcomeOf(() => ops.updateMany(desk.rivals.actor, ground.resource, shuffled(chance, ground.ids), input))
  },
  async replace({ desk, ops, chance, ground }) {
    const { resource } = ground
    if (!resource.can.includes('delete')) return 'ok'
    const ids = shuffled(chance, ground.ids).slice(0, 2)
    const outcome = await outcomeOf(() => ops.remove(desk.rivals.actor, resource, ids))
    if (outcome !== 'ok') return outcome
    const added = [await made(desk, resource), await made(desk, resource)].map(({ id }) => id)
    ground.ids = [...ground.ids.filter((id) => !ids.includes(id)), ...added]
    return outcome
  },
  async step({ desk, ops, chance, ground }) {
    const { rivals } = desk
    const { value: row } = await ended(() => ops.get(rivals.actor, ground.resource, one(chance, ground.ids)))
    const steps = Object.values(flowOf(ground.resource)?.steps ?? {})
    const legal = row ? steps.filter(({ name }) => actionsOf(rivals.actor, ground.resource, row).includes(name)) : []
    if (!row || !legal.length) return 'ok'
    const step = one(chance, legal)
    const input = await inputOf({ ops, store: rivals.store, actor: rivals.actor }, step, row as Row)
    return outcomeOf(() => ops.step(rivals.actor, step, row.id, input))
  },
}

const isStray = (outcome: Outcome) => outcome === 'stale' || outcome.startsWith('fault: ') || outcome.startsWith('outage.')
const BUSY = 'outage.busy'

export interface Crowd {
  readonly callers: number
  readonly seconds: number
  chanceFor(nth: number): Chance
}
/** Turns until everybody flocks to other rows. */
const FLOCK = 100

/** Callers who do whatever comes to their minds for a while, half of it where everybody is; now and then one starts a race of the tables. */
export async function mixOf(desk: Desk, races: readonly RaceCase[], { callers, seconds, chanceFor }: Crowd): Promise<Mix> {
  const grounds: Ground[] = []
  for (const resource of updatable) grounds.push(await groundOf(desk, resource))
  const mix: Mix = { done: {}, strays: [], busy: 0 }
  let turns = 0
  let isOver = false
  const note = (name: string, outcome: Outcome) => {
    mix.done[name] = (mix.done[name] ?? 0) + 1
    if (outcome === BUSY) mix.busy++
    else if (isStray(outcome)) mix.strays.push(`${name}: ${outcome}`)
  }
  async function race(chance: Chance) {
    const { name, prepare } = one(chance, races)
    const { outcome, value } = await ended(() => prepare(desk))
    note(`${name}, prepared`, outcome)
    for (const end of value ? await outcomesAtOnce(value.sides) : []) note(name, end)
  }
  async function work(nth: number) {
    const chance = chanceFor(nth)
    while (!isOver) {
      if (chance() < 0.1) await race(chance)
      const crowded = grounds[Math.floor(turns++ / FLOCK) % grounds.length] as Ground
      const ground = chance() < 0.5 ? crowded : one(chance, grounds)
      const turn = one(chance, Object.keys(TURNS))
      const { outcome, value } = await ended(async () => TURNS[turn]?.({ desk, ops: desk.rivals.ops(nth), chance, ground }))
      note(`${ground.resource.name} ${turn}`, value ?? outcome)
    }
  }
  setTimeout(() => {
    isOver = true
  }, seconds * 1000)
  await Promise.all(Array.from({ length: callers }, (_, nth) => work(nth)))
  return mix
}
