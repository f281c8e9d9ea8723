import { registry } from '../../../server/domain/index.ts'
import { flowOf, type ResourceDef, type Transition } from '../../../server/kernel/index.ts'
import type { Token } from '../run/promises.ts'
import type { World } from '../run/world.ts'
import { CAST, type Person } from './cast.ts'
import { DAYS, type Habit } from './days.ts'
import { Hand, type Seen } from './hand.ts'
import { legacyAct } from './legacy.ts'
import { rowIds } from './rows.ts'
import { SLIPS } from './slips.ts'
import { changeOf, inputOf, type Making } from './values.ts'

/** How often somebody tries what the screen does not offer, or a row of the other plant. */
const [WILD, STRANGE, STALE] = [0.12, 0.04, 0.08]
/** And how often what makes no sense at all. */
const SLIP = 0.04
const upper = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
/** Most of what is offered carries work on; the rest puts it right or ends it. */
const SELDOM = /^(correct|void|cancel|reject|refuse|reverse|withdraw|skip|scrap|reopen|quarantine)/
const MUCH = 6

interface Acting {
  readonly world: World
  readonly hand: Hand
  readonly making: Making
}

/** One of them, more often the more it weighs. */
export function weighted<T extends { readonly weight: number }>(all: readonly T[], below: (limit: number) => number): T {
  const at = below(all.reduce((sum, { weight }) => sum + weight, 0))
  let passed = 0
  for (const one of all) {
    passed += one.weight
    if (at < passed) return one
  }
  throw new Error('nothing to choose from')
}
function chosenStep({ world: { dice } }: Acting, resource: ResourceDef, row: Seen): Transition<ResourceDef> | undefined {
  const steps = Object.values(flowOf(resource)?.steps ?? {})
  if (dice.chance(WILD)) return dice.pick(steps)
  const offered = steps
    .filter(({ name }) => row.actions.includes(name))
    .map((step) => ({ step, weight: SELDOM.test(step.name) ? 1 : MUCH }))
  return offered.length ? weighted(offered, dice.below).step : undefined
}

