import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COMPLAINT_TABLES, complaintFigures, complaintSummary } from '../../../../server/domain/analytics/index.ts'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { customer, equipment, qaPerson, shift } from '../../../../server/domain/masterdata/index.ts'
import { complaint, complaintCategory, complaintCause, complaintRecurrencesModel } from '../../../../server/domain/quality/index.ts'
import { type Actor, addDays, type RowOf } from '../../../../server/kernel/index.ts'
import { words } from '../../../../server/platform/words.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { type Claims, openClaims } from '../quality/claims.ts'
import { refusal } from '../shop.ts'

type Figures = Awaited<ReturnType<typeof complaintFigures>>
type Row = RowOf<typeof complaint>
const spoken = { language: 'en', translate: words('en') } as const
let claims: Claims
const figures = (asked: object = {}) => complaintFigures(claims.read(), { from: '2026-01-01', to: '2026-11-18', ...asked }, spoken)
/** Noon of a day in Suzhou. */
const noon = (day: string) => new Date(`${day}T04:00:00Z`)

describe('figures of complaints', () => {
  beforeAll(async () => {
    claims = await openClaims()
  })
  afterAll(() => claims.close())

  it('are those of a case worked out by hand', async () => {
    const [buyer, other] = [await claims.row(customer, { name: 'Ikea' }), await claims.row(customer, { name: 'Egger' })]
    const [streaks, colour] = [await claims.row(complaintCause), await claims.row(complaintCause)]
    const press = await claims.row(equipment, { name: 'Press 3' })
    const book = (claimDate: string, more: object) =>
      claims.row(complaint, {
        claimDate,
        claimCatId: claims.category.id,
        customerId: buyer.id,
        qaState: 'NEW',
        qaId: claims.qa.id,
        ...more,
      })
    const closed = (answered: string, ended: string) => ({ qaState: 'CLOSED', answeredAt: noon(answered), closedAt: noon(ended) })
    // Answered after 1, 2 and 7 days, closed after 4, 10 and 30; rejected after 20.
    await book('2026-09-01', { ...closed('2026-09-02', '2026-09-05'), claimCauseId: streaks.id, compAmount: 1000.01, claimedAmount: 2000 })
    const second = { ...closed('2026-10-03', '2026-10-11'), claimCauseId: streaks.id, longCode: 'W1', compAmount: 0.02 }
    await book('2026-10-01', { ...second, quantity: 12.5, producedQuantity: 50_000, equipmentId: press.id })
    const third = { ...closed('2026-10-17', '2026-11-09'), claimCauseId: colour.id, compAmount: 500 }
    await book('2026-10-10', { ...third, customerId: other.id, quantity: 100, producedQuantity: 0 })
    const rejected = { qaState: 'REJECTED', closedAt: noon('2026-10-25'), claimCauseId: streaks.id, rejectReason: 'so', claimedAmount: 900 }
    await book('2026-10-05', rejected)
    // The same decor as the second one, by another customer; reopened after it had been answered, so that it waits again.
    const open = {
      qaState: 'INVESTIGATING',
      answeredAt: noon('2026-11-17'),
      claimCauseId: streaks.id,
      longCode: 'W1',
      customerId: other.id,
    }
    await book('2026-11-16', { ...open, quantity: 2.5, producedQuantity: 50_000, answerDue: '2026-11-20' })
    // As old as can be, and before the range.
    await book('2025-12-31', { ...closed('2026-01-05', '2026-01-06'), compAmount: 77 })

    const all = await figures()
    expect(all).toMatchObject({
      ...{ count: 5, justified: 3, rejected: 1, open: 1, justifiedShare: 0.75, claimed: 2900, compensated: 1500.03 },
      // Of 1, 2, 7: the middle, and four fifths of the way from the second to the third. Of 4, 10, 20, 30: half way, and 7/10 of the last.
      ...{ answerDays: 2, answerDays90: 6, closeDays: 15, closeDays90: 27 },
      // The first two are of one customer, the open one is of the decor of the second; nobody else had the colour.
      ...{ recurring: 3, recurringShare: 0.75, ppm: 150 },
      ...{ openNow: 1, red: 0, yellow: 0, green: 1, daysSinceJustified: 39 },
    })
    expect(all.byMonth.map(({ from, to, count, compensated }) => [from, to, count, compensated]).slice(-3)).toEqual([
      ['2026-09-01', '2026-09-30', 1, 1000.01],
      ['2026-10-01', '2026-10-31', 3, 500.02],
      ['2026-11-01', '2026-11-18', 1, 0],
    ])
    expect(all.byMonth).toHaveLength(11)
    expect(all.byCause).toMatchObject([
      { subjectId: streaks.id, count: 4, compensated: 1000.03, costShare: 1000.03 / 1500.03, costCumulative: 1000.03 / 1500.03 },
      { subjectId: colour.id, count: 1, compensated: 500, costShare: 500 / 1500.03, costCumulative: 1 },
    ])
    expect(all.byCustomer.map(({ name, count, recurring }) => [name, count, recurring])).toEqual([
      ['Ikea', 3, 2],
      ['Egger', 2, 1],
    ])
    expect(all.byMachine).toMatchObject([
      { subjectId: null, name: 'Not specified', count: 4 },
      { subjectId: press.id, name: 'Press 3', count: 1, ppm: 250 },
    ])
    expect(all.byDecor.map(({ longCode, count }) => [longCode, count])).toEqual([
      [null, 3],
      ['W1', 2],
    ])
    expect(await figures({ customerId: other.id })).toMatchObject({ count: 2, compensated: 500, recurring: 1, openNow: 1 })
    expect((await figures({ from: '2026-09-15', to: '2026-10-05' })).byMonth.map(({ from, to }) => [from, to])).toEqual([
      ['2026-09-15', '2026-09-30'],
      ['2026-10-01', '2026-10-05'],
    ])

    const wall = await complaintSummary(claims.read())
    expect(wall).toMatchObject({ open: 1, green: 1, lateAnswers: 0, daysSinceJustified: 39, recent: 4 })
    expect(wall.urgent).toMatchObject([{ customerName: 'Egger', decor: 'W1', trafficStatus: 'GREEN', daysLeft: 2, openDays: 2 }])
  })

  it('count what their reader may open, and say so', async () => {
    const plant = await makePlant(claims.store)
    const row = (resource: typeof complaint | typeof user | typeof qaPerson | typeof customer, values: object) =>
      make(claims.store, plant.actor, resource, values as never)
    const mine = (await row(user, { username: 'quentin', plantIds: [plant.id] })).id
    const [own, other] = [(await row(qaPerson, { userId: mine })).id, (await row(qaPerson, { userId: null })).id]
    const [buyer, rest] = [(await row(customer, {})).id, (await row(customer, {})).id]
    const claimCatId = (await make(claims.store, plant.actor, complaintCategory, {})).id
    const book = (claimDate: string, qaId: number | null, compAmount: number, more: object = {}) =>
      row(complaint, {
        claimDate,
        qaId,
        compAmount,
        customerId: buyer,
        claimCatId,
        claimCauseId: null,
        longCode: null,
        qaState: 'NEW',
        ...more,
      })
    const closed = { qaState: 'CLOSED', answeredAt: noon('2026-10-03'), closedAt: noon('2026-10-04') }
    await book('2026-10-01', own, 30, closed)
    // Nobody's: everybody may open it.
    await book('2026-11-17', null, 14, { customerId: rest, answerDue: '2026-12-01' })
    await book('2026-10-02', other, 100.99, closed)
    await book('2026-11-16', other, 11, { answerDue: '2026-12-01' })
    await book('2026-11-17', other, 10, { answerDue: '2026-12-01' })
    const of = async (actor: Actor) => complaintFigures(claims.store.read(actor), { from: '2026-09-01', to: '2026-11-18' }, spoken)
    const all = await of(plant.actor)
    expect(all).toMatchObject({ isLimited: false, count: 5, compensated: 165.99, openNow: 3, recurring: 4, daysSinceJustified: 47 })
    const reader = person(plant.id, ['*:*:*'], { userId: mine, dataScope: { departmentIds: [], self: true } })
    const limited = await of(reader)
    // Those of one customer recur by each other, whoever may open the others; it is a day more since the last justified one.
    expect(limited).toMatchObject({
      isLimited: true,
      count: 2,
      compensated: 44,
      justified: 1,
      openNow: 1,
      recurring: 1,
      daysSinceJustified: 48,
    })
    expect(limited.byQaPerson.map(({ subjectId, count }) => [subjectId, count])).toEqual([
      [own, 1],
      [null, 1],
    ])
    const rows = await claims.store.read(reader).list(complaint, { no: 1, size: 10 })
    expect(rows.items).toHaveLength(limited.count)
    // Neither has left its figures to the other.
    expect([await of(plant.actor), await of(reader)]).toEqual([all, limited])
  })

  it('refuse what is no customer, and machines of another plant', async () => {
    expect(await refusal(figures({ customerId: 987_654 }))).toBe('notFound')
    const { actor } = await makePlant(claims.store)
    expect(await refusal(figures({ equipmentId: (await make(claims.store, actor, equipment, {})).id }))).toBe('notFound')
  })
})

