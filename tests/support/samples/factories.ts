import { createHash } from 'node:crypto'
import { plant } from '../../../server/domain/masterdata/index.ts'
import {
  type Actor,
  addDays,
  businessDay,
  type FieldDef,
  type Kind,
  type ResourceDef,
  type Store,
  systemActor,
} from '../../../server/kernel/index.ts'
import { allResources } from '../../../server/store/index.ts'

let seq = 0
/** A number that no other call got: unique names without thinking. */
export const unique = () => ++seq

const byName = new Map(allResources.map((r) => [r.name, r]))

/** Texts whose form a definition prescribes. */
const FORMED: Readonly<Record<string, () => string>> = {
  password: () => createHash('sha256').update(`a long password ${unique()}`).digest('hex'),
  storeUrl: () => `https://apps.example/${unique()}`,
  version: () => `1.${unique()}`,
  path: () => `/made/${unique()}`,
  permission: () => `made:thing:do${unique()}`,
  code: () => `CODE${unique()}`,
  cycle: () => 'AAAA--',
  configKey: () => `made.key${unique()}`,
  email: () => `p${unique()}@example.com`,
}
function textFor(field: FieldDef, key: string) {
  const formed = FORMED[key]
  if (formed) return formed()
  if (/mobile/i.test(key)) return `138${String(unique()).padStart(8, '0')}`
  if (/tel/i.test(key)) return '0512-66660001'
  return `${key}${unique()}`.slice(0, field.options.max ?? 500)
}
/** Days from the store's own: a plan is yet to come, what keeps does so for a while, all else was a week ago. */
const PLANNED_IN = 13
const DAYS_FROM_NOW: Readonly<Record<string, number>> = { validFrom: PLANNED_IN, expiringDate: 224 }
const dayFromNow = (store: Store, days: number) => addDays(businessDay(store.now(), 480), days)
interface Sampled {
  readonly store: Store
  readonly actor: Actor
  readonly key: string
  readonly field: FieldDef
}
const target = async ({ store, actor, field }: Sampled) => (await make(store, actor, byName.get(field.target ?? '') as ResourceDef)).id
const SAMPLES: Readonly<Record<Kind, (of: Sampled) => unknown>> = {
  text: ({ field, key }) => textFor(field, key),
  int: ({ field: { options }, key }) => (options.min ?? 1) + (key === 'build' ? unique() : 0),
  decimal: ({ field: { options } }) => Math.max(options.min ?? 0, 1.5),
  flag: () => false,
  date: ({ store, key }) => dayFromNow(store, DAYS_FROM_NOW[key] ?? -8),
  time: ({ key }) => (key.startsWith('end') ? '16:00' : '08:00'),
  instant: ({ store }) => store.now(),
  choice: ({ field }) => field.values?.[0],
  link: target,
  links: async (of) => [await target(of)],
  // Steps alone ask for them, and say of what.
  amounts: () => undefined,
  entries: () => undefined,
}
/** A value that the field accepts; links get a fresh parent in the actor's plant. */
export const sample = async (store: Store, actor: Actor, key: string, field: FieldDef): Promise<unknown> =>
  SAMPLES[field.kind]({ store, actor, key, field })
