import { and, eq, gte, lte, or } from 'drizzle-orm'
import { businessDay, daysBetween, type Read, wrong } from '../../kernel/index.ts'
import { meanOf, shareOf } from './days.ts'
import { rollerRepair } from './rollerRepair.resource.ts'
import { rollerRepairer } from './rollerRepairer.resource.ts'

export interface RollerPunctuality {
  repairerId: number
  name: string
  sent: number
  returned: number
  onTime: number
  onTimeRate: number | null
  meanDays: number | null
  meanDelayDays: number | null
  outNow: number
  overdueNow: number
}
interface Repair {
  repairerId: number
  status: string
  outDate: string
  expectedReturnDate: string
  returnDate: string | null
}
export interface Days {
  readonly from: string
  readonly to: string
}

const RANGE_MAX = 731

function refuseRange({ from, to }: Days) {
  if (to < from) throw wrong('to', 'beforeBegin', { day: from })
  if (daysBetween(from, to) >= RANGE_MAX) throw wrong('to', 'tooManyDays', { max: RANGE_MAX })
}

/** Repairs sent on days of the range, and those that are out whenever they were sent. */
function repairsOf(read: Read, { from, to }: Days): Promise<Repair[]> {
  const t = read.table(rollerRepair)
  const { repairerId, status, outDate, expectedReturnDate, returnDate } = t
  return read.db
    .select({ repairerId, status, outDate, expectedReturnDate, returnDate })
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), or(and(gte(t.outDate, from), lte(t.outDate, to)), eq(t.status, 'OUT'))))
}

function figuresOf(all: readonly Repair[], { from, to }: Days, today: string) {
  const sent = all.filter(({ outDate }) => outDate >= from && outDate <= to)
  const back = sent.flatMap(({ status, returnDate, ...one }) => (status === 'RETURNED' && returnDate ? [{ ...one, returnDate }] : []))
  const delays = back.map((one) => daysBetween(one.expectedReturnDate, one.returnDate)).filter((days) => days > 0)
  const out = all.filter(({ status }) => status === 'OUT')
  const onTime = back.length - delays.length
  return {
    sent: sent.length,
    returned: back.length,
    onTime,
    onTimeRate: shareOf(onTime, back.length),
    meanDays: meanOf(back.map((one) => daysBetween(one.outDate, one.returnDate))),
    meanDelayDays: meanOf(delays),
    outNow: out.length,
    overdueNow: out.filter(({ expectedReturnDate }) => expectedReturnDate < today).length,
  }
}

/**
 * How well each repairer keeps the days agreed (§7): over the rollers sent in the range that have come back, and what is out now whenever
 * it was sent. Repairers who have neither are left out; the busiest comes first.
 */
export async function rollerPunctuality(read: Read, days: Days): Promise<RollerPunctuality[]> {
  refuseRange(days)
  const today = businessDay(read.now, read.offsetMinutes)
  const byRepairer = new Map<number, Repair[]>()
  for (const one of await repairsOf(read, days)) byRepairer.set(one.repairerId, [...(byRepairer.get(one.repairerId) ?? []), one])
  const people = await read.of(rollerRepairer).many([...byRepairer.keys()])
  return people
    .filter((one) => one !== null)
    .map(({ id, name }) => ({ repairerId: id, name, ...figuresOf(byRepairer.get(id) ?? [], days, today) }))
    .sort((a, b) => b.sent - a.sent || a.name.localeCompare(b.name))
}
