import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  addDays,
  can,
  dayStart,
  defineReadModel,
  express,
  flag,
  link,
  objectOf,
  type Read,
  type ResourceDef,
  titlesOf,
  todayOf,
} from '../../../kernel/index.ts'
import { type Ledger, quantityOf, toQuantity, USE_KINDS } from '../../ledger/index.ts'
import { vendor } from '../../masterdata/index.ts'
import { config } from '../../system/index.ts'
import { accessory } from '../accessory.resource.ts'
import { accessoryLog } from '../accessoryLog.ts'
import { ink, inkUnit } from '../ink/ink.resource.ts'
import { inkLog } from '../ink/inkLog.ts'
import { levelOf } from '../level.ts'
import { sparePart } from '../sparePart.resource.ts'
import { sparePartLog } from '../sparePartLog.ts'
import { leadDaysOf, onOrderOf, orderedLedgers } from './onOrder.query.ts'
import type { Shortage, Shortages } from './shortages.shape.ts'
import { answer, SHORTAGES_MAX, USE_DAYS } from './shortages.shape.ts'
import type { OrderedKind } from './stockOrder.resource.ts'
import { stockOrder } from './stockOrder.resource.ts'

const HUNDRED = 100

type Columns = Readonly<Record<string, PgColumn>>
export const columnsOf = (read: Read, resource: ResourceDef) => read.table(resource) as unknown as Columns
export const columnOf = (t: Columns, key: string) => t[key] as PgColumn

export interface ShortageFilter {
  readonly vendorId?: number | null
  readonly hasNoVendor?: boolean | null
}

/** Less available than the safety stock; with that, also what is reserved beyond what there is. */
export function isShort(t: Columns): SQL {
  const reserved = t.reserved ? sql` - ${t.reserved}` : sql``
  return and(
    inArray(columnOf(t, 'stockStatus'), ['OUT', 'LOW']),
    eq(columnOf(t, 'status'), 'ENABLED'),
    sql`${t.quantity}${reserved} < ${t.minQuantity}`,
  ) as SQL
}

/** The same for lists, item by item. */
export const isShortWhere = [sparePart, accessory, ink].map((item: ResourceDef) =>
  express(item, 'isShort', (_at, t) => isShort(t as unknown as Columns)),
)

export const availableSql = express(sparePart, 'available', (_at, t) => sql`${t.quantity} - ${t.reserved}`)

/** What was used of some items: issued and scrapped, less what was given back. What was reversed never was. */
export async function usedOf(read: Read, { log, key }: Ledger, ids: readonly number[]): Promise<Map<number, number>> {
  if (!ids.length) return new Map()
  const t = columnsOf(read, log)
  const since = dayStart(addDays(todayOf(read), 1 - USE_DAYS), read.offsetMinutes)
  const item = columnOf(t, key)
  const rows = await read.db
    .select({ id: item, used: sql<number>`sum(-${t.quantityChanged})` })
    .from(read.table(log))
    .where(
      and(
        inArray(item, [...ids]),
        gte(columnOf(t, 'bookedAt'), since),
        inArray(columnOf(t, 'storeType'), [...USE_KINDS]),
        eq(columnOf(t, 'state'), 'POSTED'),
      ),
    )
    .groupBy(item)
  return new Map(rows.map(({ id, used }) => [id as number, Math.max(0, quantityOf(used))]))
}

type Item = Pick<Shortage, 'code' | 'name' | 'spec' | 'quantity' | 'minQuantity' | 'vendorId' | 'unitPrice'> & {
  readonly id: number
  readonly unit?: string
  readonly reserved?: number
  readonly inkUnitId?: number | null
}

/** How much is in a can of what comes in cans, by the ids of their kinds. */
async function canSizesOf(read: Read, items: readonly Item[]): Promise<ReadonlyMap<number, number>> {
  const ids = [...new Set(items.flatMap(({ inkUnitId }) => inkUnitId ?? []))]
  const units = ids.length ? await read.of(inkUnit).many(ids) : []
  return new Map(units.flatMap((unit) => (unit ? [[unit.id, unit.weight] as const] : [])))
}

