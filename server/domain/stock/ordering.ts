import type { Ledger, Read } from '../../kernel/index.ts'
import { vendor } from '../masterdata/index.ts'
import { configValue, STOCK_LEAD_DAYS } from '../system/index.ts'
import { accessoryLedger } from './accessoryLog.ts'
import { sparePartLedger } from './sparePartLog.ts'
import type { OrderedKind } from './stockOrder.resource.ts'

/** Where what is ordered of each kind is received into. The field of an order that names the item is that of the ledger's entries. */
export const orderedLedgers: Readonly<Record<OrderedKind, Ledger>> = {
  PARTS: sparePartLedger.ledger,
  MATERIALS: accessoryLedger.ledger,
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
