import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { user } from '../../../../server/domain/identity/index.ts'
import { registry } from '../../../../server/domain/index.ts'
import { allLedgers, ledgerFaults } from '../../../../server/domain/ledger/index.ts'
import { staff } from '../../../../server/domain/masterdata/index.ts'
import {
  COUNTED_KINDS,
  countedLedgers,
  ink,
  inkLog,
  inkStock,
  sparePart,
  sparePartLog,
  stocktake,
  stocktakeLine,
  storageLocation,
} from '../../../../server/domain/stock/index.ts'
import { stocktakeRoute } from '../../../../server/domain/stock/stocktake/stocktakeRoute.query.ts'
import { type Actor, flowOf, operations, Refusal, systemActor } from '../../../../server/kernel/index.ts'
import { make, makePlant, person, unique } from '../../../support/samples/factories.ts'
import { testStore } from '../../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let keeper: Actor
let [anna, boris, chief]: Actor[] = []
const RIGHTS = [
  ...['list', 'query', 'add', 'submit', 'recount', 'approve', 'cancel'].map((verb) => `stock:stocktake:${verb}`),
  ...['list', 'query', 'add', 'edit'].map((verb) => `stock:stocktakeLine:${verb}`),
]
type Row = Record<string, unknown> & { id: number; updatedAt: Date }

async function people(plantId: number): Promise<Actor[]> {
  const all: Actor[] = []
  for (const name of ['anna', 'boris', 'chief']) {
    const row = await make(made.store, systemActor(plantId), user, { username: `${name}${unique()}`, plantIds: [plantId] })
    all.push(person(plantId, RIGHTS, { userId: row.id, name }))
  }
  return all
}
beforeAll(async () => {
  made = await testStore()
})
afterAll(() => made.close())
beforeEach(async () => {
  const plant = await makePlant(made.store)
  keeper = plant.actor
  ;[anna, boris, chief] = await people(plant.id)
})

const ops = () => operations(made.store, registry)
const rows = <D>(resource: D) =>
  made.store.read(keeper).of(resource as never) as never as { get(id: number): Promise<Row>; find(w: object): Promise<Row[]> }
const shelf = (given: Record<string, unknown> = {}) => make(made.store, keeper, storageLocation, given)
async function part(quantity: number, given: object = {}) {
  const row = await make(made.store, keeper, sparePart, given as never)
  if (quantity) await move(row.id, 'IN', quantity, { unitPrice: 2 })
  return row
}
const move = (partId: number, storeType: string, quantity: number, more: object = {}) => {
  made.clock.forward(1000)
  return ops().create(keeper, sparePartLog, { partId, storeType, quantity, ...more })
}
const balance = async (id: number) => (await rows(sparePart).get(id)).quantity
const begin = (given: object = {}) => ops().create(anna as Actor, stocktake, { kind: 'PARTS', ...given })
const linesOf = (id: number) => rows(stocktakeLine).find({ stocktakeId: id })
async function count(who: Actor | undefined, line: Row | undefined, counted: number, more: object = {}) {
  made.clock.forward(1000)
  return ops().update(who as Actor, stocktakeLine, line?.id ?? 0, { counted, ...more })
}
const add = (who: Actor | undefined, { stocktakeNo }: object & { stocktakeNo?: unknown }, code: unknown, more: object = {}) => {
  made.clock.forward(1000)
  return ops().create(who as Actor, stocktakeLine, { stocktakeNo, code, ...more } as never) as Promise<Row>
}
const step = (who: Actor | undefined, name: string, id: number, input: object = {}) =>
  ops().step(who as Actor, flowOf(stocktake)?.steps[name] as never, id, input as never) as Promise<Row>
const faultOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (e: unknown) => e,
  )
  if (!(error instanceof Refusal)) return error
  return error.fields.length ? Object.fromEntries(error.fields.map((f) => [f.field, f.rule])) : error.code
}
const factsOf = async (who: Actor | undefined, ids: readonly number[]) => {
  const out: Record<string, unknown> = {}
  for (const field of ['expected', 'difference', 'differenceValue', 'isDifferent', 'movedSinceCount'])
    out[field] =
      [...((await registry.batchComputedFor(stocktakeLine, field)?.load(made.store.read(who as Actor), ids))?.values() ?? [])][0] ?? null
  return out
}

