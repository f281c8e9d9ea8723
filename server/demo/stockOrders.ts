import { addDays, businessDay } from '../kernel/index.ts'
import type { Row } from './plants.ts'

const DAY_MS = 86_400_000
/** How many days ago it was ordered, and in how many days it is expected. */
const ORDERS = [
  { ago: 16, expected: -2, state: 'ORDERED' },
  { ago: 3, expected: 4, state: 'ORDERED' },
  { ago: 9, expected: 1, state: 'CANCELLED' },
] as const

interface Given {
  readonly items: readonly { readonly rows: readonly Row[]; readonly key: string; readonly kind: string }[]
  readonly plantIds: readonly unknown[]
  readonly now: number
  readonly offset: number
  readonly stamps: Row
}
const isShort = ({ stockStatus }: Row) => stockStatus === 'LOW' || stockStatus === 'OUT'

/** In every plant some of what is short has been ordered: one order is late, one on its way, one was called off. */
export function stockOrdersOf({ items, plantIds, now, offset, stamps }: Given): Row[] {
  const rows: Row[] = []
  for (const plantId of plantIds) {
    const short = items.flatMap(({ rows: all, key, kind }) =>
      all.filter((row) => row.plantId === plantId && isShort(row)).map((row) => ({ row, key, kind })),
    )
    for (const [nth, { ago, expected, state }] of ORDERS.entries()) {
      const item = short[nth % Math.max(1, short.length)]
      if (!item) continue
      const at = new Date(now - ago * DAY_MS)
      const orderNo = `DH${businessDay(at, offset).replaceAll('-', '')}-0001`
      const { id, vendorId = null, unitPrice, minQuantity } = item.row
      const what = { [item.key]: id, kind: item.kind, vendorId, unitPrice, quantity: Math.max(1, (minQuantity as number) * 2) }
      const expectedDate = addDays(businessDay(new Date(now), offset), expected)
      const when = { ...stamps, createdAt: at, updatedAt: at }
      rows.push({ id: rows.length + 1, plantId, orderNo, ...what, received: 0, expectedDate, state, ...when })
    }
  }
  return rows
}