/** Fields that only the rules of a resource ask for. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  user: ['password'],
  menu: ['path'],
  notificationType: ['subject'],
  noticeReceiver: ['userId'],
  shiftPattern: ['shiftAId'],
  shiftTeam: ['beginDate'],
  stockOrder: ['partId'],
  sparePartLog: ['quantity'],
  accessoryLog: ['quantity'],
  leaveLog: ['quantity'],
  inkLog: ['batchNo', 'locationId', 'expiringDate', 'quantity'],
}
/** What whoever makes such a row would always say of it. */
const SAID: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { staff: { isAcc: true, isInk: true } }
let accounts = 0
/** What has to be there before: a stocktake counts a shelf of its own with something on it, as one that is being counted is not counted again. */
const BEFORE: Readonly<Record<string, (store: Store, actor: Actor, given: Record<string, unknown>) => Promise<Record<string, unknown>>>> = {
  /** Nobody has two accounts of one type for a year. */
  leaveEntitlement: async () => ({ year: 2000 + (accounts++ % 100) }),
  /** Whoever gives a shift away works in it. */
  async shiftSwap(store, actor, { fromWorkerId }) {
    const people = byName.get('worker') as ResourceDef
    const [known] = typeof fromWorkerId === 'number' ? await store.read(actor).of(people).many([fromWorkerId]) : []
    const { id } = known ?? (await make(store, actor, people))
    const date = dayFromNow(store, PLANNED_IN)
    const about = await make(store, actor, byName.get('productionSchedule') as ResourceDef, { date, workerIds: [id] })
    return { date, shiftId: about.shiftId, fromWorkerId: id }
  },
  /** Whoever was there was planned in a shift, yesterday's: whatever the clock says, it has begun. */
  async attendance(store, actor, { workerId, date = dayFromNow(store, -1), shiftId }) {
    if (shiftId !== undefined) return {}
    const people = byName.get('worker') as ResourceDef
    const [known] = typeof workerId === 'number' ? await store.read(actor).of(people).many([workerId]) : []
    const { id } = known ?? (await make(store, actor, people))
    const about = await make(store, actor, byName.get('productionSchedule') as ResourceDef, { date, workerIds: [id] })
    return { date, shiftId: about.shiftId, workerId: id, arrivedAt: new Date(`${date}T08:05:00+08:00`) }
  },
  /** What is pinned is there. */
  async complaintEvidence(store, actor) {
    const { id } = await make(store, actor, byName.get('reportLog') as ResourceDef)
    return { ofResource: 'reportLog', recordId: id }
  },
  async stocktake(store, actor) {
    const { id } = await make(store, actor, byName.get('storageLocation') as ResourceDef)
    await make(store, actor, byName.get('sparePart') as ResourceDef, { locationId: id })
    return { locationIds: [id] }
  },
  /** What is added to a list lies nowhere yet. */
  async stocktakeLine(store, actor) {
    const [about, { code }] = [
      await make(store, actor, byName.get('stocktake') as ResourceDef),
      await make(store, actor, byName.get('sparePart') as ResourceDef),
    ]
    return { stocktakeNo: about.stocktakeNo, code }
  },
}
/** Values for every required field that a client may send. */
export async function sampleInput(store: Store, actor: Actor, resource: ResourceDef, given: Record<string, unknown> = {}) {
  const input: Record<string, unknown> = { ...SAID[resource.name], ...(await BEFORE[resource.name]?.(store, actor, given)), ...given }
  for (const [key, field] of Object.entries(resource.fields)) {
    const o = field.options
    const isAsked = (o.required && o.default === undefined) || ALSO[resource.name]?.includes(key)
    if (key in input || o.readonly || !isAsked) continue
    input[key] = await sample(store, actor, key, field)
  }
  return input
}
/** Values of required fields that only the server writes. */
async function serverValues(store: Store, actor: Actor, resource: ResourceDef, given: Record<string, unknown>) {
  const values: Record<string, unknown> = {}
  for (const [key, field] of Object.entries(resource.fields)) {
    const { readonly, required, series, default: initial } = field.options
    if (key in given || !readonly || !required || series || initial !== undefined) continue
    values[key] = await sample(store, actor, key, field)
  }
  return values
}
/** A row of any resource, with the parents it needs. */
export async function make(
  store: Store,
  actor: Actor,
  resource: ResourceDef,
  given: Record<string, unknown> = {},
): Promise<Record<string, unknown> & { id: number; updatedAt: Date }> {
  // Nobody sees a new plant before they are a member of it.
  if (resource.name === 'plant' && actor.plantId) return store.read(actor).of(resource).get(actor.plantId) as never
  const isKept = (key: string) => !resource.fields[key]?.options.transient
  const input = await sampleInput(store, actor, resource, given)
  const kept = Object.fromEntries(Object.entries(input).filter(([key]) => isKept(key)))
  const values = { ...kept, ...(await serverValues(store, actor, resource, given)) }
  // What every plant shares is there before anybody works in one of them.
  const writer = resource.changedFrom === 'everyPlant' ? systemActor(actor.plantId) : actor
  return store.write(writer, (uow) => uow.of(resource).create(values as never)) as never
}

/** A plant with nothing in it, and the system acting there. */
export async function makePlant(store: Store, name = `Plant ${unique()}`): Promise<{ id: number; actor: Actor }> {
  const row = await store.write(systemActor(0), (uow) => uow.of(plant).create({ name, code: `P${unique()}` }))
  return { id: row.id, actor: systemActor(row.id) }
}
/** Somebody with exactly these permissions in one plant. */
export const person = (plantId: number, permissions: readonly string[], more: Partial<Actor> = {}): Actor => ({
  kind: 'user',
  userId: null,
  name: 'tester',
  plantId,
  plantIds: [plantId],
  permissions: new Set(permissions),
  dataScope: 'all',
  sessionId: null,
  ip: '127.0.0.1',
  ...more,
})
