import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { complaint } from '../../../server/domain/quality/index.ts'
import { reportLog } from '../../../server/domain/repair/index.ts'
import { type Actor, type BulkStore, type GroupRequest, operations, Refusal, type ResourceDef } from '../../../server/kernel/index.ts'
import { wordsOf } from '../../../server/platform/refusalWords.ts'
import { words } from '../../../server/platform/words.ts'
import { openStore } from '../../../server/store/index.ts'
import { groupedRows } from '../../../server/store/read/groups.ts'
import { make, makePlant } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

const [autoLoginLink, requestLog] = ['autoLoginLink', 'requestLog'].map((name) => registry.byName(name) as ResourceDef) as [
  ResourceDef,
  ResourceDef,
]
let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
const calls = ['2025-12-28T18:14:00Z', '2025-12-28T18:15:00Z', '2026-01-04T18:14:59.999Z', '2026-01-04T18:15:00Z', '1969-12-31T18:14:59Z']
const call = (nth: number, at: Date) => ({
  ...{ at, createdAt: at, updatedAt: at, wire: 'REST', method: 'GET', url: '/', operation: 'GET /', ms: nth, requestId: `r${nth}` },
  httpStatus: nth % 2 ? 200 : 400,
})
beforeAll(async () => {
  made = await testStore()
  actor = (await makePlant(made.store)).actor
  actor = { ...actor, permissions: new Set(['*:*:*']) }
  await (made.store as BulkStore).bulk(
    requestLog,
    calls.map((at, nth) => call(nth, new Date(at))),
  )
  const rows = [
    ['2025-12-28', 0.1],
    ['2025-12-29', 0.2],
    ['2026-01-04', 9_999_999_999.99],
    ['2026-01-05', null],
  ] as const
  for (const [claimDate, claimedAmount] of rows) await make(made.store, actor, complaint, { claimDate, claimedAmount })
})
afterAll(() => made.close())

const context = { language: 'en', translate: words('en') } as const
const group = (resource: ResourceDef, request: Partial<GroupRequest>, store = made.store) =>
  operations(store, registry).group(actor, resource, { by: [], ...request }, context)
const shown = async (...asked: Parameters<typeof group>) =>
  (await group(...asked)).items.map(({ keys, count }) => [...keys.map(({ value }) => value), count])
const refusal = async (resource: ResourceDef, request: Partial<GroupRequest>) => {
  const refused = await group(resource, request).catch((e: unknown) => e)
  if (!(refused instanceof Refusal)) throw new Error('not refused')
  return wordsOf(refused, 'en').message
}

describe('days, weeks and months', () => {
  it('of moments are those of the plant, at +05:45 and before 1970 too', async () => {
    const store = await openStore({ url: made.url, now: made.clock.now, utcOffset: '+05:45' })
    try {
      const at = (step: string) => shown(requestLog, { by: [{ field: 'at', step }] }, store as never)
      expect(await at('day')).toEqual([
        ['1969-12-31', 1],
        ['2025-12-28', 1],
        ['2025-12-29', 1],
        ['2026-01-04', 1],
        ['2026-01-05', 1],
      ])
      expect(await at('week')).toEqual([
        ['1969-12-29', 1],
        ['2025-12-22', 1],
        ['2025-12-29', 2],
        ['2026-01-05', 1],
      ])
      expect(await at('month')).toEqual([
        ['1969-12-01', 1],
        ['2025-12-01', 2],
        ['2026-01-01', 2],
      ])
      const [, , week] = (await group(requestLog, { by: [{ field: 'at', step: 'week' }] }, store as never)).items
      expect(week?.filter).toEqual({ at: { from: new Date('2025-12-28T18:15:00Z'), to: new Date('2026-01-04T18:14:59.999Z') } })
    } finally {
      await store.close()
    }
  })

  it('of calendar days do not move with the zone; the week over the end of a year is one', async () => {
    const by = (step: string) => shown(complaint, { by: [{ field: 'claimDate', step }] })
    expect(await by('week')).toEqual([
      ['2025-12-22', 1],
      ['2025-12-29', 2],
      ['2026-01-05', 1],
    ])
    expect(await by('month')).toEqual([
      ['2025-12-01', 2],
      ['2026-01-01', 2],
    ])
    const { items } = await group(complaint, { by: [{ field: 'claimDate', step: 'week' }], filter: { claimDate: { to: '2026-01-02' } } })
    expect(items.map(({ keys, filter }) => [keys[0]?.label, filter])).toEqual([
      ['2025-12-22 – 2025-12-28', { claimDate: { from: '2025-12-22', to: '2025-12-28' } }],
      ['2025-12-29 – 2026-01-04', { claimDate: { from: '2025-12-29', to: '2026-01-02' } }],
    ])
  })
})