/** A whole number below a limit, the same in every run. */
function dice(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

describe('figures of many complaints', () => {
  const rows: Row[] = []
  const ids: Record<string, number[]> = {}
  const RANGE = { from: '2025-11-19', to: '2026-11-18' }
  beforeAll(async () => {
    claims = await openClaims()
    const below = dice(18)
    const neighbour = await makePlant(claims.store)
    for (const [key, resource, many] of [
      ...([
        ['claimCatId', complaintCategory, 3],
        ['claimCauseId', complaintCause, 4],
        ['customerId', customer, 6],
      ] as const),
      ...([
        ['equipmentId', equipment, 3],
        ['shiftId', shift, 3],
        ['qaId', qaPerson, 2],
      ] as const),
    ]) {
      ids[key] = []
      for (let at = 0; at < many; at++) ids[key].push((await claims.row(resource)).id)
    }
    const one = (key: string) => (ids[key] as number[])[below((ids[key] as number[]).length)] as number
    const some = (key: string) => (below(4) ? one(key) : null)
    for (let at = 0; at < 160; at++) {
      const qaState = (['NEW', 'INVESTIGATING', 'ANSWERED', 'CLOSED', 'CLOSED', 'REJECTED'] as const)[below(6)] as Row['qaState']
      const claimDate = addDays('2026-11-18', -below(800))
      const [answered, ended] = [addDays(claimDate, below(20)), addDays(claimDate, 20 + below(40))]
      const given = {
        ...{ claimDate, qaState, claimCatId: one('claimCatId'), claimCauseId: some('claimCauseId'), customerId: one('customerId') },
        ...{ equipmentId: some('equipmentId'), shiftId: some('shiftId'), qaId: some('qaId'), longCode: below(3) ? `W${below(9)}` : null },
        claimedAmount: below(3) ? below(1_000_000) / 100 : null,
        compAmount: below(3) ? below(1_000_000) / 100 : null,
        quantity: below(3) ? below(9000) / 1000 : null,
        producedQuantity: below(3) ? below(9_000_000) / 1000 : null,
        answeredAt: qaState === 'ANSWERED' || qaState === 'CLOSED' || below(9) === 0 ? noon(answered) : null,
        closedAt: qaState === 'CLOSED' || qaState === 'REJECTED' ? noon(ended) : null,
      }
      rows.push((await claims.row(complaint, given)) as unknown as Row)
      if (at % 8 === 0)
        await make(claims.store, neighbour.actor, complaint, {
          claimDate,
          qaState,
          compAmount: 5,
          longCode: given.longCode,
          customerId: given.customerId,
        })
    }
  })
  afterAll(() => claims.close())

  const inRange = () => rows.filter(({ claimDate }) => claimDate >= RANGE.from && claimDate <= RANGE.to)
  /** As plainly as it can be said, against every other complaint. */
  const again = (row: Row) => {
    const far = (day: string, years: number) => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`
    const like = (other: Row) => (row.claimCauseId === null ? other.claimCatId === row.claimCatId : other.claimCauseId === row.claimCauseId)
    const isSame = (other: Row) => other.customerId === row.customerId || (row.longCode !== null && other.longCode === row.longCode)
    const isNear = ({ claimDate }: Row) => claimDate >= far(row.claimDate, -1) && claimDate <= far(row.claimDate, 1)
    const isLike = (other: Row) => other.id !== row.id && other.qaState !== 'REJECTED' && like(other) && isSame(other) && isNear(other)
    return row.qaState !== 'REJECTED' && rows.some(isLike)
  }
  const fen = (value: number | null) => Math.round((value ?? 0) * 100)
  const percentile = (values: readonly number[], share: number) => {
    if (!values.length) return null
    const sorted = [...values].sort((a, b) => a - b)
    const place = share * (sorted.length - 1)
    const [low, high] = [sorted[Math.floor(place)] as number, sorted[Math.ceil(place)] as number]
    return Math.round((low + (high - low) * (place % 1)) * 10) / 10
  }
  const daysTo = (at: Date | null, day: string) => (at ? Math.round((at.getTime() - noon(day).getTime()) / 86_400_000) : null)
  const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null)
  function summed(those: readonly Row[]) {
    const of = (state: string) => those.filter((row) => row.qaState === state).length
    const [justified, rejected] = [of('CLOSED'), of('REJECTED')]
    const recurring = those.filter(again).length
    const both = those.filter((row) => row.quantity !== null && row.producedQuantity)
    const sum = (list: readonly Row[], key: 'quantity' | 'producedQuantity') =>
      list.reduce((all, row) => all + Math.round((row[key] ?? 0) * 1000), 0)
    const answered = known(
      those.map((row) => (['NEW', 'INVESTIGATING'].includes(row.qaState) ? null : daysTo(row.answeredAt, row.claimDate))),
    )
    const closed = known(those.map((row) => daysTo(row.closedAt, row.claimDate)))
    const produced = sum(both, 'producedQuantity')
    return {
      ...{ count: those.length, justified, rejected, open: those.length - justified - rejected },
      justifiedShare: justified + rejected ? justified / (justified + rejected) : null,
      claimed: those.reduce((all, row) => all + fen(row.claimedAmount), 0) / 100,
      compensated: those.reduce((all, row) => all + fen(row.compAmount), 0) / 100,
      ...{ answerDays: percentile(answered, 0.5), answerDays90: percentile(answered, 0.9) },
      ...{ closeDays: percentile(closed, 0.5), closeDays90: percentile(closed, 0.9) },
      ...{ recurring, recurringShare: those.length - rejected ? recurring / (those.length - rejected) : null },
      ppm: produced ? Math.round((sum(both, 'quantity') / produced) * 1e7) / 10 : null,
    }
  }
  const measuresOf = (told: object) => {
    const keys = Object.keys(summed([]))
    return Object.fromEntries(Object.entries(told).filter(([key]) => keys.includes(key)))
  }
  const DIMENSIONS = [
    ['byCategory', 'claimCatId'],
    ['byCause', 'claimCauseId'],
    ['byCustomer', 'customerId'],
    ['byMachine', 'equipmentId'],
    ['byShift', 'shiftId'],
    ['byQaPerson', 'qaId'],
    ['byDecor', 'longCode'],
  ] as const

  it('are the sums of the rows behind them, by whatever they are counted', async () => {
    const all = await figures(RANGE)
    expect(measuresOf(all)).toEqual(summed(inRange()))
    for (const [table, key] of DIMENSIONS) {
      const told = all[table].map((row) => [table, 'longCode' in row ? row.longCode : row.subjectId, measuresOf(row)])
      const keys = new Set(inRange().map((row) => row[key]))
      const made = [...keys].map((one) => [table, one, summed(inRange().filter((row) => row[key] === one))])
      const byKey = (a: unknown[], b: unknown[]) => String(a[1]).localeCompare(String(b[1]))
      expect(told.toSorted(byKey)).toEqual(made.toSorted(byKey))
    }
    for (const month of all.byMonth)
      expect([month.from, measuresOf(month)]).toEqual([
        month.from,
        summed(rows.filter(({ claimDate }) => claimDate >= month.from && claimDate <= month.to)),
      ])
    const total = (
      table: keyof Figures & (typeof COMPLAINT_TABLES)[number],
      key: 'count' | 'claimed' | 'compensated' | 'recurring' | 'open',
    ) => all[table].reduce((sum, row) => sum + Math.round(row[key] * 100), 0) / 100
    for (const table of COMPLAINT_TABLES)
      for (const key of ['count', 'claimed', 'compensated', 'recurring', 'open'] as const)
        expect([table, key, total(table, key)]).toEqual([table, key, all[key]])
    expect(all.byCause.at(-1)?.costCumulative).toBe(1)
  })

  it('of one customer, category, cause or machine are the sums of its rows', async () => {
    for (const key of ['customerId', 'claimCatId', 'claimCauseId', 'equipmentId'] as const) {
      const id = ids[key]?.[0] as number
      expect([key, measuresOf(await figures({ ...RANGE, [key]: id }))]).toEqual([key, summed(inRange().filter((row) => row[key] === id))])
    }
  })

  it('lead to lists of as many rows', async () => {
    const all = await figures(RANGE)
    const count = async (filter: object) =>
      (await claims.read().list(complaint, { filter: { claimDate: RANGE, ...filter }, no: 1, size: 1 })).total()
    expect(await count({ qaState: { in: ['CLOSED'] } })).toBe(all.justified)
    expect(await count({ isRecurring: { eq: true } })).toBe(all.recurring)
    for (const row of all.byCause) expect(await count({ claimCauseId: { eq: row.subjectId } })).toBe(row.count)
    for (const row of all.byDecor) expect(await count({ longCode: { eq: row.longCode } })).toBe(row.count)
    const open = { claimDate: {}, qaState: { in: ['NEW', 'INVESTIGATING', 'ANSWERED'] } }
    for (const [light, told] of [
      ['RED', all.red],
      ['YELLOW', all.yellow],
      ['GREEN', all.green],
    ] as const)
      expect([light, await count({ ...open, trafficStatus: { in: [light] } })]).toEqual([light, told])
  })

  it('call recurring what its page says has come again', async () => {
    const told = async (id: number) =>
      (await claims.ops.ask(claims.actor, complaintRecurrencesModel, { id }, spoken as never)) as unknown as unknown[]
    const shown = await registry.batchComputedFor(complaint, 'isRecurring')?.load(
      claims.read(),
      rows.map(({ id }) => id),
    )
    expect(rows.map(({ id }) => [id, shown?.get(id)])).toEqual(rows.map((row) => [row.id, again(row)]))
    for (const row of rows.filter(({ qaState }) => qaState !== 'REJECTED').slice(0, 60))
      expect([row.id, (await told(row.id)).length > 0]).toEqual([row.id, again(row)])
  })
})
