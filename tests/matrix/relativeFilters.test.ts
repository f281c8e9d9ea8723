import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { department, user } from '../../server/domain/identity/index.ts'
import { registry } from '../../server/domain/index.ts'
import { operator, shift, worker } from '../../server/domain/masterdata/index.ts'
import { repairer } from '../../server/domain/repair/index.ts'
import {
  type Actor,
  filterableOf,
  listQueryOf,
  PERIODS,
  type ResourceDef,
  relativeFacts,
  relativeLinksOf,
  systemActor,
  targetNameOf,
} from '../../server/kernel/index.ts'
import { type OpenStore, openStore } from '../../server/store/index.ts'
import { make, person } from '../support/samples/factories.ts'
import { demoStore } from '../support/store/demoStore.ts'
import { fixedClock } from '../support/store/store.ts'

/* Each relative filter finds, on either database, what its absolute counterpart finds at that moment. */

const OFFSETS = { '+08:00': 480, '+05:45': 345, '-11:30': -690 } as const
type Offset = keyof typeof OFFSETS
/** Around the demo's rows, over a year's end, and within the hour that zones with daylight saving time skip or repeat. */
const MOMENTS = ['2026-11-18T02:00:00Z', '2026-11-15T18:20:00Z', '2027-01-01T03:00:00Z', '2026-10-25T01:30:00Z', '2026-03-29T01:30:00Z']
const WORDS = [
  ...PERIODS.filter((one) => one !== 'thisShift'),
  'last1days',
  'last7days',
  'last45days',
  'olderThan3days',
  'olderThan400days',
]

const clock = fixedClock()
let demo: Awaited<ReturnType<typeof demoStore>>
const stores = new Map<Offset, OpenStore>()
const reader = person(1, ['*:*:*'])
beforeAll(async () => {
  demo = await demoStore(clock)
  for (const utcOffset of Object.keys(OFFSETS) as Offset[])
    stores.set(utcOffset, await openStore({ url: demo.url, now: clock.now, utcOffset }))
})
afterAll(async () => {
  await Promise.all([...stores.values()].map((store) => store.close()))
  await demo.close()
})

async function found(store: OpenStore, resource: ResourceDef, filter: Record<string, unknown>, actor: Actor = reader) {
  const read = store.read(actor)
  const facts = await relativeFacts(read, registry, resource, { filter })
  const query = listQueryOf(resource, { filter }, registry.byName, facts)
  return (await read.ids(resource, query, 100_000)).toSorted((a, b) => a - b)
}

const DAY = 86_400_000
const dayText = (ms: number) => new Date(ms).toISOString().slice(0, 10)
/** The first and last day of a period, counted by the calendar of JavaScript. */
function daysOf(word: string, offset: number): [number, number] {
  const local = new Date(clock.now().getTime() + offset * 60_000)
  const [year, month, at] = [local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate()]
  const day = (n: number, of = month) => Date.UTC(year, of, n)
  const monday = at - ((local.getUTCDay() + 6) % 7)
  const count = Number(/\d+/.exec(word)?.[0] ?? 0)
  const spans: Record<string, [number, number]> = {
    today: [day(at), day(at)],
    yesterday: [day(at - 1), day(at - 1)],
    thisWeek: [day(monday), day(monday + 6)],
    lastWeek: [day(monday - 7), day(monday - 1)],
    thisMonth: [day(1), day(0, month + 1)],
    lastMonth: [day(1, month - 1), day(0)],
    [`last${count}days`]: [day(at - count + 1), day(at)],
    [`olderThan${count}days`]: [0, day(at - count)],
  }
  return spans[word] as [number, number]
}
function absolute(kind: string, word: string, offset: number) {
  const [from, to] = daysOf(word, offset)
  if (kind === 'date') return { from: dayText(from), to: dayText(to) }
  return { from: new Date(from - offset * 60_000), to: new Date(to + DAY - 1 - offset * 60_000) }
}

const timed = registry.exposed.flatMap((resource) =>
  filterableOf(resource)
    .filter(([, { kind }]) => kind === 'date' || kind === 'instant')
    .map(([key, { kind }]) => [`${resource.name}.${key}`, { resource, key, kind }] as const),
)
describe.each(timed)('%s', (name, { resource, key, kind }) => {
  it('finds by periods what their days find', async () => {
    // Each field meets some moments and offsets; together they meet all.
    const nth = timed.findIndex(([one]) => one === name)
    const offsets = Object.entries(OFFSETS) as [Offset, number][]
    for (const [at, moment] of MOMENTS.entries()) {
      const [utcOffset, offset] = offsets[(nth + at) % offsets.length] as [Offset, number]
      const store = stores.get(utcOffset) as OpenStore
      clock.set(moment)
      for (const word of WORDS) {
        const wanted = await found(store, resource, { [key]: absolute(kind, word, offset) })
        expect([moment, utcOffset, word, await found(store, resource, { [key]: { relative: word } })]).toEqual([
          moment,
          utcOffset,
          word,
          wanted,
        ])
      }
    }
  })
})

it('covers fields with rows in and out of periods', async () => {
  clock.set('2026-11-18T02:00:00Z')
  const store = stores.get('+08:00') as OpenStore
  const report = registry.byName('reportLog') as ResourceDef
  const counts = await Promise.all(
    ['last7days', 'olderThan7days'].map(async (relative) => (await found(store, report, { reportDate: { relative } })).length),
  )
  const all = await found(store, report, {})
  expect(counts.every((count) => count > 0)).toBe(true)
  expect(counts.reduce((sum, one) => sum + one)).toBe(all.length)
  const both = await found(store, report, { reportDate: { relative: 'thisMonth', to: new Date('2026-11-09T16:00:00Z') } })
  expect(both).toEqual(
    await found(store, report, { reportDate: { from: new Date('2026-10-31T16:00:00Z'), to: new Date('2026-11-09T16:00:00Z') } }),
  )
})

