import { and, count, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { addDays, dayStart, invalidField, type Read, type ResourceDef, todayOf } from '../../kernel/index.ts'
import { type Ledger, quantityOf, USE_KINDS } from '../ledger/index.ts'
import { equipment, staff, workshop } from '../masterdata/index.ts'
import { repairer } from '../repair/index.ts'
import { accessoryLedger, inkLedger, inkStock, sparePartLedger, storageLocation } from '../stock/index.ts'
import { type FigureRange, figureRange } from './figureRange.ts'
import type { StockFigures } from './stockFigures.shape.ts'
import { DEAD_DAYS, MONTHS, TOP } from './stockFigures.shape.ts'

export const STOCK_BOOKS = ['PARTS', 'MATERIALS', 'INK'] as const
export type StockBook = (typeof STOCK_BOOKS)[number]

/** A ledger, and the fields of its entries that say where it went and who took it. */
interface Book {
  readonly ledger: Ledger
  readonly place: { readonly key: string; readonly of: ResourceDef }
  readonly person: { readonly key: string; readonly of: ResourceDef }
}
const BOOKS: Readonly<Record<StockBook, Book>> = {
  PARTS: {
    ledger: sparePartLedger.ledger,
    place: { key: 'equipmentId', of: equipment },
    person: { key: 'repairerId', of: repairer },
  },
  MATERIALS: {
    ledger: accessoryLedger.ledger,
    place: { key: 'workshopId', of: workshop },
    person: { key: 'staffId', of: staff },
  },
  INK: { ledger: inkLedger.ledger, place: { key: 'equipmentId', of: equipment }, person: { key: 'staffId', of: staff } },
}

const FEN = 100
const [DAY_MS, MINUTE_MS] = [86_400_000, 60_000]

type Columns = Readonly<Record<string, PgColumn>>
const columnsOf = (read: Read, resource: ResourceDef) => read.table(resource) as unknown as Columns
const at = (t: Columns, key: string) => t[key] as PgColumn

/** Issues and scrap, less returns; what was reversed never was. */
const isUse = (t: Columns) => and(inArray(at(t, 'storeType'), [...USE_KINDS]), eq(at(t, 'state'), 'POSTED')) as SQL
const within = (t: Columns, { from, to }: { from: number; to: number }) =>
  and(gte(at(t, 'bookedAt'), new Date(from)), lt(at(t, 'bookedAt'), new Date(to))) as SQL
const dayNumber = (read: Read, t: Columns) =>
  sql<number>`floor((${t.bookedAt} + ${sql.raw(String(read.offsetMinutes * MINUTE_MS))}) / ${sql.raw(String(DAY_MS))})`
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)

/** What each day added to the value of the stock, in fen. */
async function changeByDay(read: Read, { log }: Ledger, from: number): Promise<Map<string, number>> {
  const t = columnsOf(read, log)
  const day = dayNumber(read, t)
  const rows = await read.db
    .select({ day, amount: sql<number>`sum(${t.amount})` })
    .from(read.table(log))
    .where(and(gte(at(t, 'bookedAt'), new Date(from))))
    .groupBy(day)
  return new Map(rows.map((row) => [dayOf(Number(row.day)), Number(row.amount)]))
}

/** Counts back from what there is now. */
async function valueByDay(read: Read, ledger: Ledger, { days, whole }: FigureRange, now: number): Promise<StockFigures['byDay']> {
  const changes = await changeByDay(read, ledger, whole.from)
  let value = Math.round(now * FEN)
  const last = days.at(-1) ?? ''
  for (const [day, change] of changes) if (day > last) value -= change
  const out: { day: string; value: number }[] = []
  for (const day of days.toReversed()) {
    out.push({ day, value: value / FEN })
    value -= changes.get(day) ?? 0
  }
  return out.reverse()
}

