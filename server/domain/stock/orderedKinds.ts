import type { Ledger } from '../../kernel/index.ts'
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
