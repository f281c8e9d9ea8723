import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { ledgerFaults } from '../../../../server/domain/ledger/index.ts'
import { staff } from '../../../../server/domain/masterdata/index.ts'
import { noticeEvent, notificationType } from '../../../../server/domain/notice/index.ts'
import { ink, inkLog, inkStock, inkUnit, storageLocation } from '../../../../server/domain/stock/index.ts'
import { notifyExpiring } from '../../../../server/domain/stock/ink/expiringInk.query.ts'
import { expiryOf } from '../../../../server/domain/stock/ink/expiry.query.ts'
import { inkStockFlow } from '../../../../server/domain/stock/ink/inkStock.resource.ts'
import { proposeInk } from '../../../../server/domain/stock/ink/issuedInk.query.ts'
import { issueInkCall } from '../../../../server/domain/stock/ink/issueInk.ts'
import { type Actor, addDays, carryOut, operations, Refusal, type RowOf } from '../../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'

const TODAY = '2026-11-18'
type Input = Record<string, unknown>
type Row = Record<string, unknown> & { id: number }
let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
let clerk: Actor
let keeper: number
let shelves: number[]
let can18: number
beforeAll(async () => {
  made = await testStore()
  const plant = await makePlant(made.store)
  actor = plant.actor
  clerk = person(plant.id, ['stock:inkLog:add', 'stock:ink:list', 'stock:inkStock:list'])
  const row = (resource: never, values: Input) => make(made.store, actor, resource, values)
  keeper = (await row(staff as never, { isInk: true })).id
  shelves = [(await row(storageLocation as never, {})).id, (await row(storageLocation as never, {})).id]
  can18 = (await row(inkUnit as never, { name: '18 kg 桶', weight: 18 })).id
})
afterAll(() => made.close())

const newInk = async () => (await make(made.store, actor, ink, { inkUnitId: can18 })) as unknown as RowOf<typeof ink>
const post = (about: { id: number }, input: Input, who = actor) =>
  operations(made.store, registry).create(who, inkLog, { inkId: about.id, staffId: keeper, ...input }) as Promise<Row>
const receive = (about: { id: number }, batchNo: string, expiringDate: string, more: Input = {}) =>
  post(about, { storeType: 'IN', batchNo, expiringDate, locationId: shelves[0], quantity: 10, ...more })
const issue = async (about: { id: number }, input: Input, who = actor) =>
  carryOut(
    issueInkCall,
    { store: made.store, registry, actor: who, language: 'zh', words: () => (key) => key },
    { inkId: about.id, staffId: keeper, ...input },
  )
const take = (place: Row, input: Input, who = actor) =>
  post({ id: place.inkId as number }, { storeType: 'OUT', inkStockId: place.inkStockId, quantity: 1, ...input }, who)
const step = (name: keyof typeof inkStockFlow, id: unknown) =>
  operations(made.store, registry).step(actor, inkStockFlow[name] as never, id as number, { reason: '色差' })
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (e: unknown) => (e instanceof Refusal ? Object.fromEntries(e.fields.map((f) => [f.field, f.rule])) : e),
  )
const read = () => made.store.read(actor)
const placeOf = async (entry: Row) =>
  read()
    .of(inkStock)
    .get(entry.inkStockId as number)