const firstOf = (day: string) => `${day.slice(0, 7)}-01`
/** The calendar months up to the one of a day, oldest first, each with its first and last day. */
function monthsUpTo(day: string) {
  const months: { from: string; to: string }[] = []
  for (let from = firstOf(day); months.length < MONTHS; from = firstOf(addDays(from, -1)))
    months.unshift({ from, to: addDays(firstOf(addDays(from, 31)), -1) })
  return months
}
/** Of one item, or of all. */
async function monthlyUse(read: Read, { log, key }: Ledger, to: string, itemId: number | undefined): Promise<StockFigures['byMonth']> {
  const t = columnsOf(read, log)
  const months = monthsUpTo(to)
  const start = (day: string) => dayStart(day, read.offsetMinutes).getTime()
  const span = { from: start(months[0]?.from ?? to), to: start(addDays(months.at(-1)?.to ?? to, 1)) }
  const day = dayNumber(read, t)
  const rows = await read.db
    .select({
      day,
      amount: sql<number>`sum(-${t.amount})`,
      quantity: itemId === undefined ? sql<number>`0` : sql<number>`sum(-${t.quantityChanged})`,
    })
    .from(read.table(log))
    .where(and(itemId === undefined ? undefined : eq(at(t, key), itemId), within(t, span), isUse(t)))
    .groupBy(day)
  const inMonth = new Map<string, { quantity: number; amount: number }>()
  for (const row of rows) {
    const month = firstOf(dayOf(Number(row.day)))
    const sum = inMonth.get(month) ?? { quantity: 0, amount: 0 }
    inMonth.set(month, { quantity: sum.quantity + Number(row.quantity), amount: sum.amount + Number(row.amount) })
  }
  return months.map((month) => {
    const { quantity, amount } = inMonth.get(month.from) ?? { quantity: 0, amount: 0 }
    return { ...month, quantity: itemId === undefined ? null : quantityOf(quantity), amount: amount / FEN }
  })
}

/** What was used in a span by one field of the entries, most first. */
async function sumsBy(read: Read, log: ResourceDef, key: string, span: { from: number; to: number }) {
  const t = columnsOf(read, log)
  const amount = sql<number>`sum(-${t.amount})`
  const rows = await read.db
    .select({ id: at(t, key), amount })
    .from(read.table(log))
    .where(and(within(t, span), isUse(t), sql`${t[key]} is not null`))
    .groupBy(at(t, key))
    .orderBy(desc(amount), at(t, key))
    .limit(TOP)
  return rows.map((row) => ({ id: row.id as number, amount: Number(row.amount) / FEN })).filter((row) => row.amount !== 0)
}
async function named(read: Read, book: Book, by: 'place' | 'person', span: FigureRange['whole']): Promise<StockFigures['byPerson']> {
  const { key, of } = book[by]
  const rows = await sumsBy(read, book.ledger.log, key, span)
  const found = (await read.of(of).many(rows.map(({ id }) => id))) as unknown as (Record<string, unknown> | null)[]
  return rows.map(({ id, amount }, nth) => ({ subjectId: id, name: String(found[nth]?.[of.title] ?? ''), amount }))
}

type Item = { id: number; code: string; name: string; unit?: string; quantity: number; value: number; lastMovedAt: Date }
const unitOf = ({ unit }: Ledger, item: Item | undefined) => item?.unit ?? unit ?? ''

async function mostUsed(read: Read, ledger: Ledger, span: FigureRange['whole']): Promise<StockFigures['byItem']> {
  const rows = await sumsBy(read, ledger.log, ledger.key, span)
  const ids = rows.map(({ id }) => id)
  const t = columnsOf(read, ledger.log)
  const sums = ids.length
    ? await read.db
        .select({ id: at(t, ledger.key), quantity: sql<number>`sum(-${t.quantityChanged})` })
        .from(read.table(ledger.log))
        .where(and(inArray(at(t, ledger.key), ids), within(t, span), isUse(t)))
        .groupBy(at(t, ledger.key))
    : []
  const quantities = new Map(sums.map((row) => [row.id as number, quantityOf(row.quantity)]))
  const items = (await read.of(ledger.item).many(ids)) as unknown as (Item | null)[]
  return rows.map(({ id, amount }, nth) => {
    const item = items[nth] ?? undefined
    const quantity = quantities.get(id) ?? 0
    return { itemId: id, code: item?.code ?? '', name: item?.name ?? '', unit: unitOf(ledger, item), quantity, amount }
  })
}

/** Value and number of the items that are there, and of those among them that fulfil a condition. */
async function worthOf(read: Read, item: ResourceDef, more?: SQL): Promise<{ value: number; items: number }> {
  const t = columnsOf(read, item)
  const [sum] = await read.db
    .select({ value: sql<number>`coalesce(sum(${t.value}), 0)`, items: count() })
    .from(read.table(item))
    .where(and(gt(at(t, 'quantity'), 0), more))
  return { value: Number(sum?.value ?? 0) / FEN, items: Number(sum?.items ?? 0) }
}
async function deadStock(read: Read, ledger: Ledger, since: string) {
  const t = columnsOf(read, ledger.item)
  const isDead = lt(at(t, 'lastMovedAt'), dayStart(since, read.offsetMinutes))
  const [all, rows] = await Promise.all([
    worthOf(read, ledger.item, isDead),
    read.db
      .select({ id: at(t, 'id') })
      .from(read.table(ledger.item))
      .where(and(gt(at(t, 'quantity'), 0), isDead))
      .orderBy(desc(at(t, 'value')), at(t, 'id'))
      .limit(TOP),
  ])
  const items = (await read.of(ledger.item).many(rows.map(({ id }) => id as number))) as unknown as (Item | null)[]
  const dead = items.flatMap((item) => {
    if (!item) return []
    const { id, code, name, quantity, value, lastMovedAt } = item
    return [{ itemId: id, code, name, unit: unitOf(ledger, item), quantity, value, lastMovedAt }]
  })
  return { deadSince: since, deadItems: all.items, deadValue: all.value, dead }
}

