import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { ledgerFaults } from '../../../../server/domain/ledger/index.ts'
import { equipment, shift, staff } from '../../../../server/domain/masterdata/index.ts'
import { ink, inkCan, inkCanStay, inkLog, inkStock, inkUnit, storageLocation } from '../../../../server/domain/stock/index.ts'
import { inkCanFlow } from '../../../../server/domain/stock/ink/inkCan.resource.ts'
import { inkStockFlow } from '../../../../server/domain/stock/ink/inkStock.resource.ts'
import { proposeInk } from '../../../../server/domain/stock/ink/issuedInk.query.ts'
import { issueInkCall } from '../../../../server/domain/stock/ink/issueInk.ts'
import { cansInBooks, openInkCansModel } from '../../../../server/domain/stock/ink/openCans.query.ts'
import { type Actor, carryOut, flowOf, operations, Refusal, type RowOf, type Transition } from '../../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'

type Input = Record<string, unknown>
type Can = RowOf<typeof inkCan>
type Entry = RowOf<typeof inkLog>
let made: Awaited<ReturnType<typeof testStore>>
let actor: Actor
let keeper: number
let machine: number
let press: number
let shelves: number[]
let can18: number
beforeAll(async () => {
  made = await testStore()
  actor = (await makePlant(made.store)).actor
  const id = async (resource: never, values: Input = {}) => (await make(made.store, actor, resource, values)).id
  keeper = await id(staff as never, { isInk: true })
  machine = await id(equipment as never)
  press = await id(equipment as never)
  shelves = [await id(storageLocation as never), await id(storageLocation as never)]
  can18 = await id(inkUnit as never, { name: '18 kg 桶', weight: 18, tareKg: 1.2 })
})
afterAll(() => made.close())

const ops = () => operations(made.store, registry)
const read = () => made.store.read(actor)
const newInk = async () => (await make(made.store, actor, ink, { inkUnitId: can18 })).id
const post = (inkId: number, input: Input) => ops().create(actor, inkLog, { inkId, staffId: keeper, ...input }) as unknown as Promise<Entry>
const receive = (inkId: number, batchNo: string, expiringDate: string, more: Input = { cans: 2 }) =>
  post(inkId, { storeType: 'IN', batchNo, expiringDate, locationId: shelves[0], ...more })
const issue = async (input: Input) =>
  carryOut(issueInkCall, { store: made.store, registry, actor, language: 'zh', words: () => (key) => key }, { staffId: keeper, ...input })
const step = (name: keyof typeof inkCanFlow, { id }: { id: number }, input: Input = {}, who = actor) =>
  ops().step(who, inkCanFlow[name] as never, id, { staffId: keeper, ...input }) as unknown as Promise<Can>
const open = (can: { id: number }, input: Input = {}) => step('open', can, { equipmentId: machine, ...input })
const reverse = (entry: { id: number }) => ops().step(actor, flowOf(inkLog)?.steps.reverse as never, entry.id, { reason: '输错了' })
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (e: unknown) => (e instanceof Refusal ? (e.fields.length ? Object.fromEntries(e.fields.map((f) => [f.field, f.rule])) : e.code) : e),
  )
const cansOf = async (where: Input) =>
  (
    await read()
      .of(inkCan)
      .find(where as never)
  ).toSorted((a, b) => a.id - b.id)
const canNow = ({ id }: { id: number }) => read().of(inkCan).get(id)
const entriesOf = async (inkId: number) => (await read().of(inkLog).find({ inkId })).toSorted((a, b) => a.id - b.id)
const placeNow = (id: unknown) =>
  read()
    .of(inkStock)
    .get(id as number)

/** A batch in two cans of 18 kg. */
async function batch(expiringDate = '2027-01-31') {
  const inkId = await newInk()
  const entry = await receive(inkId, 'B1', expiringDate)
  const [one, two] = (await cansOf({ receiptId: entry.id })) as [Can, Can]
  return { inkId, entry, one, two }
}