describe('a receipt of ink', () => {
  it('makes the batch at its location, finds it again, and says what is there', async () => {
    const red = await newInk()
    const first = await receive(red, 'B1', '2027-01-31')
    const again = await receive(red, 'B1', '2027-01-31', { quantity: 2.5 })
    const other = await receive(red, 'B1', '2027-01-31', { locationId: shelves[1] })
    expect([again.inkStockId, again.placeBalance, again.balance]).toEqual([first.inkStockId, 12.5, 12.5])
    expect([other.inkStockId === first.inkStockId, other.placeBalance, other.balance]).toEqual([false, 10, 22.5])
    expect(await placeOf(first)).toMatchObject({ batchNo: 'B1', quantity: 12.5, receivedDate: TODAY, state: 'OPEN' })
    expect((await read().of(ink).get(red.id)).quantity).toBe(22.5)
  })

  it('is entered in kilograms, in cans or by weighing, in exactly one of these ways', async () => {
    const red = await newInk()
    const base = { quantity: undefined }
    expect((await receive(red, 'C', '2027-01-31', { ...base, cans: 2 })).quantity).toBe(36)
    expect((await receive(red, 'C', '2027-01-31', { ...base, grossKg: 19.25, tareKg: 1.1 })).quantity).toBe(18.15)
    const wrongs = [
      [{ quantity: 1, cans: 2 }, { cans: 'oneWay' }],
      [{ cans: 2, grossKg: 3, tareKg: 1 }, { grossKg: 'oneWay' }],
      [{ grossKg: 3 }, { tareKg: 'required' }],
      [{ tareKg: 3 }, { grossKg: 'required' }],
      [{ grossKg: 3, tareKg: 3 }, { grossKg: 'notAboveTare' }],
      [{}, { quantity: 'required' }],
    ] as const
    for (const [given, fault] of wrongs)
      expect([given, await faultOf(receive(red, 'D', '2027-01-31', { ...base, ...given }))]).toEqual([given, fault])
    const bare = (await make(made.store, actor, ink, {})) as Row
    expect(await faultOf(receive(bare, 'D', '2027-01-31', { ...base, cans: 1 }))).toEqual({ cans: 'noInkUnit' })
    expect(await read().of(inkStock).count({ batchNo: 'D' })).toBe(0)
  })

  it('says what is wrong, and makes nothing', async () => {
    const red = await newInk()
    expect(await faultOf(receive(red, 'B1', '2026-11-17'))).toEqual({ expiringDate: 'beforeReceipt' })
    expect(await faultOf(receive(red, 'B1', '2027-01-31', { expiringDate: undefined }))).toEqual({ expiringDate: 'required' })
    expect(await faultOf(receive(red, 'B1', '2027-01-31', { locationId: undefined }))).toEqual({ locationId: 'required' })
    const stranger = await make(made.store, actor, staff, { isInk: false })
    expect(await faultOf(receive(red, 'B1', '2027-01-31', { staffId: stranger.id }))).toEqual({ staffId: 'noInks' })
    expect(await read().of(inkStock).count({ inkId: red.id })).toBe(0)
    await receive(red, 'B1', '2027-01-31')
    expect(await faultOf(receive(red, 'B1', '2027-02-28'))).toEqual({ expiringDate: 'otherThanPlace' })
    expect(await faultOf(receive(red, 'B1', '2027-02-28', { locationId: shelves[1] }))).toEqual({ expiringDate: 'otherThanBatch' })
    const blue = await newInk()
    const theirs = await receive(blue, 'B2', '2027-01-31')
    expect(await faultOf(post(red, { storeType: 'OUT', inkStockId: theirs.inkStockId, quantity: 1 }))).toEqual({
      inkStockId: 'unknownReference',
    })
    expect(await faultOf(post(red, { storeType: 'OUT', quantity: 1 }))).toEqual({ inkStockId: 'required' })
    expect(await faultOf(post(red, { storeType: 'OUT', batchNo: 'X', locationId: shelves[0], quantity: 1 }))).toEqual({
      batchNo: 'noSuchPlace',
    })
  })
})