const personal = registry.exposed.flatMap((resource) =>
  filterableOf(resource).flatMap(([key]) => {
    const target = registry.byName(targetNameOf(resource, key) ?? '')
    return target && relativeLinksOf(target).length ? [[`${resource.name}.${key}`, { resource, key, target }] as const] : []
  }),
)
describe('people and departments', () => {
  let me: Actor
  let withoutDepartment: Actor
  let display: Actor
  const mine = new Map<string, number[]>()
  const ours = new Map<string, number[]>()
  beforeAll(async () => {
    const { store } = demo
    const plant = systemActor(1)
    const head = (await make(store, plant, department, {})).id
    const below = (await make(store, plant, department, { parentId: head })).id
    const account = async (departmentId: number | null) =>
      (await make(store, plant, user, { departmentId, plantIds: [1], passwordHash: 'hash' })).id
    const [own, colleague, lonely] = [await account(head), await account(below), await account(null)]
    me = { ...reader, userId: own }
    withoutDepartment = { ...reader, userId: lonely }
    display = { ...reader, kind: 'display' }
    const add = (map: Map<string, number[]>, of: ResourceDef, ...ids: number[]) => map.set(of.name, [...(map.get(of.name) ?? []), ...ids])
    for (const id of [own, colleague]) {
      const crew = (await make(store, plant, worker, { userId: id })).id
      const rows = [
        [user, id],
        [worker, crew],
        [operator, (await make(store, plant, operator, { workerId: crew })).id],
        [repairer, (await make(store, plant, repairer, { userId: id, workerId: crew })).id],
      ] as const
      for (const [of, row] of rows) {
        add(ours, of, row)
        if (id === own) add(mine, of, row)
      }
    }
    ours.set('department', [head, below])
  })

  it.each(personal)('%s takes the reader’s own', async (_name, { resource, key, target }) => {
    const store = demo.store
    for (const [word, rows] of [
      ['me', mine],
      ['myDepartment', ours],
    ] as const) {
      if (!relativeLinksOf(target).includes(word)) continue
      const wanted = await found(store, resource, { [key]: { in: rows.get(target.name) ?? [] } })
      expect([word, await found(store, resource, { [key]: { relative: word } }, me)]).toEqual([word, wanted])
      expect(await found(store, resource, { [key]: { relative: word } }, display)).toEqual([])
    }
    expect(await found(store, resource, { [key]: { relative: 'myDepartment' } }, withoutDepartment)).toEqual([])
  })

  it('finds the reader’s rows, and through links', async () => {
    const { store } = demo
    expect(await found(store, worker, { userId: { relative: 'me' } }, me)).toEqual(mine.get('worker'))
    expect(await found(store, operator, { workerId: { relative: 'myDepartment' } }, me)).toEqual(ours.get('operator'))
    expect(await found(store, user, { departmentId: { relative: 'myDepartment' } }, me)).toEqual(ours.get('user'))
    const through = { workerId: { filter: { userId: { relative: 'me' } } } }
    const read = store.read(me)
    const facts = await relativeFacts(read, registry, operator, { through })
    expect(await read.ids(operator, listQueryOf(operator, { through }, registry.byName, facts), 10)).toEqual(mine.get('operator'))
  })

  it('refuses words that a field does not know, by its name', async () => {
    const { store } = demo
    const refusal = (resource: ResourceDef, key: string, relative: string) =>
      found(store, resource, { [key]: { relative } }).catch((e) => e.fields)
    expect(await refusal(worker, 'userId', 'today')).toEqual([
      { field: 'userId', rule: 'relative', params: { allowed: 'me, myDepartment' } },
    ])
    expect(await refusal(worker, 'positionId', 'me')).toEqual([{ field: 'positionId', rule: 'notRelative' }])
    expect(await refusal(registry.byName('reportLog') as ResourceDef, 'reportDate', 'last0days')).toMatchObject([
      { field: 'reportDate', rule: 'between' },
    ])
  })
})

describe('this shift', () => {
  const report = registry.byName('reportLog') as ResourceDef
  const attendance = registry.byName('attendance') as ResourceDef
  const at = async (moment: string, resource: ResourceDef, key: string) => {
    clock.set(moment)
    return found(demo.store, resource, { [key]: { relative: 'thisShift' } })
  }
  it('is the one that is on, and after midnight belongs to the day before', async () => {
    const shifts = await demo.store.read(systemActor(1)).of(shift).find({})
    const night = shifts.find(({ beginTime, endTime, status }) => status === 'ENABLED' && endTime < beginTime)
    expect(night).toBeDefined()
    const begin = (clockTime: string, day: string) => new Date(`${day}T${clockTime}:00+08:00`)
    const span = {
      from: begin(night?.beginTime ?? '', '2026-11-16'),
      to: new Date(begin(night?.endTime ?? '', '2026-11-17').getTime() - 1),
    }
    expect(await at('2026-11-16T17:30:00Z', report, 'reportDate')).toEqual(await found(demo.store, report, { reportDate: span }))
    expect(await at('2026-11-16T17:30:00Z', attendance, 'date')).toEqual(
      await found(demo.store, attendance, { date: { eq: '2026-11-16' } }),
    )
  })
  it('finds nothing where none is on', async () => {
    await demo.store.write(systemActor(1), async (uow) => {
      const rows = await uow.of(shift).lockWhere({ status: 'ENABLED' })
      for (const row of rows) await uow.of(shift).patch(row, { status: 'DISABLED' })
    })
    expect(await at('2026-11-16T17:30:00Z', report, 'reportDate')).toEqual([])
  })
})
