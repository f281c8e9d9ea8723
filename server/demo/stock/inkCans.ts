import { isReceipt } from '../../domain/ledger/index.ts'
import { shiftOn } from '../../domain/masterdata/index.ts'
import { businessDay } from '../../kernel/index.ts'
import { demoShifts } from '../plants/machines.ts'
import type { Plant } from '../plants/plants.ts'
import { numbered, type Row } from '../tables.ts'

const HOUR_MS = 3_600_000
export const CAN_KG = 18
const TARE_KG = 1.2
const kilograms = (n: number) => Math.round(n * 1000) / 1000

interface InkCanSources {
  readonly stocks: readonly Row[]
  readonly log: readonly Row[]
  readonly staff: readonly Row[]
  readonly now: number
  readonly offset: number
  readonly stamps: Row
}
/** Taken to machines so many hours ago: lately, and so long ago that a shift has left it there. */
const OPEN_SINCE = [1, 2.5, 20]
/** When the shift ends that is on at a moment: one always is, and none lasts into the day after the next. */
function shiftEnd(at: Date, offset: number): Date {
  const days = [new Date(at.getTime() - 24 * HOUR_MS), at].map((one) => businessDay(one, offset))
  const ends = days.flatMap((day) => demoShifts.map((one) => shiftOn(one, day, offset).until.getTime()))
  return new Date(Math.min(...ends.filter((end) => end > at.getTime())))
}

/** Cans of what lies there: full ones, and one of each batch that has been opened; a few stand at machines. */
export function inkCansOf(plants: readonly Plant[], { stocks, log, staff, now, offset, stamps }: InkCanSources): Row[] {
  const receipts = new Map(log.flatMap((entry) => (isReceipt(entry) ? [[entry.inkStockId, entry.id] as const] : [])))
  const nextOf = new Map<string, number>()
  const numberOf = ({ plantId, receivedDate }: Row) => {
    const day = String(receivedDate).replaceAll('-', '')
    const next = (nextOf.get(`${plantId}/${day}`) ?? 0) + 1
    nextOf.set(`${plantId}/${day}`, next)
    return `YT${day}-${String(next).padStart(4, '0')}`
  }
  const canOf = (lot: Row, contentKg: number) => ({
    ...{ plantId: lot.plantId, canNo: numberOf(lot), inkId: lot.inkId, inkStockId: lot.id, receiptId: receipts.get(lot.id) },
    ...{ fullKg: CAN_KG, contentKg, tareKg: TARE_KG, ...stamps, createdAt: lot.createdAt, updatedAt: lot.lastMovedAt },
    ...(contentKg < CAN_KG
      ? { state: 'PARTIAL', returnedAt: lot.lastMovedAt, awaySince: lot.lastMovedAt }
      : { state: 'FULL', returnedAt: null, awaySince: null }),
    ...{ equipmentId: null, decorCode: null, openedAt: null, openedById: null, shiftEndsAt: null },
  })
  const cans: Row[] = stocks.flatMap((lot) => {
    const there = lot.quantity as number
    const whole = Math.floor(there / CAN_KG)
    const rest = kilograms(there - whole * CAN_KG)
    return [...(rest > 0 ? [rest] : []), ...Array.from({ length: whole }, () => CAN_KG)].map((kg) => canOf(lot, kg))
  })
  const isOpen = new Set(stocks.flatMap((lot) => (lot.state === 'OPEN' ? [lot.id] : [])))
  for (const plant of plants) {
    const keeper = staff.find((one) => one.plantId === plant.id && one.isInk)
    const opened = cans.filter((can) => can.plantId === plant.id && can.state === 'PARTIAL' && isOpen.has(can.inkStockId))
    for (const [at, hours] of OPEN_SINCE.entries()) {
      const place = { equipmentId: plant.machines[at]?.id ?? null, decorCode: `W${1001 + at}`, openedById: keeper?.id ?? null }
      const since = new Date(now - hours * HOUR_MS)
      Object.assign(opened[at] ?? {}, {
        state: 'OPEN',
        openedAt: since,
        shiftEndsAt: shiftEnd(since, offset),
        returnedAt: null,
        updatedAt: since,
        ...place,
      })
    }
  }
  return numbered(cans)
}