async function stepOn(acting: Acting, resource: ResourceDef): Promise<void> {
  const { world, hand, making } = acting
  const rows = await hand.see(resource, openOnly(acting, resource))
  const able = rows.filter(({ actions }) => actions.some((one) => one !== 'edit' && one !== 'remove'))
  const row = world.dice.pick(able.length && !world.dice.chance(WILD) ? able : rows) as Seen | undefined
  if (!row) return
  const step = chosenStep(acting, resource, row)
  if (!step) return
  const id = world.dice.chance(STRANGE) ? (rowIds(world, resource, { plantId: 3 - hand.person.plantId }).at(-1) ?? row.id) : row.id
  const input = inputOf(step.input, making, step.corrects ? 0.15 : 0.3)
  if (step.corrects) input['reason'] ??= `because ${world.dice.below(1000)}`
  const isStale = world.dice.chance(STALE)
  const version = isStale ? { updatedAt: new Date(Date.parse(row.updatedAt) - 1000).toISOString() } : {}
  const name = `${step.name}${resource.type}`
  const asked = hand.argsOf('mutation', name)?.args.some((one) => one.name === 'input') ? { input: { ...input, ...version } } : {}
  await hand.ask(
    'mutation',
    name,
    { id: String(id), ...asked },
    { ...{ resource: resource.name, id, action: step.name, tag: step.permission }, isStale: isStale && 'input' in asked },
  )
}
/** Most look at what is still open. */
function openOnly({ world: { dice } }: Acting, resource: ResourceDef): { filter?: object } {
  const flow = flowOf(resource)
  if (!flow || !dice.chance(0.7) || !resource.fields[flow.field]?.options.filter) return {}
  const states = [
    ...new Set(
      Object.values(flow.steps)
        .filter((step) => step.field === flow.field && !step.corrects && step.to !== null)
        .flatMap((step) => step.from),
    ),
  ]
  return states.length && resource.fields[flow.field]?.options.filter === 'in'
    ? { filter: { [flow.field]: { in: [dice.pick(states)] } } }
    : {}
}
const TOLD = ['remark', 'description', 'detail', 'comment', 'request'] as const
/** A text of the row that no other has, where it has one that people may write. */
function tokenOf({ step, log }: World, { fields }: ResourceDef): Token | undefined {
  const field = TOLD.find((key) => fields[key]?.kind === 'text' && !fields[key].options.readonly && !fields[key].options.rich)
  return field && { field, text: `step ${step} command ${log.count}` }
}
async function createOf({ world, hand, making }: Acting, resource: ResourceDef): Promise<void> {
  const token = tokenOf(world, resource)
  const input = { ...inputOf(resource.fields, making), ...LIKELY[resource.name]?.(world), ...(token && { [token.field]: token.text }) }
  await hand.ask(
    'mutation',
    `create${resource.type}`,
    { input },
    { resource: resource.name, action: 'create', token, tag: `${resource.permission}:add` },
  )
}
async function editOf({ world, hand, making }: Acting, resource: ResourceDef): Promise<void> {
  const rows = await hand.see(resource)
  const row = world.dice.pick(rows) as Seen | undefined
  if (!row) return
  const input = { ...changeOf(resource, making), ...(await EDITED[resource.name]?.(world, row)) }
  const isStale = world.dice.chance(STALE)
  const version = isStale
    ? { updatedAt: new Date(Date.parse(row.updatedAt) - 1000).toISOString() }
    : world.dice.chance(0.5)
      ? { updatedAt: row.updatedAt }
      : {}
  await hand.ask(
    'mutation',
    `update${resource.type}`,
    { id: String(row.id), input: { ...input, ...version } },
    { resource: resource.name, id: row.id, action: 'update', tag: `${resource.permission}:edit`, isStale },
  )
}
async function removeOf({ world, hand }: Acting, resource: ResourceDef): Promise<void> {
  const rows = await hand.see(resource)
  const row = world.dice.pick(rows) as Seen | undefined
  if (!row) return
  const many = upper(resource.plural)
  const answer = await hand.ask('mutation', `delete${many}`, { ids: [String(row.id)] })
  if (answer?.outcome === 'ok' && resource.undoable && world.dice.chance(0.5)) await hand.ask('mutation', `undelete${many}`, {})
}
async function callOf({ hand, making }: Acting, name: string): Promise<void> {
  const call = registry.areas.flatMap((area) => area.calls ?? []).find((one) => one.name === name)
  if (call) return void (await hand.ask('mutation', name, inputOf(call.args, making, 0.5)))
  const operation = hand.argsOf('mutation', name)
  const args: Record<string, unknown> = {}
  for (const arg of operation?.args ?? []) args[arg.name] = argument(arg.name, String(arg.type), making)
  await hand.ask('mutation', name, args)
}
/** What calls that no area defines are about: users by their ids. */
function argument(name: string, type: string, making: Making): unknown {
  if (name === 'id' || name === 'userId') return String(making.dice.pick(making.ids('user')) ?? 1)
  if (type.startsWith('[')) return []
  return type.startsWith('Boolean') ? true : `${name} ${making.dice.below(1000)}`
}
async function lookAt({ hand, making }: Acting, name: string): Promise<void> {
  const model = registry.readModels.find((one) => one.name === name)
  if (!model) return
  const args = inputOf(model.args, making, 0.2)
  if ('from' in model.args && 'to' in model.args) Object.assign(args, { from: dayBefore(making.now, 6), to: dayBefore(making.now, 0) })
  await hand.ask('query', name, args)
}
const dayBefore = (now: Date, days: number) => new Date(now.getTime() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10)

