import { and, gt, inArray, min, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { batchComputed, businessDay, express, type Read, todayOf } from '../../../kernel/index.ts'
import { type Ledger, quantityOf } from '../../ledger/index.ts'
import { vendor } from '../../masterdata/index.ts'
import { configValue, STOCK_LEAD_DAYS } from '../../system/index.ts'
import { accessory } from '../accessory.resource.ts'
import { accessoryLedger } from '../accessoryLog.ts'
import { ink } from '../ink/ink.resource.ts'
import { inkLedger } from '../ink/inkLog.ts'
import { sparePart } from '../sparePart.resource.ts'
import { sparePartLedger } from '../sparePartLog.ts'
import type { OrderedKind } from './stockOrder.resource.ts'
import { OPEN_ORDER, stockOrder } from './stockOrder.resource.ts'

/** Where what is ordered of each kind is received into. The field of an order that names the item is that of the ledger's entries. */
export const orderedLedgers: Readonly<Record<OrderedKind, Ledger>> = {
  PARTS: sparePartLedger.ledger,
  MATERIALS: accessoryLedger.ledger,
  INK: inkLedger.ledger,
}
/** The kind, ledger and item of what names one of them; null where it names none, or more than one. */
export function orderedItemOf(row: Readonly<Record<string, unknown>>): { kind: OrderedKind; ledger: Ledger; id: number } | null {
  const named = Object.entries(orderedLedgers).filter(([, { key }]) => row[key] != null)
  const [first, second] = named
  if (!first || second) return null
  const [kind, ledger] = first
  return { kind: kind as OrderedKind, ledger, id: row[ledger.key] as number }
}

/** How many days vendors take to deliver: what is said of them, else what the parameter says of all. */
export async function leadDaysOf(read: Read, vendorIds: readonly (number | null)[]): Promise<{ of(vendorId: number | null): number }> {
  const ids = [...new Set(vendorIds.filter((id) => id !== null))]
  const [usual, vendors] = await Promise.all([configValue(read, STOCK_LEAD_DAYS), ids.length ? read.of(vendor).many(ids) : []])
  const own = new Map(vendors.flatMap((one) => (one?.leadDays == null ? [] : [[one.id, one.leadDays] as const])))
  return { of: (vendorId) => own.get(vendorId ?? 0) ?? Number(usual) }
}

export interface OnOrder {
  readonly quantity: number
  /** The first day on which some of it is expected. */
  readonly expectedDate: string
  /** What of it should have come by now. */
  readonly overdueQuantity: number
  /** The first day on which some of the rest is expected; empty where all is late. */
  readonly nextDate: string | null
}

/** What of some items is still to come; items of which nothing is ordered are not in it. */
export async function onOrderOf(read: Read, { key }: Pick<Ledger, 'key'>, ids: readonly number[]): Promise<Map<number, OnOrder>> {
  if (!ids.length) return new Map()
  const t = read.table(stockOrder)
  const item = (t as unknown as Record<string, PgColumn>)[key] as PgColumn
  const today = todayOf(read)
  const outstanding = sql`${t.quantity} - ${t.received}`
  const rows = await read.db
    .select({
      id: item,
      quantity: sum(outstanding).mapWith(Number),
      expectedDate: min(t.expectedDate),
      overdueQuantity: sum(sql`case when ${t.expectedDate} < ${today} then ${outstanding} else 0 end`).mapWith(Number),
      nextDate: sql<string | null>`min(case when ${t.expectedDate} >= ${today} then ${t.expectedDate} end)`,
    })
    .from(t)
    .where(and(inArray(item, [...ids]), inArray(t.state, [...OPEN_ORDER])))
    .groupBy(item)
  return new Map(
    rows.map(({ id, quantity, expectedDate, overdueQuantity, nextDate }) => [
      id as number,
      { quantity: quantityOf(quantity), expectedDate: expectedDate ?? '', overdueQuantity: quantityOf(overdueQuantity), nextDate },
    ]),
  )
}
const onOrder = (resource: typeof sparePart | typeof accessory | typeof ink, ledger: Ledger) =>
  batchComputed(resource, 'onOrder', async (read, ids) => {
    const known = await onOrderOf(read, ledger, ids)
    return new Map(ids.map((id) => [id, known.get(id)?.quantity ?? 0]))
  })

type Item = { readonly name: string; readonly unit?: string }
/** What is ordered, in words of its item. */
const ofItem = (field: 'itemName' | 'unit', translate: (item: Item, ledger: Ledger) => string) =>
  batchComputed(stockOrder, field, async (read, ids) => {
    const named = (await read.of(stockOrder).many(ids)).flatMap((row) => {
      const item = row && orderedItemOf(row)
      return row && item ? [{ row: row.id, item: item.id, ledger: item.ledger }] : []
    })
    const valueByRow = new Map<number, string>()
    for (const ledger of Object.values(orderedLedgers)) {
      const own = named.filter((one) => one.ledger === ledger)
      const items = (await read.of(ledger.item).many(own.map(({ item }) => item))) as unknown as (Item | null)[]
      for (const [at, { row }] of own.entries()) if (items[at]) valueByRow.set(row, translate(items[at], ledger))
    }
    return valueByRow
  })

export const isOverdue = batchComputed(stockOrder, 'isLate', async (read, ids) => {
  const today = todayOf(read)
  const rows = await read.of(stockOrder).many(ids)
  const isOpen = (state: string) => (OPEN_ORDER as readonly string[]).includes(state)
  return new Map(rows.flatMap((row) => (row ? [[row.id, isOpen(row.state) && row.expectedDate < today] as const] : [])))
})
/** The same in the words of the base, for filters. */
export const isOverdueWhere = express(stockOrder, 'isLate', ({ now, offsetMinutes }, t) => {
  return and(inArray(t.state, [...OPEN_ORDER]), sql`${t.expectedDate} < ${businessDay(now, offsetMinutes)}`) as never
})

/** What is still to come, in the unit in which it is stored. */
export const outstandingSql = express(stockOrder, 'outstanding', (_at, t) => {
  const isComing = and(inArray(t.state, [...OPEN_ORDER]), gt(t.quantity, t.received))
  return sql`case when ${isComing} then ${t.quantity} - ${t.received} else 0 end`
})

export const orderFacts = [
  onOrder(sparePart, orderedLedgers.PARTS),
  onOrder(accessory, orderedLedgers.MATERIALS),
  onOrder(ink, orderedLedgers.INK),
  ofItem('itemName', ({ name }) => name),
  ofItem('unit', ({ unit }, ledger) => unit ?? ledger.unit ?? ''),
  isOverdue,
]
