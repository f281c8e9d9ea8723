import { choice, defineRules, flag, instant, type ResourceDef, type Rules, text } from '../../kernel/index.ts'
import type { LockedRecord } from '../ledger/index.ts'

const LEVELS = ['OUT', 'LOW', 'NORMAL', 'OVER'] as const
type Level = (typeof LEVELS)[number]

/** Whether there is enough, judged on what nobody has reserved, and whether people know that there is not (§6). */
export const levelFields = () => ({
  stockStatus: choice(LEVELS, {
    default: 'OUT',
    readonly: true,
    filter: 'in',
    sort: true,
    tones: { OUT: 'danger', LOW: 'warning', NORMAL: 'good', OVER: 'info' },
  }),
  /** An item that falls is told of once (DUE, then TOLD), and again only after there was enough. */
  lowAlarm: text({ max: 5, default: 'QUIET', readonly: true, secret: true }),
  /** Since when that is to be told: what falls soon after it is told beside it. */
  fellAt: instant({ readonly: true, secret: true }),
})
/** What lacks in the order of the lists (each is sorted by code), and what has fallen for the round that tells of it. */
export const LEVEL_INDEXES = [['stockStatus', 'code'], ['lowAlarm']] as const

interface Stocked {
  readonly quantity: number
  readonly reserved?: number
  readonly minQuantity: number
  readonly maxQuantity?: number | null
  readonly stockStatus?: Level
  readonly lowAlarm?: 'QUIET' | 'DUE' | 'TOLD'
  readonly fellAt?: Date | null
}
/** What may be taken: thousandths, like what it is made of. */
export const availableOf = ({ quantity, reserved = 0 }: Stocked) => Math.round((quantity - reserved) * 1000) / 1000

export function levelOf(row: Stocked): Level {
  const available = availableOf(row)
  if (available <= 0) return 'OUT'
  if (available < row.minQuantity) return 'LOW'
  return row.maxQuantity != null && available > row.maxQuantity ? 'OVER' : 'NORMAL'
}
/** Of what is in service, whether less is available than the safety stock. */
export const shortness = {
  isShort: {
    field: flag({ required: true, filter: 'eq', sort: true }),
    from: (row: Stocked & { readonly status: string }) => row.status === 'ENABLED' && availableOf(row) < row.minQuantity,
  },
}
const isShort = (level: Level) => level === 'OUT' || level === 'LOW'

/** What never was enough has not fallen: a new item is no news before it was filled once. */
function alarmOf({ stockStatus = 'OUT', lowAlarm = 'QUIET' }: Stocked, next: Level) {
  if (!isShort(next)) return 'QUIET'
  return lowAlarm === 'QUIET' && !isShort(stockStatus) ? 'DUE' : lowAlarm
}
/** What follows from the balance of an item, what is reserved of it and its limits; `item` holds its level of before. */
export function derivedLevel(item: LockedRecord, now: Date) {
  const row = item as unknown as Stocked
  const stockStatus = levelOf(row)
  const lowAlarm = alarmOf(row, stockStatus)
  return { stockStatus, lowAlarm, fellAt: lowAlarm === 'DUE' && row.lowAlarm !== 'DUE' ? now : (row.fellAt ?? null) }
}

/** Limits move the level of an item as movements do. */
export const levelRules = (item: ResourceDef): Rules =>
  defineRules(item, {
    async update({ uow, record, input }) {
      const { minQuantity, maxQuantity } = input as Record<string, unknown>
      if (minQuantity === undefined && maxQuantity === undefined) return {}
      return derivedLevel({ ...(record as LockedRecord), ...input } as LockedRecord, uow.now) as never
    },
  })