/** No can says what the ledger does not: of each place, its cans hold together at most what lies there. */
async function expectCansAgree(inkId: number) {
  const all = await cansOf({ inkId })
  for (const { id, quantity } of await read().of(inkStock).find({ inkId })) {
    const here = all.filter((can) => can.inkStockId === id)
    expect(here.reduce((sum, can) => sum + Math.round(can.contentKg * 1000), 0)).toBeLessThanOrEqual(Math.round(quantity * 1000))
  }
  for (const { state, contentKg, fullKg } of all) {
    expect(contentKg).toBeLessThanOrEqual(fullKg)
    expect([state, contentKg > 0]).toEqual([state, !['EMPTY', 'VOID'].includes(state)])
  }
}

describe('a can of ink', () => {
  it('comes with a receipt in cans, each with a number of its own, and none with one by weight', async () => {
    const { inkId, one, two } = await batch()
    expect(one.canNo).not.toBe(two.canNo)
    expect(one).toMatchObject({ state: 'FULL', fullKg: 18, contentKg: 18, tareKg: 1.2 })
    await receive(inkId, 'B1', '2027-01-31', { quantity: 7 })
    expect(await cansOf({ inkId })).toHaveLength(2)
  })

  it('is taken to a machine, and books what was used when it comes back and is weighed', async () => {
    const { inkId, one } = await batch()
    expect(await open(one, { decorCode: 'W1001' })).toMatchObject({
      state: 'OPEN',
      equipmentId: machine,
      contentKg: 18,
      openedById: keeper,
    })
    expect(await entriesOf(inkId)).toHaveLength(1)
    expect(await step('weighIn', one, { grossKg: 7.2 })).toMatchObject({ state: 'PARTIAL', contentKg: 6, equipmentId: null })
    const used = (await entriesOf(inkId))[1]
    const said = { storeType: 'OUT', quantity: 12, equipmentId: machine, decorCode: 'W1001', inkCanId: one.id, placeBalance: 24 }
    expect(used).toMatchObject(said)
    await open(one)
    expect(await step('useUp', one, { decorCode: 'W1002' })).toMatchObject({ state: 'EMPTY', contentKg: 0 })
    expect((await entriesOf(inkId))[2]).toMatchObject({ quantity: 6, decorCode: 'W1002', placeBalance: 18 })
    await expectCansAgree(inkId)
  })

  it('brought back to another shelf is moved there with what is left in it', async () => {
    const { inkId, one, entry } = await batch()
    await open(one)
    const back = await step('weighIn', one, { leftKg: 5, toLocationId: shelves[1] })
    const [, , left, came] = await entriesOf(inkId)
    expect([left, came].map((half) => [half?.storeType, half?.quantityChanged])).toEqual([
      ['MOVE', -5],
      ['MOVE', 5],
    ])
    expect([back.inkStockId, (await placeNow(entry.inkStockId)).quantity, (await placeNow(back.inkStockId)).quantity]).toEqual([
      came?.inkStockId,
      18,
      5,
    ])
    await reverse(came as Entry)
    expect((await canNow(one)).inkStockId).toBe(entry.inkStockId)
    await expectCansAgree(inkId)
  })

  it('is weighed in one way, to something, and to no more than there was in it', async () => {
    const { one, inkId } = await batch()
    expect(await faultOf(step('weighIn', one, { leftKg: 5 }))).toBe('illegalStep')
    await open(one)
    const wrongs = [
      [{}, { leftKg: 'required' }],
      [{ leftKg: 3, grossKg: 4 }, { grossKg: 'oneWay' }],
      [{ leftKg: 18.001 }, { leftKg: 'moreThanInCan' }],
      [{ grossKg: 1 }, { grossKg: 'notAboveTare' }],
      [{ grossKg: 1.2 }, { grossKg: 'canIsEmpty' }],
      [{ leftKg: 0 }, { leftKg: 'canIsEmpty' }],
      [{ leftKg: 1.2345 }, { leftKg: 'scale' }],
      [{ leftKg: 3, toLocationId: 999_999 }, { toLocationId: 'unknownReference' }],
      [{ leftKg: 3, staffId: (await make(made.store, actor, staff, { isInk: false })).id }, { staffId: 'noInks' }],
    ] as const
    for (const [given, fault] of wrongs) expect([given, await faultOf(step('weighIn', one, given))]).toEqual([given, fault])
    expect([(await canNow(one)).state, (await entriesOf(inkId)).length]).toEqual(['OPEN', 1])
    // Nothing was used: nothing is booked.
    await step('weighIn', one, { leftKg: 18 })
    expect(await entriesOf(inkId)).toHaveLength(1)
  })

  it('of an older batch is opened although one that expires later is open already', async () => {
    const { inkId, one } = await batch()
    const later = await receive(inkId, 'B2', '2027-05-31')
    const [late] = (await cansOf({ receiptId: later.id })) as [Can]
    await open(late, { overrideReason: '客户指定' })
    await step('weighIn', late, { leftKg: 4 })
    expect(await faultOf(open(one))).toBe('done')
  })

  it('has its turn: what expires first, and of that what is open already', async () => {
    const { inkId, one, two } = await batch()
    const later = await receive(inkId, 'B2', '2027-05-31')
    const [late] = (await cansOf({ receiptId: later.id })) as [Can]
    expect(await faultOf(open(late))).toEqual({ overrideReason: 'notFirst' })
    await open(one)
    await step('weighIn', one, { leftKg: 4 })
    expect(await faultOf(open(two))).toEqual({ overrideReason: 'openedFirst' })
    const { shares } = await proposeInk(read(), { inkId, quantity: 30 })
    expect(shares.map((share) => share.cans.map((can) => [can.canNo, can.quantity]))).toEqual([
      [
        [one.canNo, 4],
        [two.canNo, 18],
      ],
      [[late.canNo, 8]],
    ])
    await open(two, { overrideReason: '客户指定' })
    // What stands at a machine is not proposed, and cannot be taken by weight.
    expect((await proposeInk(read(), { inkId, quantity: 5 })).shares.map((share) => [share.batchNo, share.quantity])).toEqual([
      ['B1', 4],
      ['B2', 1],
    ])
    expect(await faultOf(post(inkId, { storeType: 'OUT', inkStockId: one.inkStockId, quantity: 5 }))).toEqual({
      quantity: 'cansAtMachines',
    })
    await step('useUp', two)
    expect((await entriesOf(inkId)).at(-1)).toMatchObject({ quantity: 18, overrideReason: '客户指定' })
  })

  it('stays where it is in quarantine or once it has expired; what was used at the machine by then is booked', async () => {
    const { one, two } = await batch('2026-11-20')
    const judge = (name: 'quarantine' | 'release') =>
      ops().step(actor, inkStockFlow[name] as unknown as Transition<never>, one.inkStockId, { reason: '色差' })
    await open(one)
    await judge('quarantine')
    expect(await faultOf(open(two))).toEqual({ inkStockId: 'quarantined' })
    await step('weighIn', one, { leftKg: 2 })
    await judge('release')
    made.clock.forward(5 * 86_400_000)
    const clerk = person(actor.plantId, ['stock:inkCan:open', 'stock:inkCan:list'])
    expect(await faultOf(step('open', two, { equipmentId: machine, overrideReason: '急用' }, clerk))).toEqual({ inkStockId: 'expired' })
    expect(await faultOf(open(one))).toEqual({ overrideReason: 'expiredNeedsReason' })
    await open(one, { overrideReason: '试印' })
    await step('useUp', one)
    made.clock.forward(-5 * 86_400_000)
  })

  it('gives what is taken by weight, and has it back when that is reversed', async () => {
    const { inkId, one, two } = await batch()
    const out = await post(inkId, { storeType: 'OUT', inkStockId: one.inkStockId, quantity: 20 })
    expect([await canNow(one), await canNow(two)]).toMatchObject([
      { state: 'EMPTY', contentKg: 0 },
      { state: 'PARTIAL', contentKg: 16 },
    ])
    await reverse(out)
    expect([await canNow(one), await canNow(two)]).toMatchObject([
      { state: 'FULL', contentKg: 18 },
      { state: 'FULL', contentKg: 18 },
    ])
    await open(one)
    await step('weighIn', one, { leftKg: 8 })
    await reverse((await entriesOf(inkId)).at(-1) as Entry)
    expect(await canNow(one)).toMatchObject({ state: 'PARTIAL', contentKg: 18 })
    await expectCansAgree(inkId)
  })

  it('weighed wrongly is weighed again: what was booked is taken back, and what is weighed now is booked instead', async () => {
    const { inkId, one, entry } = await batch()
    await open(one, { decorCode: 'W1001' })
    await step('weighIn', one, { leftKg: 6, toLocationId: shelves[1] })
    const again = await step('weighAgain', one, { leftKg: 16, reason: '看错读数' })
    expect(again).toMatchObject({ state: 'PARTIAL', contentKg: 16, lastEquipmentId: machine, lastDecorCode: 'W1001' })
    expect((await entriesOf(inkId)).map((one) => [one.storeType, one.quantityChanged, one.state])).toEqual([
      ['IN', 36, 'POSTED'],
      ['OUT', -12, 'REVERSED'],
      ['MOVE', -6, 'REVERSED'],
      ['MOVE', 6, 'REVERSED'],
      ['REVERSAL', -6, 'POSTED'],
      ['REVERSAL', 6, 'POSTED'],
      ['REVERSAL', 12, 'POSTED'],
      ['OUT', -2, 'POSTED'],
      ['MOVE', -16, 'POSTED'],
      ['MOVE', 16, 'POSTED'],
    ])
    const used = (await entriesOf(inkId)).find((one) => one.storeType === 'OUT' && one.state === 'POSTED')
    expect(used).toMatchObject({ equipmentId: machine, decorCode: 'W1001', inkCanId: one.id })
    expect([(await placeNow(entry.inkStockId)).quantity, (await placeNow(again.inkStockId)).quantity]).toEqual([18, 16])
    await expectCansAgree(inkId)
    // Once more, to a weight with nothing used at all, for another machine, and back.
    expect(await step('weighAgain', one, { leftKg: 18, reason: '未用' })).toMatchObject({ contentKg: 18, state: 'PARTIAL' })
    expect(await step('weighAgain', one, { grossKg: 11.2, equipmentId: press, reason: '补记' })).toMatchObject({ contentKg: 10 })
    const last = (await entriesOf(inkId)).filter((one) => one.storeType === 'OUT').at(-1)
    expect(last).toMatchObject({ quantity: 8, equipmentId: press, decorCode: 'W1001' })
    await expectCansAgree(inkId)
  })

  it('is weighed again only as it came back, by whoever may, and to no more than there was in it', async () => {
    const { inkId, one, two } = await batch()
    const again = (can: Can, input: Input, who = actor) => faultOf(step('weighAgain', can, { reason: '看错', ...input }, who))
    expect(await again(one, { leftKg: 5 })).toBe('illegalStep')
    await post(inkId, { storeType: 'OUT', inkStockId: one.inkStockId, quantity: 3 })
    expect(await again(one, { leftKg: 5 })).toBe('inkCan.neverWeighed')
    await open(one)
    await step('weighIn', one, { leftKg: 6 })
    const clerk = person(actor.plantId, ['stock:inkCan:weighIn', 'stock:inkCan:list'])
    expect(await again(one, { leftKg: 5 }, clerk)).toBe('forbidden')
    expect(await again(one, { leftKg: 15.001 })).toEqual({ leftKg: 'moreThanInCan' })
    expect(await again(one, { leftKg: 5, reason: '' })).toEqual({ reason: 'required' })
    const before = await entriesOf(inkId)
    await post(inkId, { storeType: 'OUT', inkStockId: one.inkStockId, quantity: 1 })
    expect(await again(one, { leftKg: 5 })).toBe('inkCan.changedSince')
    expect((await entriesOf(inkId)).slice(0, before.length)).toEqual(before)
    expect((await canNow(two)).contentKg).toBe(18)
    await expectCansAgree(inkId)
  })

  it('is put right at the moment when it was weighed: no month, machine or balance since is as the mistake had made it', async () => {
    const inkId = await newInk()
    const entry = await receive(inkId, 'B1', '2027-01-31', { cans: 1 })
    const [one] = (await cansOf({ receiptId: entry.id })) as [Can]
    await open(one)
    made.clock.forward(60_000)
    await step('weighIn', one, { leftKg: 1, toLocationId: shelves[1] })
    const [, wrong] = await entriesOf(inkId)
    made.clock.forward(40 * 86_400_000)
    // Less was used than is left of the batch, and nobody asks for the right to enter the past.
    const clerk = person(actor.plantId, ['stock:inkCan:weighAgain', 'stock:inkCan:list'])
    const back = await step('weighAgain', one, { leftKg: 3, reason: '看错' }, clerk)
    const since = (await entriesOf(inkId)).slice(1)
    expect(since.map(({ bookedAt }) => bookedAt)).toEqual(since.map(() => wrong?.bookedAt))
    expect(since.filter(({ state }) => state === 'POSTED').map((one) => [one.storeType, one.quantityChanged])).toEqual([
      ['REVERSAL', -1],
      ['REVERSAL', 1],
      ['REVERSAL', 17],
      ['OUT', -15],
      ['MOVE', -3],
      ['MOVE', 3],
    ])
    expect([back.returnedAt, (await placeNow(back.inkStockId)).quantity]).toEqual([wrong?.bookedAt, 3])
    expect(await ledgerFaults(made.store)).toEqual([])
    made.clock.forward(-40 * 86_400_000 - 60_000)
  })

  it('said to be used up by mistake is weighed again, or has what was booked back when that is reversed', async () => {
    const { inkId, one, two } = await batch()
    for (const can of [one, two]) {
      await open(can, { overrideReason: '试' })
      await step('weighIn', can, { leftKg: 6 })
      await open(can, { overrideReason: '试' })
      await step('useUp', can)
    }
    expect(await step('weighAgain', one, { grossKg: 5.2, reason: '未用完' })).toMatchObject({ state: 'PARTIAL', contentKg: 4 })
    await reverse((await entriesOf(inkId)).find(({ inkCanId, quantity }) => inkCanId === two.id && quantity === 6) as Entry)
    expect(await canNow(two)).toMatchObject({ state: 'PARTIAL', contentKg: 6 })
    expect((await placeNow(one.inkStockId)).quantity).toBe(10)
    await expectCansAgree(inkId)
    expect(await cansInBooks.faults(read())).toEqual([])
    // It goes on as any other.
    await open(two, { overrideReason: '试' })
    expect(await step('weighIn', two, { leftKg: 1 })).toMatchObject({ state: 'PARTIAL', contentKg: 1 })
    // What was scrapped was not weighed.
    await step('scrap', one, { reason: '结块' })
    expect(await faultOf(step('weighAgain', one, { leftKg: 1, reason: '看错' }))).toBe('inkCan.changedSince')
  })

  it('was used where it is said to have been as it comes back, else where it was taken', async () => {
    const { inkId, one } = await batch()
    await open(one, { decorCode: 'W1001' })
    await step('weighIn', one, { leftKg: 6, equipmentId: press, decorCode: 'W1002' })
    expect((await entriesOf(inkId))[1]).toMatchObject({ equipmentId: press, decorCode: 'W1002' })
    expect(await canNow(one)).toMatchObject({ equipmentId: null, lastEquipmentId: press, lastDecorCode: 'W1002' })
  })

  it('leaves where it stood before behind once it has come back from somewhere else', async () => {
    const { one } = await batch()
    const stays = () => read().of(inkCanStay).find({ inkCanId: one.id })
    await open(one, { decorCode: 'W1001' })
    await step('weighIn', one, { leftKg: 6 })
    const first = await canNow(one)
    expect(await stays()).toEqual([])
    await open(one, { decorCode: 'W1002', overrideReason: '试' })
    await step('weighIn', one, { leftKg: 4 })
    const { lastEquipmentId: equipmentId, awaySince: since, returnedAt: until, canNo } = first
    expect(await stays()).toMatchObject([{ canNo, equipmentId, decorCode: 'W1001', since, until }])
    expect(await canNow(one)).toMatchObject({ lastDecorCode: 'W1002' })
  })

  it('moves as a whole where kilograms are moved', async () => {
    const { inkId, one, two } = await batch()
    const move = (quantity: number) => post(inkId, { storeType: 'MOVE', inkStockId: one.inkStockId, quantity, toLocationId: shelves[1] })
    expect(await faultOf(move(5))).toEqual({ quantity: 'wholeCans' })
    const moved = await move(18)
    expect([(await canNow(one)).inkStockId === one.inkStockId, (await canNow(two)).inkStockId]).toEqual([false, two.inkStockId])
    await reverse(moved)
    expect((await canNow(one)).inkStockId).toBe(one.inkStockId)
    await expectCansAgree(inkId)
  })

  it('never was, once its receipt is reversed', async () => {
    const { inkId, entry, one } = await batch()
    await reverse(entry)
    expect(await canNow(one)).toMatchObject({ state: 'VOID', contentKg: 0 })
    expect(await faultOf(open(one))).toBe('illegalStep')
    await expectCansAgree(inkId)
  })

  it('at a machine is not on the shelf that is counted', async () => {
    const { inkId, one } = await batch()
    await open(one)
    const count = (quantityCheck: number) => post(inkId, { storeType: 'CHECK', inkStockId: one.inkStockId, quantityCheck })
    expect(await count(18)).toMatchObject({ quantityChanged: 0, placeBalance: 36 })
    expect(await count(0)).toMatchObject({ quantityChanged: -18, placeBalance: 18 })
    expect((await cansOf({ inkId })).map(({ state }) => state)).toEqual(['OPEN', 'EMPTY'])
    await expectCansAgree(inkId)
  })

  it('is handed over where a shift has ended since it was taken to its machine', async () => {
    made.clock.set('2026-11-18T02:00:00.000Z')
    await make(made.store, actor, shift, { name: '早班', beginTime: '08:00', endTime: '16:00' })
    const { one, two } = await batch()
    await open(one)
    const left = async () => {
      const answer = (await ops().ask(actor, openInkCansModel, {}, { language: 'zh', translate: (key: string) => key } as never)) as {
        shiftName: string
        cans: { inkCanId: number; isLeftOpen: boolean }[]
      }
      return [answer.shiftName, answer.cans.filter(({ inkCanId }) => [one.id, two.id].includes(inkCanId)).map((can) => can.isLeftOpen)]
    }
    expect(await left()).toEqual(['早班', [false]])
    made.clock.set('2026-11-18T08:30:00.000Z')
    await open(two)
    expect(await left()).toEqual(['早班', [true, false]])
    // The list behind the warning shows exactly these.
    const listed = await ops().list(actor, inkCan, { no: 1, size: 10, sort: 'canNo', filter: { isLeftOpen: { eq: true } } } as never)
    expect([listed.items.map(({ id }) => id), await listed.total()]).toEqual([[one.id], 1])
    await step('weighIn', one, { leftKg: 5 })
    await step('weighIn', two, { leftKg: 5 })
    // What is taken between two shifts is to be back by the end of the next one.
    await open(one, { overrideReason: '试' })
    made.clock.set('2026-11-19T07:59:00.000Z')
    expect((await left())[1]).toEqual([false])
    made.clock.set('2026-11-19T08:00:00.000Z')
    expect((await left())[1]).toEqual([true])
    await step('useUp', one)
    made.clock.set('2026-11-18T02:00:00.000Z')
  })
})