/** What people would say who know their trade, beside what chance says. */
const LIKELY: Readonly<Record<string, (world: World) => object>> = {
  reportLog: ({ dice }) => (dice.chance(0.8) ? { reportDate: undefined, inspectionId: undefined } : {}),
  sparePartLog: ({ dice }) => ({
    storeType: dice.pick(['IN', 'IN', 'OUT', 'OUT', 'RETURN', 'SCRAP']),
    quantity: 1 + dice.below(5),
    countedAt: undefined,
    quantityCheck: undefined,
    bookedAt: undefined,
    stockOrderId: undefined,
    ...(dice.chance(0.6) && { maintenanceOrderId: undefined }),
  }),
  accessoryLog: ({ dice }) => ({
    storeType: dice.pick(['IN', 'OUT']),
    quantity: 1 + dice.below(5),
    countedAt: undefined,
    quantityCheck: undefined,
    bookedAt: undefined,
    stockOrderId: undefined,
  }),
  inkLog: ({ dice }) => ({
    storeType: dice.pick(['IN', 'IN', 'OUT', 'MOVE']),
    bookedAt: undefined,
    stockOrderId: undefined,
    ...(dice.chance(0.5) ? { cans: 1 + dice.below(3), quantity: undefined } : { quantity: 1 + dice.below(9) }),
  }),
  workerVacation: ({ dice, clock }) => {
    const begin = dice.below(30)
    return {
      vacType: dice.pick(['ANNUAL', 'SICK', 'PERSONAL']),
      beginDate: dayBefore(clock.now(), -begin),
      endDate: dayBefore(clock.now(), -begin - dice.below(4)),
      beginHalf: undefined,
      endHalf: undefined,
    }
  },
  stockOrder: ({ dice }) => ({ quantity: 1 + dice.below(20), ...(dice.chance(0.5) ? { accessoryId: undefined, inkId: undefined } : {}) }),
  user: ({ dice }) => ({
    username: `u${dice.below(1_000_000)}`,
    password: 'f'.repeat(63) + dice.below(10),
    plantIds: [String(1 + dice.below(2))],
  }),
}
/** Who edits knows where it hurts: what makes everybody else unable to work is left alone. */
const EDITED: Readonly<Record<string, (world: World, row: Seen) => Promise<object>>> = {
  role: async ({ dice }) => ({ permissions: undefined, menuIds: undefined, status: undefined, remark: `r${dice.below(100)}` }),
  user: async () => ({ status: undefined, roleIds: undefined, plantIds: undefined, password: undefined, username: undefined }),
  config: async () => ({}),
}

const DO: Readonly<Record<Exclude<Habit['does'], 'call' | 'look'>, (acting: Acting, resource: ResourceDef) => Promise<void>>> = {
  create: createOf,
  edit: editOf,
  remove: removeOf,
  step: stepOn,
}

/** Which row stands for somebody, among those that stand for people. */
function ownRow(world: World, { username, plantId }: Person, target: string): number | undefined {
  if (!['worker', 'repairer', 'reporter'].includes(target)) return undefined
  const sql = `SELECT p.id FROM ${target} p JOIN "user" u ON u.id = p.user_id WHERE u.username = ? AND p.plant_id = ? LIMIT 1`
  return world.rows<{ id: number }>(sql, username, plantId)[0]?.id
}
/** What inputs of somebody are made of at this moment. */
export const makingOf = (world: World, person: Person): Making => ({
  dice: world.dice,
  now: world.clock.now(),
  ids: (target, where) => {
    const resource = registry.byName(target)
    return resource ? rowIds(world, resource, { plantId: person.plantId, where, isSelectable: !world.dice.chance(0.05) }) : []
  },
  own: (target) => ownRow(world, person, target),
})
/** So many things somebody does while they are at it. */
const MOST_AT_A_TIME = 5
/** Seconds between two of them. */
const PAUSES = [0, 0, 0.2, 300] as const

async function doOne(hand: Hand): Promise<void> {
  const { world, person } = hand
  if (person.kind === 'legacy') return legacyAct(hand)
  const { does, on } = weighted(DAYS[person.kind], world.dice.below)
  if (world.dice.chance(SLIP)) return void (await world.dice.pick(SLIPS)(hand, world.dice.pick(registry.exposed)))
  const acting = { world, hand, making: makingOf(world, person) }
  if (does === 'call') return callOf(acting, on)
  if (does === 'look') return lookAt(acting, on)
  const resource = registry.byName(on)
  if (!resource) throw new Error(`${person.kind} does something with ${on}, which there is not`)
  await DO[does](acting, resource)
}
/** What a person does who has come to a screen: some things one after the other, by what such people do all day. */
export async function act(world: World, person: Person): Promise<void> {
  const hand = new Hand(world, person)
  for (let left = 1 + world.dice.below(MOST_AT_A_TIME); left > 0; left--) {
    await doOne(hand)
    const pause = world.dice.pick(PAUSES)
    if (pause) await world.clock.forward(world.clock.ms + pause * 1000)
  }
}
export const administrator = CAST.find(({ kind }) => kind === 'administrator') as Person