/** The short items of one kind, with all that the suggestion is made of. */
async function shortOf(read: Read, kind: OrderedKind, filter: ShortageFilter): Promise<Shortage[]> {
  const ledger = orderedLedgers[kind]
  const t = columnsOf(read, ledger.item)
  const ofVendor = filter.hasNoVendor
    ? isNull(columnOf(t, 'vendorId'))
    : filter.vendorId
      ? eq(columnOf(t, 'vendorId'), filter.vendorId)
      : undefined
  const found = await read.db
    .select({ id: columnOf(t, 'id') })
    .from(read.table(ledger.item))
    .where(and(isShort(t), ofVendor))
    .orderBy(asc(columnOf(t, 'vendorId')), asc(columnOf(t, 'code')))
    .limit(SHORTAGES_MAX)
  const ids = found.map(({ id }) => id as number)
  const [items, used, ordered] = await Promise.all([
    read.of(ledger.item).many(ids) as unknown as Promise<(Item | null)[]>,
    usedOf(read, ledger, ids),
    onOrderOf(read, ledger, ids),
  ])
  const rows = items.filter((one) => one !== null)
  const [lead, canSizes] = await Promise.all([
    leadDaysOf(
      read,
      rows.map(({ vendorId }) => vendorId),
    ),
    canSizesOf(read, rows),
  ])
  return rows.map(
    ({ id, code, name, spec, unit = ledger.unit ?? '', vendorId, quantity, reserved = 0, minQuantity, unitPrice, inkUnitId }) => {
      const onOrder = ordered.get(id)
      const usedThen = toQuantity(used.get(id) ?? 0)
      const leadDays = lead.of(vendorId)
      const available = toQuantity(quantity - reserved)
      const leadUse = toQuantity((usedThen * leadDays) / USE_DAYS)
      const lacking = Math.max(0, toQuantity(leadUse + minQuantity - available - (onOrder?.quantity ?? 0)))
      const canSize = canSizes.get(inkUnitId ?? 0)
      const cans = canSize === undefined ? null : Math.ceil(toQuantity(lacking / canSize))
      const suggested = canSize === undefined ? Math.ceil(lacking) : toQuantity((cans ?? 0) * canSize)
      return {
        ...{ kind, itemId: id, code, name, spec, unit, vendorId, vendorName: null },
        ...{ stockStatus: levelOf({ quantity, reserved, minQuantity }), quantity, reserved, available, minQuantity },
        onOrder: onOrder?.quantity ?? 0,
        expectedDate: onOrder?.expectedDate ?? null,
        isLate: (onOrder?.overdueQuantity ?? 0) > 0,
        late: onOrder?.overdueQuantity ?? 0,
        nextDate: onOrder?.nextDate ?? null,
        ...{ used: usedThen, usePerDay: toQuantity(usedThen / USE_DAYS), leadDays, leadUse, suggested, suggestedCans: cans, unitPrice },
        worth: unitPrice === null ? null : Math.round(suggested * unitPrice * HUNDRED) / HUNDRED,
      }
    },
  )
}

/** How many items of each vendor are short, of one kind. */
async function countsOf(read: Read, kind: OrderedKind): Promise<{ vendorId: number | null; count: number }[]> {
  const { item } = orderedLedgers[kind]
  const t = columnsOf(read, item)
  const rows = await read.db
    .select({ vendorId: columnOf(t, 'vendorId'), count: sql<number>`count(*)` })
    .from(read.table(item))
    .where(isShort(t))
    .groupBy(columnOf(t, 'vendorId'))
  return rows.map(({ vendorId, count }) => ({ vendorId: vendorId as number | null, count: Number(count) }))
}

/** What is short, of those kinds whose items the reader may see. */
export async function shortages({ withoutDataScope: read, actor }: Read, filter: ShortageFilter): Promise<Shortages> {
  const kinds = (Object.keys(orderedLedgers) as OrderedKind[]).filter((kind) => can(actor, `${orderedLedgers[kind].item.permission}:list`))
  const [rows, counts] = await Promise.all([
    Promise.all(kinds.map((kind) => shortOf(read, kind, filter))),
    Promise.all(kinds.map((kind) => countsOf(read, kind))),
  ])
  const byVendor = new Map<number | null, number>()
  for (const { vendorId, count } of counts.flat()) byVendor.set(vendorId, (byVendor.get(vendorId) ?? 0) + count)
  const ids = [...byVendor.keys()].filter((id) => id !== null)
  const [lead, nameOf] = await Promise.all([leadDaysOf(read, ids), titlesOf(read, vendor, ids)])
  const order = (a: number | null, b: number | null) =>
    Number(a === null) - Number(b === null) || (nameOf(a) ?? '').localeCompare(nameOf(b) ?? '')
  const vendors = [...byVendor].map(([vendorId, count]) => ({ vendorId, name: nameOf(vendorId), leadDays: lead.of(vendorId), count }))
  vendors.sort((a, b) => order(a.vendorId, b.vendorId))
  const matchesVendor = ({ vendorId }: { vendorId: number | null }) =>
    filter.hasNoVendor ? vendorId === null : !filter.vendorId || vendorId === filter.vendorId
  return {
    total: vendors.filter(matchesVendor).reduce((sum, { count }) => sum + count, 0),
    useDays: USE_DAYS,
    vendors,
    rows: rows
      .flat()
      .map((row) => ({ ...row, vendorName: nameOf(row.vendorId) }))
      .sort((a, b) => order(a.vendorId, b.vendorId) || a.code.localeCompare(b.code))
      .slice(0, SHORTAGES_MAX),
  }
}

export const shortagesModel = defineReadModel('shortages', {
  description: 'What is short in the current plant, and how much of it to order.',
  permission: ['stock:sparePart:list', 'stock:accessory:list', 'stock:ink:list'],
  args: {
    vendorId: link('vendor', { description: 'Only items of this vendor.' }),
    hasNoVendor: flag({ description: 'Only items without a vendor.' }),
  },
  result: objectOf(answer),
  stale: [sparePart, sparePartLog, accessory, accessoryLog, ink, inkLog, inkUnit, stockOrder, vendor, config],
  about: stockOrder,
  sheets: { path: '/stock/shortages', permission: 'stock:order:export', title: 'shortages', tables: ['rows'] },
  read: ({ read }, filter) => shortages(read, filter),
})