it('cans never say what the ledger does not, whatever is done with them and with kilograms', async () => {
  const kind = fc.constantFrom(
    'IN',
    'KG',
    'OUT',
    'SCRAP',
    'CHECK',
    'RETURN',
    'MOVE',
    'REVERSE',
    'open',
    'weighIn',
    'weighIn',
    'weighAgain',
    'weighAgain',
    'ISSUE',
    'useUp',
    'scrap',
  )
  const move = fc.record({ kind, at: fc.nat(1), nth: fc.nat(5), amount: fc.integer({ min: 1, max: 40_000 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 3, maxLength: 16 }), async (moves) => {
      const inkId = await newInk()
      await receive(inkId, 'B1', '2027-01-31', { cans: 2 })
      for (const { kind, at, nth, amount } of moves) {
        made.clock.forward(50)
        const quantity = amount / 1000
        const places = await read().of(inkStock).find({ inkId })
        const cans = await cansOf({ inkId })
        const entries = await entriesOf(inkId)
        const [place, can, entry] = [places[at % places.length], cans[nth % cans.length], entries[nth % entries.length]]
        const where = { inkStockId: place?.id }
        const work: Readonly<Record<string, () => Promise<unknown>>> = {
          IN: () => receive(inkId, 'B1', '2027-01-31', { cans: 1 + (nth % 2), locationId: shelves[at] }),
          KG: () => receive(inkId, 'B1', '2027-01-31', { quantity, locationId: shelves[at] }),
          OUT: () => post(inkId, { storeType: 'OUT', ...where, quantity, overrideReason: '试' }),
          SCRAP: () => post(inkId, { storeType: 'SCRAP', ...where, quantity }),
          RETURN: () => post(inkId, { storeType: 'RETURN', ...where, quantity }),
          CHECK: () => post(inkId, { storeType: 'CHECK', ...where, quantityCheck: quantity }),
          MOVE: () => post(inkId, { storeType: 'MOVE', ...where, quantity: nth % 2 ? 18 : quantity, toLocationId: shelves[nth % 2] }),
          REVERSE: () => reverse(entry as Entry),
          open: () => open(can as Can, { overrideReason: '试' }),
          weighIn: () =>
            step('weighIn', can as Can, { leftKg: Math.min(quantity, can?.contentKg ?? 0), ...(nth % 2 && { toLocationId: shelves[at] }) }),
          weighAgain: () => step('weighAgain', can as Can, { leftKg: quantity, reason: '看错' }),
          ISSUE: () =>
            issue({
              inkId,
              ...(nth % 2 ? { quantity } : { lines: places.map(({ id }) => ({ id, amount: quantity })), overrideReason: '试' }),
            }),
          useUp: () => step('useUp', can as Can),
          scrap: () => step('scrap', can as Can, { reason: '结块' }),
        }
        // What is refused changes nothing; any other failure is a fault.
        await work[kind]?.().catch((e: unknown) => expect(e).toBeInstanceOf(Refusal))
        await expectCansAgree(inkId)
      }
    }),
    { numRuns: Number(process.env.RUNS ?? 25) },
  )
  expect(await ledgerFaults(made.store)).toEqual([])
  expect(await cansInBooks.faults(read())).toEqual([])
  const [full] = await cansOf({ state: 'FULL' })
  // What has been put out of step is found.
  await made.store.write(actor, async (uow) =>
    uow.of(inkCan).writeDerived(await uow.of(inkCan).lockForUpdate(full?.id ?? 0), { contentKg: 0 }),
  )
  expect(await cansInBooks.faults(read())).toEqual([`can ${full?.canNo} does not hold what its state says`])
})

it('a can that two people weigh in is booked once', async () => {
  const { inkId, one } = await batch()
  await open(one)
  const all = await Promise.allSettled([5, 5, 5].map((leftKg) => step('weighIn', one, { leftKg })))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await entriesOf(inkId)).toHaveLength(2)
  await expectCansAgree(inkId)
})
