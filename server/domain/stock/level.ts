import { choice, type Held } from '../../kernel/index.ts'

/** Whether there is enough, judged on what nobody has reserved (§6). */
export const stockStatus = () =>
  choice(['OUT', 'LOW', 'NORMAL', 'OVER'], {
    default: 'OUT',
    readonly: true,
    filter: 'in',
    sort: true,
    tones: { OUT: 'danger', LOW: 'warning', NORMAL: 'good', OVER: 'info' },
  })

interface Stocked {
  readonly quantity: number
  readonly reserved?: number
  readonly minQuantity: number
  readonly maxQuantity?: number | null
}
/** What may be taken: thousandths, like what it is made of. */
export const availableOf = ({ quantity, reserved = 0 }: Stocked) => Math.round((quantity - reserved) * 1000) / 1000

export function levelOf(row: Stocked): 'OUT' | 'LOW' | 'NORMAL' | 'OVER' {
  const available = availableOf(row)
  if (available <= 0) return 'OUT'
  if (available < row.minQuantity) return 'LOW'
  return row.maxQuantity != null && available > row.maxQuantity ? 'OVER' : 'NORMAL'
}
/** For ledgers: the level that follows from a balance. */
export const derivedLevel = (item: Held) => ({ stockStatus: levelOf(item as unknown as Stocked) })
