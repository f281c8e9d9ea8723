import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../server/domain/index.ts'
import { allLedgers, type Ledger, ledgerFaults, noteRewritten, type Places, rewriteBalances } from '../../../server/domain/ledger/index.ts'
import { staff } from '../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { type Actor, flowOf, operations, Refusal, type Store } from '../../../server/kernel/index.ts'
import { make, makePlant, person } from '../../support/samples/factories.ts'
import { testStore } from '../../support/store/store.ts'

let made: Awaited<ReturnType<typeof testStore>>
let plantId: number
let actor: Actor
beforeAll(async () => {
  made = await testStore()
  const plant = await makePlant(made.store)
  plantId = plant.id
  actor = plant.actor
})
afterAll(() => made.close())
const booksAgree = async () => expect(await ledgerFaults(made.store)).toEqual([])

type Row = Record<string, unknown> & { id: number }
interface Entry {
  at: number
  change: number
}
/** What a ledger should say, computed from its entries alone: the balance, and the least that there was from a moment on. */
const sum = (entries: readonly Entry[]) => Math.round(entries.reduce((all, one) => all + one.change * 1000, 0)) / 1000
const after = (entries: readonly Entry[], at: number) => sum(entries.filter((one) => one.at <= at))
const leastFrom = (entries: readonly Entry[], at: number) =>
  Math.min(...[at, ...entries.map((one) => one.at).filter((one) => one > at)].map((moment) => after(entries, moment)))

const faultOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (e: unknown) => e,
  )
  if (error instanceof Refusal) return error.fields.length ? Object.fromEntries(error.fields.map((f) => [f.field, f.rule])) : error.code
  return error
}