describe('taking ink', () => {
  it('asks for a reason where another batch expires first', async () => {
    const red = await newInk()
    const late = await receive(red, 'L', '2027-05-31')
    const soon = await receive(red, 'S', '2027-01-31')
    expect(await faultOf(take(late, {}))).toEqual({ overrideReason: 'notFirst' })
    expect(await faultOf(take(late, { overrideReason: '  ' }))).not.toBe('done')
    expect(await faultOf(take(late, { overrideReason: '客户指定批次' }))).toBe('done')
    expect(await faultOf(take(soon, { quantity: 10 }))).toBe('done')
    expect(await faultOf(take(late, {}))).toBe('done')
  })

  it('takes a batch on its last day first, without a reason, and none of those of one day before another', async () => {
    const red = await newInk()
    const [late, today] = [await receive(red, 'L', '2026-11-19'), await receive(red, 'T', TODAY)]
    const same = await receive(red, 'T2', TODAY)
    const { shares } = await proposeInk(read(), { inkId: red.id, quantity: 21 })
    expect(shares.map(({ batchNo, quantity, daysLeft }) => [batchNo, quantity, daysLeft])).toEqual([
      ['T', 10, 0],
      ['T2', 10, 0],
      ['L', 1, 1],
    ])
    expect(await faultOf(take(late, {}))).toEqual({ overrideReason: 'notFirst' })
    expect(await faultOf(take(same, { quantity: 10 }, clerk))).toBe('done')
    expect(await faultOf(take(today, { quantity: 10 }, clerk))).toBe('done')
    expect(await faultOf(take(late, {}))).toBe('done')
  })

  it('refuses quarantine always, and what has expired to whoever may not take it or gives no reason', async () => {
    const red = await newInk()
    const old = await receive(red, 'O', TODAY)
    await step('quarantine', old.inkStockId)
    expect(await faultOf(take(old, { overrideReason: '急用' }))).toEqual({ inkStockId: 'quarantined' })
    await step('release', old.inkStockId)
    expect(await faultOf(take(old, {}))).toBe('done')
    made.clock.forward(86_400_000)
    expect(await faultOf(take(old, { overrideReason: '急用' }, clerk))).toEqual({ inkStockId: 'expired' })
    expect(await faultOf(take(old, {}))).toEqual({ overrideReason: 'expiredNeedsReason' })
    expect(await faultOf(take(old, { overrideReason: '试印' }))).toBe('done')
    made.clock.forward(-86_400_000)
  })

  it('is one booking over as many batches as it needs, or none', async () => {
    const red = await newInk()
    const [late, soon] = [await receive(red, 'L', '2027-05-31'), await receive(red, 'S', '2027-01-31')]
    const other = await receive(red, 'S', '2027-01-31', { locationId: shelves[1], quantity: 4 })
    const taken = (quantity: number, place: Row) => ({ quantity, inkStockId: place.inkStockId })
    expect(await issue(red, { quantity: 15.5, decorCode: 'W1' })).toMatchObject({
      quantity: 15.5,
      lines: [{ ...taken(10, soon), placeBalance: 0, batchNo: 'S' }, taken(4, other), { ...taken(1.5, late), placeBalance: 8.5 }],
    })
    const entries = await read().of(inkLog).find({ inkId: red.id, storeType: 'OUT' })
    expect(entries.map((one) => [one.quantity, one.decorCode, one.staffId])).toEqual([10, 4, 1.5].map((kg) => [kg, 'W1', keeper]))
    expect(await faultOf(issue(red, { quantity: 8.501 }))).toEqual({ quantity: 'notEnoughToTake' })
    expect((await placeOf(late)).quantity).toBe(8.5)
  })

  it('from chosen batches needs a reason out of turn; what is wrong names line and batch, and nothing is booked', async () => {
    const red = await newInk()
    const [late, soon] = [await receive(red, 'L', '2027-05-31'), await receive(red, 'S', '2027-01-31')]
    const line = (place: Row, amount: number) => ({ id: place.inkStockId, amount })
    const told = (input: Input, who = actor) =>
      issue(red, input, who).then(
        () => 'done',
        (e: Refusal) => [e.row, ...e.fields.map(({ field, rule }) => `${field} ${rule}`)],
      )
    const shelf = (
      await read()
        .of(storageLocation)
        .get(shelves[0] as number)
    ).code
    const lines = [line(late, 3), line(soon, 9)]
    expect(await told({ lines })).toEqual([`1 · L · ${shelf}`, 'overrideReason notFirst'])
    expect(await told({ lines: [line(soon, 10), line(late, 11)], overrideReason: '指定' })).toEqual([`2 · L · ${shelf}`, 'lines notEnough'])
    expect(await told({ lines, quantity: 11, overrideReason: '指定' })).toEqual([undefined, 'quantity otherThanLines'])
    expect(await told({ lines: [line(soon, 1), line(soon, 1)] })).toEqual([undefined, 'lines twice'])
    expect(await told({ lines: [line(soon, 1.2345)] })).toEqual([undefined, 'lines scale'])
    expect(await told({})).toEqual([undefined, 'quantity required'])
    const blue = await receive(await newInk(), 'X', '2027-01-31')
    expect(await told({ lines: [line(soon, 1), line(blue, 1)] })).toEqual(['2', 'lines unknownReference'])
    const stranger = await make(made.store, actor, staff, { isInk: false })
    expect(await told({ quantity: 1, staffId: stranger.id })).toEqual([undefined, 'staffId noInks'])
    await step('quarantine', soon.inkStockId)
    expect(await told({ lines, overrideReason: '指定' })).toEqual([`2 · S · ${shelf}`, 'lines quarantined'])
    await step('release', soon.inkStockId)
    expect(await told({ quantity: 1 }, person(actor.plantId, ['stock:ink:list']))).toEqual([undefined])
    expect([(await placeOf(late)).quantity, (await placeOf(soon)).quantity]).toEqual([10, 10])
    expect(await told({ lines, overrideReason: '客户指定' })).toBe('done')
    expect([(await placeOf(late)).quantity, (await placeOf(soon)).quantity]).toEqual([7, 1])
  })

  it('asked for twice at once is all of it or nothing for each', async () => {
    const red = await newInk()
    await receive(red, 'S', '2027-01-31')
    await receive(red, 'L', '2027-05-31')
    const all = await Promise.allSettled([12, 12].map((quantity) => issue(red, { quantity })))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await read().of(ink).get(red.id)).quantity).toBe(8)
  })

  it('keeps stock in quarantine there when it is moved', async () => {
    const red = await newInk()
    const here = await receive(red, 'Q', '2027-01-31')
    const open = await receive(red, 'Q', '2027-01-31', { locationId: shelves[1] })
    await step('quarantine', here.inkStockId)
    const move = (to: number | undefined) => post(red, { storeType: 'MOVE', inkStockId: here.inkStockId, quantity: 4, toLocationId: to })
    expect(await faultOf(move(shelves[1]))).toEqual({ toLocationId: 'otherState' })
    expect(await faultOf(move(shelves[0]))).toEqual({ toLocationId: 'samePlace' })
    expect(await faultOf(move(undefined))).toEqual({ toLocationId: 'required' })
    const third = await make(made.store, actor, storageLocation)
    expect(await faultOf(move(third.id))).toBe('done')
    const [there] = await read().of(inkStock).find({ inkId: red.id, locationId: third.id })
    expect(there).toMatchObject({ quantity: 4, state: 'QUARANTINED', receivedDate: TODAY, expiringDate: '2027-01-31' })
    expect([(await placeOf(here)).quantity, (await placeOf(open)).quantity]).toEqual([6, 10])
    expect((await read().of(ink).get(red.id)).quantity).toBe(20)
  })

  it('is proposed from what expires first, and says what is missing', async () => {
    const batch = fc.record({
      days: fc.integer({ min: 0, max: 60 }),
      amount: fc.integer({ min: 1, max: 9000 }),
      isQuarantined: fc.boolean(),
      isTaken: fc.boolean(),
    })
    const wanted = fc.integer({ min: 1, max: 30_000 })
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 7 }), wanted, fc.nat(40), async (batches, thousandths, later) => {
        const red = await newInk()
        for (const [nth, one] of batches.entries()) {
          const day = addDays(TODAY, one.days)
          const entry = await receive(red, `P${nth}`, day, { quantity: one.amount / 1000 })
          if (one.isTaken) await post(red, { storeType: 'SCRAP', inkStockId: entry.inkStockId, quantity: one.amount / 1000 })
          if (one.isQuarantined) await step('quarantine', entry.inkStockId)
        }
        made.clock.forward(later * 86_400_000)
        const { shares, missing } = await proposeInk(read(), { inkId: red.id, quantity: thousandths / 1000 })
        made.clock.forward(-later * 86_400_000)
        const able = batches.filter((one) => !one.isQuarantined && !one.isTaken && one.days >= later)
        const there = able.reduce((all, one) => all + one.amount, 0)
        const sum = shares.reduce((all, one) => all + Math.round(one.quantity * 1000), 0)
        expect([sum, Math.round(missing * 1000)]).toEqual([Math.min(there, thousandths), Math.max(0, thousandths - there)])
        const days = shares.map((one) => one.expiringDate)
        expect(days).toEqual(days.toSorted())
        // Everything but the last share is emptied, and nothing that is passed over expires before it.
        for (const one of shares.slice(0, -1)) expect(one.quantity).toBe(one.there)
        const offered = able.map((one) => addDays(TODAY, one.days)).toSorted()
        expect(days).toEqual(offered.slice(0, days.length))
      }),
      { numRuns: Number(process.env.RUNS ?? 15) },
    )
    expect(await ledgerFaults(made.store)).toEqual([])
  })
})

