import { toQuantity as quantity, rounded } from './ledgerFields.ts'
import type { Ledger, LockedRecord } from './ledgerSpec.ts'
import { movementOf } from './movementKinds.ts'

const money = rounded(2)
const price = rounded(4)

/** Whether what is counted is worth money. */
export const isCosted = ({ log }: Pick<Ledger, 'log'>) => 'amount' in log.fields
/** What a movement costs: incoming stock its price, outgoing stock its share of the value, all of it when nothing is left. */
export function costOf(
  entry: Readonly<Record<string, unknown>>,
  item: LockedRecord,
  change: number,
): { unitPrice: number | null; amount: number } {
  if (!('value' in item)) return { unitPrice: null, amount: 0 }
  const value = item.value as number
  const before = item.quantity as number
  const average = before > 0 ? value / before : undefined
  const known = (item.unitPrice as number | null | undefined) ?? undefined
  if (change < 0) {
    const amount = quantity(before + change) === 0 ? -value : Math.max(-value, -money((value * -change) / before))
    return { unitPrice: price(average ?? 0), amount }
  }
  const { isPriced } = movementOf(entry)
  const enteredPrice = isPriced ? (entry.unitPrice as number | null | undefined) : undefined
  const each = enteredPrice ?? (isPriced ? (known ?? average) : (average ?? known))
  return { unitPrice: each === undefined ? null : price(each), amount: money((each ?? 0) * change) }
}