describe('measures', () => {
  const all = (['sum', 'avg', 'min', 'max'] as const).map((of) => ({ field: 'claimedAmount', of }))

  it('are exact to the digit, and leave out what is not filled', async () => {
    const { totals, rows } = await group(complaint, { measures: all })
    expect([rows, totals]).toEqual([4, [10_000_000_000.29, 3_333_333_333.43, 0.1, 9_999_999_999.99]])
  })
  it('are exact where an amount is larger than the whole numbers that a number holds', async () => {
    const { actor: there } = await makePlant(made.store)
    for (const ranHours of [999_999_999_999.9999, 999_999_999_999.9998, 0.0001])
      await make(made.store, there, reportLog, { ranHours, urgency: 'HIGH' })
    const reader = { ...there, permissions: new Set(['*:*:*']) }
    const request = { by: [{ field: 'urgency' }], measures: [{ field: 'ranHours', of: 'sum' }] }
    const { items } = await operations(made.store, registry).group(reader, reportLog, request, context)
    expect(items.map(({ measures }) => measures)).toEqual([[1_999_999_999_999.9998]])
  })
  it('are empty where nothing is filled, and sort last', async () => {
    const request = { by: [{ field: 'claimDate' }], measures: all, page: { sort: 'sum:claimedAmount', order: 'DESC', no: 1, size: 20 } }
    const { items } = await group(complaint, request)
    expect(items.map(({ measures }) => measures[0])).toEqual([9_999_999_999.99, 0.2, 0.1, null])
    expect((await group(complaint, { measures: all, filter: { id: { eq: '999999' } } })).totals).toEqual([null, null, null, null])
  })
})

describe('is refused by name, with what is allowed', () => {
  it.each([
    ['a secret field', autoLoginLink, { by: [{ field: 'keyHash' }] }, /cannot be grouped by this field. Possible fields: .*Status/],
    ['an unknown field', complaint, { by: [{ field: 'nothing' }] }, /Group by: Unknown field “nothing”. Possible fields: /],
    ['a free text', complaint, { by: [{ field: 'request' }] }, /cannot be grouped by this field/],
    [
      'four fields',
      complaint,
      { by: ['claimDate', 'customerId', 'qaState', 'claimCatId'].map((field) => ({ field })) },
      /Must not exceed 3/,
    ],
    ['a field twice', complaint, { by: [{ field: 'customerId' }, { field: 'customerId' }] }, /only once/],
    ['a unit that is none', complaint, { by: [{ field: 'claimDate', step: 'year' }] }, /day, week, month/],
    ['a unit of what is no date', complaint, { by: [{ field: 'customerId', step: 'day' }] }, /Only dates/],
    ['a sum of a text', complaint, { measures: [{ field: 'request', of: 'sum' }] }, /not an amount. Possible fields: .*Amount claimed/],
    ['an order that is none', complaint, { by: [{ field: 'customerId' }], page: { sort: 'claimDate' } }, /Allowed: count, customerId/],
  ])('%s', async (_what, resource, request, sentence) => {
    expect(await refusal(resource, request)).toMatch(sentence)
  })

  it('more groups than anybody reads', async () => {
    const rows = Array.from({ length: 10_001 }, (_, nth) => call(nth, new Date('2026-02-01T00:00:00Z')))
    await (made.store as BulkStore).bulk(requestLog, rows)
    expect(await refusal(requestLog, { by: [{ field: 'requestId' }] })).toMatch(/more than 10000 groups/)
    expect(await shown(requestLog, { by: [{ field: 'httpStatus' }], filter: { at: { from: new Date('2026-02-01T00:00:00Z') } } })).toEqual(
      [
        ['400', 5001],
        ['200', 5000],
      ].map(([a, b]) => [Number(a), b]),
    )
  })

  it('more rows than can be grouped in time, unless an index holds what is read', async () => {
    const { source } = made.store.read(actor) as never as { source: Parameters<typeof groupedRows>[0] }
    const rows = { no: 1, size: 20 }
    const grouped = (resource: ResourceDef, field: string) =>
      groupedRows(source, actor, resource, { by: [{ field }], measures: [], rows, limits: { groups: 10_000, rows: 3 } })
    await expect(grouped(complaint, 'hasProd')).rejects.toMatchObject({ code: 'group.tooManyRows', params: { limit: 3 } })
    expect(await grouped(complaint, 'customerId')).toHaveLength(4)
  })
})