interface AtLocation {
  readonly locationId: number | null
  readonly count: number
  /** In fen. */
  readonly value: number
}
/** What items with a location of their own are worth there. */
async function valueAtLocations(read: Read, item: ResourceDef): Promise<AtLocation[]> {
  const t = columnsOf(read, item)
  const rows = await read.db
    .select({ locationId: at(t, 'locationId'), count: count(), value: sql<number>`sum(${t.value})` })
    .from(read.table(item))
    .where(and(gt(at(t, 'quantity'), 0)))
    .groupBy(at(t, 'locationId'))
  return rows.map((row) => ({ locationId: row.locationId as number | null, count: Number(row.count), value: Number(row.value) }))
}
/** Ink lies in batches at several locations: each has its share of what the ink had cost. */
async function inkAtLocations(read: Read): Promise<AtLocation[]> {
  const [s, i] = [read.table(inkStock), columnsOf(read, inkLedger.ledger.item)]
  const rows = await read.db
    .select({
      locationId: s.locationId,
      count: count(),
      value: sql<number>`sum(1.0 * ${i.value} * ${s.quantity} / ${i.quantity})`,
    })
    .from(s)
    .innerJoin(read.table(inkLedger.ledger.item), eq(at(i, 'id'), s.inkId))
    .where(and(gt(s.quantity, 0), gt(at(i, 'quantity'), 0)))
    .groupBy(s.locationId)
  return rows.map(({ locationId, ...row }) => ({ locationId, count: Number(row.count), value: Math.round(Number(row.value)) }))
}
async function valueByLocation(read: Read, { item, places }: Ledger): Promise<StockFigures['byLocation']> {
  const rows = await (places ? inkAtLocations(read) : valueAtLocations(read, item))
  rows.sort((a, b) => b.value - a.value || (a.locationId ?? 0) - (b.locationId ?? 0))
  const top = rows.slice(0, TOP)
  const found = await read.of(storageLocation).many(top.map(({ locationId }) => locationId ?? 0))
  return top.map((row, nth) => ({ ...row, value: row.value / FEN, name: found[nth]?.code ?? '' }))
}

export interface StockQuery {
  readonly from: string
  readonly to: string
  readonly kind: string
  readonly itemId?: number | null
}
/** What the stock of a plant is worth and what was used of it (§6), by what the ledger says. */
export async function stockFigures({ withoutDataScope: read }: Read, query: StockQuery): Promise<StockFigures> {
  const range = figureRange(read, query)
  const book = Object.entries(BOOKS).find(([kind]) => kind === query.kind)?.[1]
  if (!book) throw invalidField('kind', 'allowed', { allowed: STOCK_BOOKS.join(', ') })
  const { ledger } = book
  const itemId = query.itemId ?? undefined
  if (itemId !== undefined && (await read.of(ledger.item).many([itemId]))[0] === null) throw invalidField('itemId', 'unknownReference')
  const now = await worthOf(read, ledger.item)
  const today = todayOf(read)
  const [byDay, byMonth, byItem, byPlace, byPerson, byLocation, dead] = await Promise.all([
    valueByDay(read, ledger, range, now.value),
    monthlyUse(read, ledger, query.to < today ? query.to : today, itemId),
    mostUsed(read, ledger, range.whole),
    named(read, book, 'place', range.whole),
    named(read, book, 'person', range.whole),
    valueByLocation(read, ledger),
    deadStock(read, ledger, addDays(today, -DEAD_DAYS)),
  ])
  const used = await usedIn(read, ledger, range.whole)
  return { at: read.now, from: query.from, to: query.to, ...now, used, ...dead, byDay, byMonth, byItem, byPlace, byPerson, byLocation }
}
async function usedIn(read: Read, { log }: Ledger, span: FigureRange['whole']): Promise<number> {
  const t = columnsOf(read, log)
  const [sum] = await read.db
    .select({ amount: sql<number>`coalesce(sum(-${t.amount}), 0)` })
    .from(read.table(log))
    .where(and(within(t, span), isUse(t)))
  return Number(sum?.amount ?? 0) / FEN
}