describe('what expires soon', () => {
  it('is marked by day, as the parameter says', () => {
    const at = { today: TODAY, soon: addDays(TODAY, 30) }
    expect(['2026-11-17', TODAY, '2026-12-18', '2026-12-19'].map((day) => expiryOf(day, at))).toEqual(['EXPIRED', 'SOON', 'SOON', 'FRESH'])
  })

  it('is found in lists by what rows show, whatever the day', async () => {
    const red = await newInk()
    const days = ['2026-11-18', '2026-12-18', '2026-12-19', '2027-02-28', '2027-03-01', '2028-02-29', '2028-03-01', '2030-12-31']
    for (const [nth, day] of days.entries()) await receive(red, `E${nth}`, day, { quantity: 1 })
    const found = async (value: string) => {
      const { items } = await read().list(inkStock, {
        no: 1,
        size: 50,
        sort: 'expiringDate',
        filter: { inkId: { eq: red.id }, expiry: { in: [value] } },
      })
      return items.map((one) => one.expiringDate)
    }
    for (const now of ['2026-11-18', '2027-01-29', '2027-01-30', '2028-01-30', '2028-01-31', '2031-01-01']) {
      made.clock.set(`${now}T02:00:00.000Z`)
      const at = { today: now, soon: addDays(now, 30) }
      for (const value of ['EXPIRED', 'SOON', 'FRESH'])
        expect([now, value, await found(value)]).toEqual([now, value, days.filter((day) => expiryOf(day, at) === value)])
    }
    made.clock.set('2026-11-18T02:00:00.000Z')
  })

  it('is told once a day, all batches in one notice', async () => {
    const plant = await makePlant(made.store)
    await make(made.store, actor, notificationType, { code: 'INK_EXPIRING', name: '油墨临期', status: 'ENABLED' })
    const tell = () => notifyExpiring(made.store, plant.actor)
    expect(await tell()).toBe(0)
    const about = await make(made.store, plant.actor, ink, { code: 'YM-01', name: '大红' })
    const lay = (batchNo: string, expiringDate: string, quantity: number) =>
      make(made.store, plant.actor, inkStock, { inkId: about.id, batchNo, expiringDate, quantity } as never)
    await lay('B1', '2026-12-01', 3.5)
    await lay('B2', '2026-11-01', 2)
    await lay('B3', '2026-11-01', 0)
    await lay('B4', '2027-11-01', 5)
    expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 1])
    expect(await tell()).toBe(0)
    made.clock.forward(86_400_000)
    expect(await tell()).toBe(1)
    const [first] = await made.store.read(plant.actor).of(noticeEvent).find({ resource: 'inkStock' })
    expect(JSON.parse(first?.values ?? '')).toMatchObject({
      count: '2',
      batches: 'YM-01 大红 · B2 · 2026-11-01 · 2 kg\nYM-01 大红 · B1 · 2026-12-01 · 3.5 kg',
    })
    made.clock.forward(-86_400_000)
  })
})