describe('stocktake', () => {
  it('counts everything that is counted at all', () => {
    // Days of leave are booked like stock and lie on no shelf.
    const lying = allLedgers().filter(({ item }) => 'value' in item.fields)
    expect(new Set(COUNTED_KINDS.map((kind) => countedLedgers[kind]))).toEqual(new Set(lying))
  })

  it('freezes what lies at its locations and below, is counted by several, and posts the differences at once', async () => {
    // Lines come in the order of the locations' codes: numbers of one length, so that words sort as they do.
    const [code] = [unique()]
    const above = await shelf({ code: `${code}A` })
    const below = await shelf({ parentId: above.id, code: `${code}B` })
    const [one, two, three] = [await part(10, { locationId: above.id }), await part(5, { locationId: below.id }), await part(7)]
    const take = await begin({ locationIds: [above.id] })
    const [first, second, ...more] = await linesOf(take.id)
    expect([take.lineCount, first?.code, second?.code, more]).toEqual([2, one.code, two.code, []])
    expect(take.stocktakeNo).toMatch(/^PD\d{8}-\d{4}$/)
    await move(three.id, 'OUT', 1)
    expect(await count(anna, first, 8)).toMatchObject({ counted: 8, countedById: anna?.userId, state: 'COUNTED' })
    expect(await faultOf(step(anna, 'submit', take.id))).toEqual({ isPartial: 'linesUncounted' })
    await count(boris, second, 5)
    expect(await step(anna, 'submit', take.id)).toMatchObject({ state: 'SUBMITTED', differentLines: 1, differenceValue: -4, accuracy: 0.5 })
    expect(await faultOf(count(boris, second, 6))).toBe('readOnly')
    expect(await step(chief, 'approve', take.id)).toMatchObject({ state: 'POSTED', approverId: chief?.userId, accuracy: 0.5 })
    expect([await balance(one.id), await balance(two.id), await balance(three.id)]).toEqual([8, 5, 6])
    const entries = await rows(sparePartLog).find({ stocktakeId: take.id })
    expect(entries.map((row) => [row.storeType, row.quantityCheck, row.quantityChanged, row.amount])).toEqual([
      ['CHECK', 8, -2, -4],
      ['CHECK', 5, 0, 0],
    ])
    expect(entries[0]?.countedAt).toEqual((await linesOf(take.id))[0]?.countedAt)
    expect(await faultOf(step(chief, 'approve', take.id))).toBe('illegalStep')
    expect(await ledgerFaults(made.store)).toEqual([])
  })

  it('is approved by nobody who has counted any of it, even if others counted it again', async () => {
    await part(3)
    const take = await begin()
    const [line] = await linesOf(take.id)
    await count(boris, line, 2)
    await count(anna, line, 3)
    await step(anna, 'submit', take.id)
    for (const who of [anna, boris]) expect(await faultOf(step(who, 'approve', take.id))).toBe('stocktake.ownApproval')
    expect(await step(chief, 'approve', take.id)).toMatchObject({ state: 'POSTED', accuracy: 1 })
  })

  it('refuses what is being counted already, naming the other list; a cancelled one is in nobody’s way', async () => {
    const place = await shelf()
    const item = await part(1, { locationId: place.id })
    const first = await begin({ locationIds: [place.id] })
    const error = await begin().catch((e: unknown) => e)
    const params = { stocktakeNo: first.stocktakeNo, code: item.code }
    expect(error).toMatchObject({ fields: [{ field: 'locationIds', rule: 'countedAlready', params }] })
    const both = await Promise.allSettled([begin(), begin()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await step(anna, 'cancel', first.id, { reason: '改天再盘' })
    const again = await Promise.allSettled([begin(), begin(), begin()])
    expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const other = await shelf()
    expect(await faultOf(begin({ locationIds: [other.id] }))).toEqual({ locationIds: 'nothingToCount' })
  })

  it('has one winner where two count the same line at once', async () => {
    await part(4)
    const take = await begin()
    const [line] = await linesOf(take.id)
    const version = { updatedAt: line?.updatedAt }
    const results = await Promise.allSettled([count(anna, line, 4, version), count(boris, line, 3, version)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('neither undoes nor doubles what moved after a count, says so, and lets such lines be counted again', async () => {
    const item = await part(10)
    const take = await begin()
    const [line] = await linesOf(take.id)
    await move(item.id, 'OUT', 1)
    await count(anna, line, 8)
    await move(item.id, 'OUT', 3)
    await step(anna, 'submit', take.id)
    expect(await factsOf(chief, [line?.id ?? 0])).toEqual({
      expected: 10,
      difference: -1,
      differenceValue: -2,
      isDifferent: true,
      movedSinceCount: -3,
    })
    await step(chief, 'recount', take.id, { recountLines: 'MOVED' })
    expect((await linesOf(take.id))[0]).toMatchObject({ state: 'RECOUNT', counted: 8 })
    expect(await faultOf(step(anna, 'submit', take.id))).toBe('stocktake.nothingCounted')
    await count(anna, line, 5)
    await move(item.id, 'IN', 4)
    await step(anna, 'submit', take.id)
    await step(chief, 'approve', take.id)
    expect(await balance(item.id)).toBe(9)
    expect((await linesOf(take.id))[0]).toMatchObject({ recounts: 1 })
    expect(await factsOf(chief, [line?.id ?? 0])).toMatchObject({ difference: -1, movedSinceCount: 4 })
    expect((await rows(sparePartLog).find({ stocktakeId: take.id }))[0]).toMatchObject({
      quantityCheck: 9,
      quantityChanged: -1,
      movedSinceCount: 4,
    })
  })

  it('refuses to post a count from which more was taken than had been found, and posts nothing of the list', async () => {
    const [one, two] = [await part(10), await part(10)]
    const take = await begin()
    for (const line of await linesOf(take.id)) await count(anna, line, 1)
    await move(two.id, 'OUT', 2)
    await step(anna, 'submit', take.id)
    expect(await faultOf(step(chief, 'approve', take.id))).toBe('ledger.countBehind')
    expect([await balance(one.id), await balance(two.id)]).toEqual([10, 8])
  })

  it('keeps what the books say to itself while a blind one is counted', async () => {
    await part(10)
    const take = await begin({ isBlind: true })
    const [line] = await linesOf(take.id)
    await count(anna, line, 9)
    const nothing = { expected: null, difference: null, differenceValue: null, isDifferent: false, movedSinceCount: null }
    const found = async () =>
      (await ops().list(chief as Actor, stocktakeLine, { filter: { isDifferent: { eq: true } } } as never)).items.length
    expect([await factsOf(anna, [line?.id ?? 0]), await found()]).toEqual([nothing, 0])
    await step(anna, 'submit', take.id)
    expect(await factsOf(chief, [line?.id ?? 0])).toMatchObject({ expected: 10, difference: -1, isDifferent: true })
    expect(await found()).toBe(1)
  })

  it('takes a count of some minutes ago, not of before the list; a blank takes nothing back', async () => {
    const item = await part(6)
    const take = await begin()
    const [line] = await linesOf(take.id)
    made.clock.forward(60_000)
    const countedAt = made.clock.now()
    await move(item.id, 'OUT', 2)
    await count(anna, line, 6, { countedAt })
    expect(await factsOf(anna, [line?.id ?? 0])).toMatchObject({ difference: 0, movedSinceCount: -2 })
    expect(await faultOf(count(anna, line, 6, { countedAt: new Date(0) }))).toEqual({ countedAt: 'beforeFrozen' })
    expect(await ops().update(anna as Actor, stocktakeLine, line?.id ?? 0, { counted: null })).toMatchObject({
      counted: 6,
      state: 'COUNTED',
    })
    for (const [counted, rule] of [
      [-1, 'min'],
      [1e9, 'max'],
      [0.0001, 'scale'],
      ['1', 'decimal'],
      [Number.NaN, 'decimal'],
    ] as const)
      expect(await faultOf(count(anna, line, counted as number))).toEqual({ counted: rule })
  })

  it('asks who keeps the auxiliary materials, and takes nobody who does not', async () => {
    await make(made.store, keeper, countedLedgers.MATERIALS.item)
    const start = (staffId?: number) => ops().create(anna as Actor, stocktake, { kind: 'MATERIALS', ...(staffId && { staffId }) })
    expect(await faultOf(start())).toEqual({ staffId: 'required' })
    expect(await faultOf(start((await make(made.store, keeper, staff, { isAcc: false })).id))).toEqual({ staffId: 'noAccessories' })
    const { id: staffId } = await make(made.store, keeper, staff, { isAcc: true })
    const take = await start(staffId)
    const [line] = await linesOf(take.id)
    await count(anna, line, 3)
    await step(anna, 'submit', take.id)
    await step(chief, 'approve', take.id)
    expect(await rows(countedLedgers.MATERIALS.log).find({ stocktakeId: take.id })).toMatchObject([
      { staffId, quantityChanged: 3, balance: 3 },
    ])
  })

  it('counts inks batch by batch and location by location, and keeps the balances of both', async () => {
    const { id: staffId } = await make(made.store, keeper, staff, { isInk: true })
    const [code] = [unique()]
    const [one, two] = [await shelf({ code: `${code}A` }), await shelf({ code: `${code}B` })]
    const item = await make(made.store, keeper, ink, { unitPrice: 10 })
    const book = (storeType: string, quantity: number, more: object) => {
      made.clock.forward(1000)
      return ops().create(keeper, inkLog, { inkId: item.id, staffId, storeType, quantity, ...more } as never) as Promise<Row>
    }
    const receive = (batchNo: string, locationId: number, quantity: number) =>
      book('IN', quantity, { batchNo, locationId, expiringDate: '2099-12-31' })
    const first = await receive('B1', one.id, 10)
    await receive('B1', two.id, 20)
    await receive('B2', two.id, 30)
    const take = await begin({ kind: 'INKS', staffId, locationIds: [two.id] })
    expect((await linesOf(take.id)).map((line) => [line.code, line.unit, line.inkId, line.frozen])).toEqual([
      [`${item.code}/B1/${two.code}`, 'kg', item.id, 20],
      [`${item.code}/B2/${two.code}`, 'kg', item.id, 30],
    ])
    expect(await faultOf(begin({ kind: 'INKS', staffId }))).toEqual({ locationIds: 'countedAlready' })
    const [old, fresh] = await linesOf(take.id)
    await count(anna, old, 18.5)
    await count(boris, fresh, 33)
    await book('MOVE', 4, { inkStockId: first.inkStockId, toLocationId: two.id })
    await step(anna, 'submit', take.id)
    expect(await factsOf(chief, [old?.id ?? 0])).toMatchObject({ difference: -1.5, differenceValue: -15, movedSinceCount: 4 })
    expect(await step(chief, 'approve', take.id)).toMatchObject({ differentLines: 2, differenceValue: 15, accuracy: 0 })
    const entries = await rows(inkLog).find({ stocktakeId: take.id })
    expect(entries.map((row) => [row.batchNo, row.quantityCheck, row.quantityChanged, row.placeBalance, row.balance])).toEqual([
      ['B1', 22.5, -1.5, 22.5, 58.5],
      ['B2', 33, 3, 33, 61.5],
    ])
    expect((await rows(ink).get(item.id)).quantity).toBe(61.5)
    expect((await rows(inkStock).find({ inkId: item.id })).map((row) => row.quantity)).toEqual([6, 22.5, 33])
    expect(await ledgerFaults(made.store)).toEqual([])
  })

  it('takes onto its list what was found and is not on it, and posts it like any difference', async () => {
    const place = await shelf()
    await part(3, { locationId: place.id })
    const [bare, retired] = [await part(0), await part(0, { status: 'DISABLED' })]
    const take = await begin({ locationIds: [place.id] })
    const added = await add(anna, take, bare.code, { counted: 4 })
    expect(added).toMatchObject({
      code: bare.code,
      partId: bare.id,
      frozen: 0,
      counted: 4,
      booked: 0,
      state: 'COUNTED',
      countedById: anna?.userId,
    })
    // Added by one who scanned it, counted by another.
    const found = await add(boris, take, retired.code)
    expect(found).toMatchObject({ state: 'OPEN', counted: null, countedAt: null })
    const [line] = await linesOf(take.id)
    await count(boris, line, 3)
    await count(anna, found, 0)
    expect((await rows(stocktake).get(take.id)).lineCount).toBe(3)
    expect(await factsOf(anna, [added.id])).toMatchObject({ expected: 0, difference: 4, isDifferent: true })
    expect(await step(anna, 'submit', take.id)).toMatchObject({ differentLines: 1, accuracy: 0.6667 })
    expect(await faultOf(add(anna, take, bare.code))).toBe('readOnly')
    await step(chief, 'approve', take.id)
    expect([await balance(bare.id), await balance(retired.id)]).toEqual([4, 0])
    expect(await ledgerFaults(made.store)).toEqual([])
  })

  it('takes nothing onto its list that is there, of another kind, elsewhere by the books, or counted for another list', async () => {
    const [place, other] = [await shelf(), await shelf()]
    const here = await part(3, { locationId: place.id })
    const [there, nowhere, busy] = [
      await part(2, { locationId: other.id }),
      await part(2),
      await part(0, { locationId: (await shelf()).id }),
    ]
    const tape = await make(made.store, keeper, countedLedgers.MATERIALS.item)
    const take = await begin({ locationIds: [place.id] })
    const second = await begin({ locationIds: [busy.locationId] })
    const late = await part(5, { locationId: place.id })
    for (const [code, refused] of [
      [here.code, { code: 'listedAlready' }],
      [there.code, { code: 'liesElsewhere' }],
      [nowhere.code, { code: 'liesNowhere' }],
      [tape.code, { code: 'otherKindCounted' }],
      ['NO-SUCH', { code: 'noSuchItem' }],
      [busy.code, { code: 'countedAlready' }],
    ] as const)
      expect([code, await faultOf(add(anna, take, code))]).toEqual([code, refused])
    expect(await faultOf(add(anna, { stocktakeNo: 'PD19990101-0001' }, here.code))).toEqual({ stocktakeNo: 'noSuchStocktake' })
    const away = await makePlant(made.store)
    expect(await faultOf(add(person(away.id, RIGHTS), take, here.code))).toEqual({ stocktakeNo: 'noSuchStocktake' })
    expect(await faultOf(add(anna, take, late.code, { counted: 1, countedAt: new Date(0) }))).toEqual({ countedAt: 'beforeFrozen' })
    expect((await rows(stocktake).get(take.id)).lineCount).toBe(1)
    // What came onto the shelf since the list was frozen is within its scope: its books are those of the count.
    const line = await add(anna, take, late.code, { counted: 5 })
    expect(await factsOf(anna, [line.id])).toMatchObject({ expected: 0, difference: 0 })
    await step(boris, 'cancel', second.id, { reason: '改天再盘' })
    const twice = await Promise.allSettled([add(anna, take, busy.code), add(boris, take, busy.code)])
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect((await rows(stocktake).get(take.id)).lineCount).toBe(3)
  })

  it('names a place of an ink by the code that its line would have, and tells which the list lacks', async () => {
    const { id: staffId } = await make(made.store, keeper, staff, { isInk: true })
    const [code] = [unique()]
    const [one, two] = [await shelf({ code: `${code}A` }), await shelf({ code: `${code}B` })]
    const item = await make(made.store, keeper, ink, { code: `I/${code}`, unitPrice: 10 })
    const book = (storeType: string, quantity: number, more: object) => {
      made.clock.forward(1000)
      return ops().create(keeper, inkLog, { inkId: item.id, staffId, storeType, quantity, ...more } as never) as Promise<Row>
    }
    const said = { batchNo: 'B1', locationId: one.id, expiringDate: '2099-12-31' }
    await book('IN', 5, said)
    const emptied = await book('IN', 5, { ...said, batchNo: 'B2', locationId: two.id })
    await book('OUT', 5, { inkStockId: emptied.inkStockId, usage: '试印', overrideReason: '试印' })
    const take = await begin({ kind: 'INKS', staffId })
    const way = await stocktakeRoute(made.store.read(anna as Actor), { id: take.id, itemId: item.id })
    const wanted = `${item.code}/B2/${two.code}`
    expect([way.lines.length, way.unlisted]).toEqual([1, [{ code: wanted, name: item.name }]])
    const line = await add(anna, take, wanted, { counted: 2 })
    expect(line).toMatchObject({ inkId: item.id, inkStockId: emptied.inkStockId, unit: 'kg', locationId: two.id })
    expect(await faultOf(add(anna, take, item.code))).toEqual({ code: 'noSuchItem' })
    expect((await stocktakeRoute(made.store.read(anna as Actor), { id: take.id, itemId: item.id })).unlisted).toEqual([])
  })

  it('gives a phone all lines of a shelf, some hundred at a time', async () => {
    const place = await shelf()
    await part(1, { locationId: place.id })
    const take = await begin({ locationIds: [place.id] })
    const [line] = await linesOf(take.id)
    const { id: _id, updatedAt: _at, ...values } = line as Row
    await made.store.write(keeper, (uow) =>
      uow.of(stocktakeLine).createMany(Array.from({ length: 1001 }, (_, nth) => ({ ...values, code: `C${nth}` })) as never),
    )
    const sizes: number[] = []
    const seen = new Set<number>()
    for (let after: number | undefined, more = true; more; ) {
      const { lines, hasMore } = await stocktakeRoute(made.store.read(anna as Actor), {
        id: take.id,
        locationId: place.id,
        ...(after && { afterId: after }),
      })
      sizes.push(lines.length)
      for (const one of lines) seen.add(one.id)
      after = lines.at(-1)?.id
      more = hasMore
    }
    expect([sizes, seen.size]).toEqual([[500, 500, 2], 1002])
  })

  it.each(['add', 'submit', 'recount', 'approve', 'cancel'])('lets nobody %s who may not', async (verb) => {
    const item = await part(3)
    const take = await begin()
    await count(anna, (await linesOf(take.id))[0], 2)
    if (verb === 'recount' || verb === 'approve') await step(anna, 'submit', take.id)
    const without = RIGHTS.filter((tag) => tag !== `stock:stocktake:${verb}`)
    const somebody = person(keeper.plantId, without, { userId: chief?.userId ?? 0 })
    const input = verb === 'cancel' ? { reason: '改天再盘' } : {}
    const work = verb === 'add' ? ops().create(somebody, stocktake, { kind: 'PARTS' }) : step(somebody, verb, take.id, input)
    expect(await faultOf(work)).toBe('forbidden')
    expect([await balance(item.id), (await rows(stocktakeLine).find({ stocktakeId: take.id })).length]).toEqual([3, 1])
  })

  it('lets nobody count or add a line who may not', async () => {
    await part(3)
    const extra = await part(0, { status: 'DISABLED' })
    const take = await begin()
    const [line] = await linesOf(take.id)
    const without = (verb: string) =>
      person(
        keeper.plantId,
        RIGHTS.filter((tag) => tag !== `stock:stocktakeLine:${verb}`),
        { userId: anna?.userId ?? 0 },
      )
    expect(await faultOf(count(without('edit'), line, 2))).toBe('forbidden')
    expect(await faultOf(add(without('add'), take, extra.code, { counted: 1 }))).toBe('forbidden')
    expect(await linesOf(take.id)).toMatchObject([{ state: 'OPEN', counted: null }])
  })

  it('leaves every balance what was found and what moved since, in any interleaving', async () => {
    const event = fc.record({ item: fc.nat(2), isCount: fc.boolean(), isIn: fc.boolean(), amount: fc.integer({ min: 1, max: 5000 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 14 }), async (events) => {
        const place = await shelf()
        const items: Row[] = []
        for (let n = 0; n < 3; n++) items.push(await part(20, { locationId: place.id }))
        const take = await begin({ locationIds: [place.id] })
        const lines = await linesOf(take.id)
        const truth = items.map(() => 20)
        const found: (number | undefined)[] = items.map(() => undefined)
        for (const { item, isCount, isIn, amount } of events) {
          const { id } = items[item] as Row
          const line = lines.find((one) => one.partId === id)
          const quantity = amount / 1000
          if (isCount) {
            await count(anna, line, quantity)
            found[item] = amount
          } else if (await move(id, isIn ? 'IN' : 'OUT', quantity).catch(() => undefined)) {
            const change = isIn ? amount : -amount
            truth[item] = Math.round((truth[item] ?? 0) * 1000 + change) / 1000
            if (found[item] !== undefined) found[item] = (found[item] as number) + change
          }
        }
        if (found.every((one) => one === undefined)) return
        await step(anna, 'submit', take.id, { isPartial: true })
        const isPossible = found.every((one) => one === undefined || one >= 0)
        expect((await faultOf(step(chief, 'approve', take.id))) ?? 'posted').toBe(isPossible ? 'posted' : 'ledger.countBehind')
        for (const [at, { id }] of items.entries()) {
          const one = found[at]
          expect(await balance(id)).toBe(isPossible && one !== undefined ? one / 1000 : truth[at])
        }
      }),
      { numRuns: Number(process.env.RUNS ?? 12) },
    )
    expect(await ledgerFaults(made.store)).toEqual([])
  })
})
