import { addDays, businessDay } from '../../kernel/index.ts'
import type { Row } from '../plants/plants.ts'
import { CAN_KG } from './inkCans.ts'

const DAY_MS = 86_400_000
/** How many days ago it was ordered, and in how many days it is expected; of which kind, where that is not just what is short. */
const ORDERS = [
  { ago: 16, expected: -2, state: 'ORDERED' },
  { ago: 3, expected: 4, state: 'ORDERED' },
  { ago: 9, expected: 1, state: 'CANCELLED' },
  { ago: 5, expected: 2, state: 'ORDERED', of: 'INK' },
] as const satisfies readonly { ago: number; expected: number; state: string; of?: string }[]

interface StockOrderSources {
  readonly items: readonly { readonly rows: readonly Row[]; readonly key: string; readonly kind: string }[]
  readonly plantIds: readonly unknown[]
  readonly now: number
  readonly offset: number
  readonly stamps: Row
}
const isShort = ({ stockStatus }: Row) => stockStatus === 'LOW' || stockStatus === 'OUT'

/** In every plant some of what is short has been ordered: one order is late, one on its way, one was called off, and ink comes in cans. */
export function stockOrdersOf({ items, plantIds, now, offset, stamps }: StockOrderSources): Row[] {
  const rows: Row[] = []
  for (const plantId of plantIds) {
    const short = items.flatMap(({ rows: all, key, kind }) =>
      all.filter((row) => row.plantId === plantId && isShort(row)).map((row) => ({ row, key, kind })),
    )
    for (const [nth, { ago, expected, state, ...only }] of ORDERS.entries()) {
      const fitting = 'of' in only ? short.filter(({ kind }) => kind === only.of) : short
      const item = fitting[nth % Math.max(1, fitting.length)]
      if (!item) continue
      const at = new Date(now - ago * DAY_MS)
      const orderNo = `DH${businessDay(at, offset).replaceAll('-', '')}-0001`
      const { id, vendorId = null, unitPrice, minQuantity } = item.row
      const wanted = Math.max(1, (minQuantity as number) * 2)
      const cans = item.kind === 'INK' ? Math.ceil(wanted / CAN_KG) : null
      const what = { [item.key]: id, kind: item.kind, vendorId, unitPrice, cans, quantity: cans === null ? wanted : cans * CAN_KG }
      const expectedDate = addDays(businessDay(new Date(now), offset), expected)
      const when = { ...stamps, createdAt: at, updatedAt: at }
      rows.push({ id: rows.length + 1, plantId, orderNo, ...what, received: 0, expectedDate, state, ...when })
    }
  }
  return rows
}