describe.each(allLedgers().map((ledger) => [ledger.log.name, ledger] as const))('%s', (_name, ledger: Ledger) => {
  const { item, log, key } = ledger
  const placesMade = new Map<string, number>()
  /** The nth place of an item. */
  const placeOf = async (about: number, nth: number) => {
    const name = `${about}/${nth}`
    const known = placesMade.get(name) ?? (await make(made.store, actor, (ledger.places as Places).of, { [key]: about })).id
    placesMade.set(name, known)
    return known
  }
  const isCosted = 'amount' in log.fields
  /** A ledger of something else than stock tells the same movements in kinds of its own. */
  const kindOf = (kind: string) => {
    if (!ledger.effects || !['IN', 'OUT', 'RETURN', 'SCRAP'].includes(kind)) return kind
    const way = kind === 'IN' || kind === 'RETURN' ? 1 : -1
    return Object.keys(ledger.effects).find((own) => ledger.effects?.[own] === way)
  }
  const told = ({ unitPrice, ...given }: Record<string, unknown>) => ({
    ...given,
    storeType: kindOf(given.storeType as string),
    ...(isCosted && unitPrice !== undefined && { unitPrice }),
  })
  const item_ = () => make(made.store, actor, item) as Promise<Row>
  const input = async (about: number, given: object, who = actor) => {
    // Whoever may book everything.
    const keeper = 'staffId' in log.fields ? { staffId: (await make(made.store, who, staff, { isAcc: true, isInk: true })).id } : {}
    const where = ledger.places && about < 987_654 ? { [ledger.places.key]: await placeOf(about, 0) } : {}
    return { [key]: about, ...keeper, ...where, ...given }
  }
  const post = async (about: number, given: object, who = actor) =>
    operations(made.store, registry).create(who, log, await input(about, told(given as Record<string, unknown>), who)) as Promise<Row>
  const now = async (id: number) => (await made.store.read(actor).of(item).get(id)) as unknown as Row & { quantity: number; value: number }
  const entriesOf = async (id: number) =>
    (await made.store
      .read(actor)
      .of(log)
      .find({ [key]: id } as never)) as unknown as Row[]
  const reverse = (id: number) =>
    operations(made.store, registry).step(actor, flowOf(log)?.steps.reverse as never, id, { reason: '输错了' }) as Promise<Row>

  it('adds, takes, gives back, scraps and counts; the balance is the sum of what was entered', async () => {
    const { id } = await item_()
    const steps = [
      [{ storeType: 'IN', quantity: 10, unitPrice: 2 }, 10, 10, 20],
      [{ storeType: 'IN', quantity: 10, unitPrice: 4 }, 10, 20, 60],
      [{ storeType: 'OUT', quantity: 5 }, -5, 15, 45],
      [{ storeType: 'RETURN', quantity: 1.5 }, 1.5, 16.5, 49.5],
      [{ storeType: 'SCRAP', quantity: 0.5 }, -0.5, 16, 48],
      [{ storeType: 'CHECK', quantityCheck: 15.125 }, -0.875, 15.125, 45.37],
      [{ storeType: 'OUT', quantity: 15.125 }, -15.125, 0, 0],
    ] as const
    for (const [given, quantityChanged, balance, value] of steps) {
      expect(await post(id, given)).toMatchObject({ quantityChanged, balance })
      expect(await now(id)).toMatchObject({ quantity: balance, ...(isCosted && { value }) })
    }
    const entries = await entriesOf(id)
    expect(entries).toHaveLength(7)
    expect(sum(entries.map((one) => ({ at: 0, change: one.quantityChanged as number })))).toBe(0)
    expect(entries.reduce((all, one) => all + Math.round(((one.amount as number) ?? 0) * 100), 0)).toBe(0)
  })

  it('refuses what is wrong, naming the field, and books nothing', async () => {
    const { id } = await item_()
    await post(id, { storeType: 'IN', quantity: 3 })
    const wrongs = [
      [{ storeType: 'OUT', quantity: 4 }, { quantity: 'notEnough' }],
      [{ storeType: 'OUT', quantity: 0 }, { quantity: 'min' }],
      [{ storeType: 'OUT', quantity: -1 }, { quantity: 'min' }],
      [{ storeType: 'OUT', quantity: 1e9 }, { quantity: 'max' }],
      [{ storeType: 'OUT', quantity: 1.0001 }, { quantity: 'scale' }],
      [{ storeType: 'OUT', quantity: Number.NaN }, { quantity: 'decimal' }],
      [{ storeType: 'OUT', quantity: '1' }, { quantity: 'decimal' }],
      [{ storeType: 'OUT' }, { quantity: 'required' }],
      [{ storeType: 'CHECK', quantity: 1 }, { quantityCheck: 'required' }],
      [{ storeType: 'CHECK', quantityCheck: -1 }, { quantityCheck: 'min' }],
      [{ storeType: 'REVERSAL', quantity: 1 }, { storeType: 'choice' }],
      [{ storeType: 'STEAL', quantity: 1 }, { storeType: 'choice' }],
      [{ storeType: 'IN', quantity: 1, bookedAt: new Date(made.clock.now().getTime() + 3_600_000) }, { bookedAt: 'future' }],
      [{ storeType: 'IN', quantity: 1, balance: 7 }, { balance: 'unknownField' }],
    ] as const
    for (const [given, fault] of wrongs) expect([given, await faultOf(post(id, given))]).toEqual([given, fault])
    expect(await faultOf(post(987_654, { storeType: 'IN', quantity: 1 }))).toEqual({ [key]: 'unknownReference' })
    const other = await makePlant(made.store)
    const theirs = await make(made.store, other.actor, item)
    expect(await faultOf(post(theirs.id, { storeType: 'IN', quantity: 1 }))).toEqual({ [key]: 'unknownReference' })
    expect([await now(id), (await entriesOf(id)).length]).toEqual([expect.objectContaining({ quantity: 3 }), 1])
  })

  it('lets what is there of an item out of use be used up, given back, counted and scrapped, and takes no more in', async () => {
    if (!item.selectable || ledger.effects) return
    const { id } = await item_()
    const first = await post(id, { storeType: 'IN', quantity: 10 })
    await made.store.write(actor, async (uow) => uow.of(item).patch(await uow.of(item).lockForUpdate(id), { status: 'DISABLED' } as never))
    expect(await faultOf(post(id, { storeType: 'IN', quantity: 1 }))).toEqual({ [key]: 'disabled' })
    const out = await post(id, { storeType: 'OUT', quantity: 3 })
    await post(id, { storeType: 'RETURN', quantity: 1 })
    await post(id, { storeType: 'CHECK', quantityCheck: 10 })
    await post(id, { storeType: 'SCRAP', quantity: 6 })
    await reverse(out.id)
    expect(await now(id)).toMatchObject({ quantity: 7 })
    // Of ten that came, four are no longer there.
    expect(await faultOf(reverse(first.id))).toEqual({ quantity: 'notEnough' })
    await post(id, { storeType: 'OUT', quantity: 7 })
    expect(await now(id)).toMatchObject({ quantity: 0 })
  })

  it('takes an entry back once, and only as long as it can be', async () => {
    const { id } = await item_()
    const first = await post(id, { storeType: 'IN', quantity: 5, unitPrice: 3 })
    expect(await reverse(first.id)).toMatchObject({ state: 'REVERSED' })
    expect(await now(id)).toMatchObject({ quantity: 0, ...(isCosted && { value: 0 }) })
    expect(await faultOf(reverse(first.id))).toBe('illegalStep')
    const mirror = (await entriesOf(id)).find((one) => one.reversesId === first.id)
    expect(mirror).toMatchObject({
      storeType: 'REVERSAL',
      quantityChanged: -5,
      balance: 0,
      ...(isCosted && { amount: -15 }),
      state: 'POSTED',
      remark: '输错了',
    })
    expect(await faultOf(reverse(mirror?.id ?? 0))).toBe('ledger.isReversal')
    const second = await post(id, { storeType: 'IN', quantity: 5 })
    await post(id, { storeType: 'OUT', quantity: 3 })
    expect(await faultOf(reverse(second.id))).toEqual({ quantity: 'notEnough' })
    expect(await now(id)).toMatchObject({ quantity: 2 })
  })

  it('says what moved since a count was taken, and posts the difference against what there is', async () => {
    const { id } = await item_()
    await post(id, { storeType: 'IN', quantity: 10 })
    const countedAt = made.clock.now()
    made.clock.forward(60_000)
    await post(id, { storeType: 'OUT', quantity: 2 })
    made.clock.forward(60_000)
    expect(await post(id, { storeType: 'CHECK', quantityCheck: 9, countedAt })).toMatchObject({
      quantityChanged: 1,
      balance: 9,
      movedSinceCount: -2,
    })
    expect(await post(id, { storeType: 'CHECK', quantityCheck: 9 })).toMatchObject({ quantityChanged: 0, movedSinceCount: null })
  })

  it('lets movements of past days in with a right of its own, and no moment fall below zero', async () => {
    const { id } = await item_()
    await post(id, { storeType: 'IN', quantity: 5 })
    const back = new Date(made.clock.now().getTime() - 86_400_000)
    made.clock.forward(5 * 86_400_000)
    await post(id, { storeType: 'OUT', quantity: 5 })
    made.clock.forward(1000)
    await post(id, { storeType: 'IN', quantity: 5 })
    // There are five today; a day ago, all of them were taken.
    expect(await faultOf(post(id, { storeType: 'OUT', quantity: 1, bookedAt: back }))).toEqual({ quantity: 'notEnoughThen' })
    expect(await post(id, { storeType: 'IN', quantity: 1, bookedAt: back })).toMatchObject({ balance: 1, bookedAt: back })
    expect(await post(id, { storeType: 'OUT', quantity: 1, bookedAt: new Date(back.getTime() + 1) })).toMatchObject({ balance: 0 })
    expect(await faultOf(post(id, { storeType: 'CHECK', quantityCheck: 1, bookedAt: back }))).toEqual({ bookedAt: 'countedNow' })
    const clerk = person(plantId, [`${log.permission}:add`])
    expect(await faultOf(post(id, { storeType: 'IN', quantity: 1, bookedAt: back }, clerk))).toEqual({ bookedAt: 'pastNotAllowed' })
    expect(await post(id, { storeType: 'IN', quantity: 1 }, clerk)).toMatchObject({ balance: 6 })
  })

  it('has balances that run in the order of moments, whenever entries were booked', async () => {
    const { id } = await item_()
    const first = made.clock.now()
    await post(id, { storeType: 'IN', quantity: 5 })
    made.clock.forward(60_000)
    const mistaken = await post(id, { storeType: 'OUT', quantity: 2 })
    made.clock.forward(60_000)
    await post(id, { storeType: 'IN', quantity: 4 })
    // Ten came before all of them, one was scrapped between them, and at the moment of the first one three more.
    await post(id, { storeType: 'IN', quantity: 10, bookedAt: new Date(first.getTime() - 1000) })
    await post(id, { storeType: 'SCRAP', quantity: 1, bookedAt: new Date(first.getTime() + 1000) })
    await post(id, { storeType: 'IN', quantity: 3, bookedAt: first })
    made.clock.forward(60_000)
    await reverse(mistaken.id)
    const list = await made.store.read(actor).list(log, { no: 1, size: 20, sort: 'bookedAt', filter: { [key]: { eq: id } } } as never)
    const rows = list.items as unknown as Row[]
    expect(rows.map(({ quantityChanged, balance }) => [quantityChanged, balance])).toEqual([
      [10, 10],
      [5, 15],
      [3, 18],
      [-1, 17],
      [-2, 15],
      [4, 19],
      [2, 21],
    ])
    if (ledger.places) expect(rows.map((row) => row.placeBalance)).toEqual([10, 15, 18, 17, 15, 19, 21])
    expect((await now(id)).quantity).toBe(21)
  })

  it('counts a movement of the very same moment as there before one that is entered later', async () => {
    const { id } = await item_()
    const moment = new Date(made.clock.now().getTime() - 60_000)
    await post(id, { storeType: 'IN', quantity: 5, bookedAt: moment })
    await post(id, { storeType: 'IN', quantity: 1 })
    expect(await post(id, { storeType: 'OUT', quantity: 5, bookedAt: moment })).toMatchObject({ quantityChanged: -5, balance: 0 })
    expect(await faultOf(post(id, { storeType: 'OUT', quantity: 0.001, bookedAt: moment }))).toEqual({ quantity: 'notEnoughThen' })
    expect(await post(id, { storeType: 'OUT', quantity: 1 })).toMatchObject({ balance: 0 })
  })

  it('gives the last pieces to as many as there are pieces, however many ask at once', async () => {
    const { id } = await item_()
    await post(id, { storeType: 'IN', quantity: 7 })
    const given = await input(id, told({ storeType: 'OUT', quantity: 1 }))
    const all = await Promise.allSettled(Array.from({ length: 30 }, () => operations(made.store, registry).create(actor, log, given)))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(7)
    const balances = (await entriesOf(id)).map((one) => one.balance)
    expect([(await now(id)).quantity, balances]).toEqual([0, [7, 6, 5, 4, 3, 2, 1, 0]])
  })

  it('accepts exactly what leaves every moment at zero or more, in any order', async () => {
    const kind = fc.constantFrom('IN', 'OUT', 'RETURN', 'SCRAP', 'CHECK', 'REVERSE')
    const move = fc.record({
      kind,
      amount: fc.integer({ min: 1, max: 9000 }),
      ago: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500 })),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 14 }), async (moves) => {
        const { id } = await item_()
        const entries: (Entry & { id: number; isReversed?: boolean })[] = []
        for (const { kind, amount, ago } of moves) {
          made.clock.forward(100)
          const [at, quantity] = [made.clock.now().getTime() - (kind === 'CHECK' ? 0 : ago), amount / 1000]
          if (kind === 'REVERSE') {
            const target = entries[amount % (entries.length || 1)]
            if (!target) continue
            const legal = !target.isReversed && sum(entries) - target.change >= 0
            expect((await faultOf(reverse(target.id))) === undefined).toBe(legal)
            if (!legal) continue
            target.isReversed = true
            entries.push({ id: 0, at: made.clock.now().getTime(), change: -target.change, isReversed: true })
            continue
          }
          const change =
            kind === 'CHECK'
              ? Math.round((quantity - sum(entries)) * 1000) / 1000
              : kind === 'IN' || kind === 'RETURN'
                ? quantity
                : -quantity
          const legal = change >= 0 || leastFrom([...entries, { at, change }], at) >= 0
          const given = kind === 'CHECK' ? { quantityCheck: quantity } : { quantity, ...(ago && { bookedAt: new Date(at) }) }
          const row = await post(id, { storeType: kind, ...given }).catch(() => undefined)
          expect([kind, row !== undefined]).toEqual([kind, legal])
          if (row) entries.push({ id: row.id, at, change })
        }
        const item = await now(id)
        expect(item.quantity).toBe(sum(entries))
        const stored = await entriesOf(id)
        expect(sum(stored.map((one) => ({ at: 0, change: one.quantityChanged as number })))).toBe(item.quantity)
        if (isCosted)
          expect(stored.reduce((all, one) => all + Math.round((one.amount as number) * 100), 0)).toBe(Math.round(item.value * 100))
      }),
      { numRuns: Number(process.env.RUNS ?? 25) },
    )
    await booksAgree()
  })

  it.runIf(ledger.places)('keeps places apart: what they hold together is what there is of the item (needs places)', async () => {
    const { of, key: there } = ledger.places as Places
    const [to] = Object.values((ledger.places as Places).moves) as [string]
    const [by] = Object.keys((ledger.places as Places).moves) as [string]
    const held = async (id: number) => (await made.store.read(actor).of(of).get(id)) as unknown as Row & { quantity: number }
    const kind = fc.constantFrom('IN', 'OUT', 'SCRAP', 'CHECK', 'MOVE', 'REVERSE')
    const move = fc.record({ kind, at: fc.nat(2), to: fc.nat(2), amount: fc.integer({ min: 1, max: 9000 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 12 }), async (moves) => {
        const { id } = await item_()
        const first = await placeOf(id, 0)
        const batch = (await held(first)) as Row
        const same = Object.fromEntries(['batchNo', 'expiringDate'].map((name) => [name, batch[name]]))
        const others = [
          await make(made.store, actor, of, { ...same, [key]: id }),
          await make(made.store, actor, of, { ...same, [key]: id }),
        ]
        const places = [first, ...others.map((one) => one.id)]
        const balances = [0, 0, 0]
        const posted: { id: number; changes: readonly (readonly [number, number])[]; isReversed?: boolean }[] = []
        const apply = (changes: readonly (readonly [number, number])[]) => {
          for (const [at, change] of changes) balances[at] = Math.round((balances[at] as number) * 1000 + change * 1000) / 1000
        }
        for (const { kind, at, to: target, amount } of moves) {
          made.clock.forward(100)
          const quantity = amount / 1000
          if (kind === 'REVERSE') {
            const one = posted[amount % (posted.length || 1)]
            if (!one) continue
            const back = one.changes.map(([place, change]) => [place, -change] as const)
            const legal = !one.isReversed && back.every(([place, change]) => (balances[place] as number) + change > -0.0005)
            expect([kind, (await faultOf(reverse(one.id))) === undefined]).toEqual([kind, legal])
            if (legal) apply(back)
            one.isReversed ||= legal
            continue
          }
          const change = kind === 'IN' ? quantity : kind === 'CHECK' ? quantity - (balances[at] as number) : -quantity
          const legal = (balances[at] as number) + change > -0.0005 && (kind !== 'MOVE' || at !== target)
          const goal = { [to]: (await held(places[target] as number))[by] }
          const given = {
            [there]: places[at],
            ...(kind === 'CHECK' ? { quantityCheck: quantity } : { quantity }),
            ...(kind === 'MOVE' && goal),
          }
          const row = await post(id, { storeType: kind, ...given }).catch(() => undefined)
          expect([kind, at, target, row !== undefined]).toEqual([kind, at, target, legal])
          if (!row) continue
          const changes = [[at, change] as const, ...(kind === 'MOVE' ? [[target, -change] as const] : [])]
          apply(changes)
          posted.push({ id: row.id, changes })
        }
        const told = await Promise.all(places.map(async (one) => (await held(one)).quantity))
        expect(told).toEqual(balances)
        expect((await now(id)).quantity).toBe(Math.round(balances.reduce((all, one) => all + one * 1000, 0)) / 1000)
      }),
      { numRuns: Number(process.env.RUNS ?? 15) },
    )
    await booksAgree()
  })

  it('is found out by doctor where somebody wrote past it', async () => {
    const { id } = await item_()
    await post(id, { storeType: 'IN', quantity: 5 })
    const write = (quantity: number) =>
      made.store.write(actor, async (uow) => uow.of(item).writeDerived(await uow.of(item).lockForUpdate(id), { quantity } as never))
    await write(6)
    expect(await ledgerFaults(made.store)).toEqual([{ item: item.name, id, description: 'the entries make 5' }])
    await write(5)
    await booksAgree()
    // The base itself refuses less than nothing, but where a balance may be below it.
    if (!ledger.floor) await expect(write(-1)).rejects.toThrow()
  })

  /** An item with entries at two of its places, a movement of the past among them; the last two record balances that the entries do not make. */
  async function itemWithWrongBalances() {
    const { id } = await item_()
    const elsewhere = ledger.places && { [ledger.places.key]: await placeOf(id, 1) }
    await post(id, { storeType: 'IN', quantity: 5 })
    await post(id, { storeType: 'IN', quantity: 4, ...elsewhere })
    await post(id, { storeType: 'OUT', quantity: 2 })
    await post(id, { storeType: 'OUT', quantity: 1, bookedAt: new Date(made.clock.now().getTime() - 1) }).catch(() => undefined)
    const sound = await entriesOf(id)
    const wrong = sound.slice(1, 3).map((entry) => entry.id)
    await made.store.write(actor, async (uow) => {
      const locked = (await uow.of(log).lockManyForUpdate(wrong)) as unknown as Row[]
      const values = (entry: Row) => ({
        balance: (entry.balance as number) + 1,
        ...(ledger.places && { placeBalance: (entry.placeBalance as number) + 2 }),
      })
      await uow.of(log).writeDerivedMany(locked.map((record) => ({ record, values: values(record) })) as never)
    })
    return { id, sound, wrong }
  }
  const balancesOf = (entries: readonly Row[]) => entries.map((entry) => [entry.id, entry.balance, entry.placeBalance])

  it('is found out by doctor where entries record other balances than entries make, which are written anew by an item at a time', async () => {
    const [one, two] = [await itemWithWrongBalances(), await itemWithWrongBalances()]
    const all = [...one.wrong, ...two.wrong]
    const faults = await ledgerFaults(made.store)
    expect(faults).toMatchObject(all.map((id) => ({ item: log.name, id, isDerived: true })))
    expect(faults[0]?.description).toBe(
      ['balance is 10, the entries make 9', ...(ledger.places ? ['placeBalance is 6, the entries make 4'] : [])].join(', '),
    )
    // Whoever is ended in between has put one item right.
    let units = 0
    const write: Store['write'] = async (who, work, about) => {
      if (++units > 1) throw new Error('ended')
      return made.store.write(who, work, about)
    }
    const read = made.store.read.bind(made.store)
    await expect(rewriteBalances({ read, write }, noteRewritten)).rejects.toThrow('ended')
    expect((await ledgerFaults(made.store)).map((fault) => fault.id)).toEqual(two.wrong)
    expect(await rewriteBalances(made.store, noteRewritten)).toEqual([{ ledger, itemId: two.id, entries: 2 }])
    await booksAgree()
    for (const { id, sound } of [one, two]) expect(balancesOf(await entriesOf(id))).toEqual(balancesOf(sound))
    const lines = await made.store.read(actor).of(operationLog).find({ resource: log.name, action: 'rewriteBalances' })
    expect(lines.map((line) => [line.atPlantId, JSON.parse(line.changes)])).toEqual(
      [one, two].map(({ id }) => [plantId, { [key]: [null, id], entries: [null, 2] }]),
    )
    expect(await rewriteBalances({ read, write }, noteRewritten)).toEqual([])
  })

  it('keeps the balances of entries as they are where their sum is not the balance itself', async () => {
    const { id, sound, wrong } = await itemWithWrongBalances()
    const write = (by: number) =>
      made.store.write(actor, async (uow) => {
        const record = (await uow.of(item).lockForUpdate(id)) as unknown as Row
        await uow.of(item).writeDerived(record as never, { quantity: (record.quantity as number) + by } as never)
      })
    await write(1)
    expect(await rewriteBalances(made.store)).toEqual([])
    expect(await ledgerFaults(made.store)).toHaveLength(3)
    await write(-1)
    expect(await rewriteBalances(made.store)).toEqual([{ ledger, itemId: id, entries: wrong.length }])
    expect(balancesOf(await entriesOf(id))).toEqual(balancesOf(sound))
    await booksAgree()
  })
})
