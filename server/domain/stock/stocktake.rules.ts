import {
  conflict,
  countedIn,
  defineRules,
  type Held,
  type InsertOf,
  toQuantity,
  type UnitOfWork,
  withBelow,
  wrong,
} from '../../kernel/index.ts'
import { type CountedKind, countedLedgers } from './countedKinds.ts'
import { LINES_MAX, stocktake, stocktakeLine } from './stocktake.resource.ts'
import { storageLocation } from './storageLocation.resource.ts'

/** What is going to be a line: an item, or a place of one. */
interface Counted {
  readonly item: Held & { name: string; unit?: string }
  readonly stock: Held & { quantity: number; locationId: number | null; status?: string }
  readonly code: string
}
type Item = Counted['item'] & Counted['stock'] & { code: string }

/** Places carry the code of their item with what tells them from its other places. */
async function codesOf(uow: UnitOfWork, kind: CountedKind, all: readonly Counted['stock'][]): Promise<Counted[]> {
  const { item: items, key, places } = countedLedgers[kind]
  if (!places) return all.map((stock) => ({ item: stock as Item, stock, code: (stock as Item).code }))
  const named = new Map((await uow.of(storageLocation).find({})).map(({ id, code }) => [id, code]))
  const owners = (await uow.of(items).many([...new Set(all.map((stock) => stock[key] as number))])) as unknown as (Item | null)[]
  const known = new Map(owners.flatMap((item) => (item ? [[item.id, item] as const] : [])))
  const used = new Set<string>()
  return all.map((stock) => {
    const item = known.get(stock[key] as number) as Item
    const said = places.by.map((field) =>
      places.of.fields[field]?.target === storageLocation.name ? named.get(stock[field] as number) : stock[field],
    )
    const words = [item.code, ...said].join('/')
    const code = used.has(words) ? `${words}#${stock.id}` : words
    used.add(code)
    return { item, stock, code }
  })
}

/** Everything of the kind that is in use or lies there, in the order in which people walk past it. */
async function countedThings(uow: UnitOfWork, kind: CountedKind, roots: readonly number[]): Promise<Counted[]> {
  const { of } = countedIn(countedLedgers[kind])
  const locations = await uow.of(storageLocation).find({})
  const order = new Map(locations.toSorted((a, b) => a.code.localeCompare(b.code)).map(({ id }, nth) => [id, nth]))
  const inside = roots.length ? new Set(withBelow(locations, roots)) : undefined
  const all = (await uow.of(of).find((inside ? { locationId: [...inside] } : {}) as never)) as unknown as Counted['stock'][]
  const rank = ({ stock }: Counted) => order.get(stock.locationId ?? 0) ?? locations.length
  const wanted = all.filter(({ quantity, status }) => quantity > 0 || status === 'ENABLED')
  return (await codesOf(uow, kind, wanted)).sort((a, b) => rank(a) - rank(b) || a.code.localeCompare(b.code))
}

/** Two people who count one shelf for two lists would each correct what the other has corrected. */
async function refuseCountedTwice(uow: UnitOfWork, kind: CountedKind, things: readonly Counted[]) {
  const { key } = countedIn(countedLedgers[kind])
  const open = await uow.of(stocktake).find({ kind, state: ['COUNTING', 'SUBMITTED'] })
  const wanted = new Map(things.map(({ stock, code }) => [stock.id, code]))
  for (const { id, stocktakeNo } of open)
    for (const line of (await uow.of(stocktakeLine).find({ stocktakeId: id })) as unknown as Readonly<Record<string, unknown>>[]) {
      const code = wanted.get(line[key] as number)
      if (code !== undefined) throw conflict('stocktake.countedAlready', { stocktakeNo, code })
    }
}

/** Whoever the differences are booked by must be somebody whom the ledger takes. */
async function refuseKeeper(uow: UnitOfWork, kind: CountedKind, { staffId, item }: { staffId: number | null | undefined; item: Held }) {
  const { log, admit } = countedLedgers[kind]
  if (log.fields.staffId?.options.required && staffId == null) throw wrong('staffId', 'required')
  if (staffId != null) await admit?.({ uow, input: { staffId, storeType: 'CHECK', quantityCheck: 0 }, item, change: 0 })
}

export const stocktakeRules = defineRules(stocktake, {
  /** The list is frozen in the transaction that makes it: what is added to the stock afterwards is no part of it. */
  async created({ uow, record, input }) {
    const whole = uow.entire
    await whole.lock(`stocktake ${record.plantId} ${record.kind}`)
    const roots = ((input as { locationIds?: number[] }).locationIds ?? []) as readonly number[]
    const things = await countedThings(whole, record.kind, roots)
    const [first] = things
    if (!first) throw wrong('locationIds', 'nothingToCount')
    if (things.length > LINES_MAX) throw wrong('locationIds', 'tooManyToCount', { max: LINES_MAX, count: things.length })
    await refuseCountedTwice(whole, record.kind, things)
    await refuseKeeper(whole, record.kind, { staffId: record.staffId, item: first.item })
    const ledger = countedLedgers[record.kind]
    // What stands elsewhere is not expected by whoever counts the shelf.
    const away = await Promise.all(things.map(async ({ stock }) => (await ledger.elsewhere?.(whole, stock, whole.now)) ?? 0))
    const lines = things.map(({ item, stock, code }, nth) => ({
      stocktakeId: record.id,
      stocktakeNo: record.stocktakeNo,
      [ledger.key]: item.id,
      [countedIn(ledger).key]: stock.id,
      code,
      name: item.name,
      unit: item.unit ?? ledger.unit,
      locationId: stock.locationId,
      frozen: toQuantity(stock.quantity - (away[nth] ?? 0)),
    }))
    await whole.of(stocktakeLine).createMany(lines as unknown as InsertOf<typeof stocktakeLine>[])
    await uow.of(stocktake).patch(record, { lineCount: lines.length })
  },
})
