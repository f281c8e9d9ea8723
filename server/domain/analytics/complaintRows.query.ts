import { and, between, eq, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Read, TableOf } from '../../kernel/index.ts'
import { comeAgain, complaint, NOT_JUSTIFIED, QA_STAGES, yearsAway } from '../quality/index.ts'
import type { Claimed } from './complaintSums.ts'
import type { AskedRange } from './figureRange.ts'
import { packed } from './packedRows.query.ts'

/** By what complaints are counted, besides month and decor. */
export const SUBJECTS = ['claimCatId', 'claimCauseId', 'customerId', 'equipmentId', 'shiftId', 'qaId'] as const
export type Subject = (typeof SUBJECTS)[number]
export interface ComplaintRow extends Claimed {
  /** 202611. */
  readonly month: number
  readonly decor: string | null
  readonly subjects: Readonly<Record<Subject, number | null>>
}

type Complaints = TableOf<typeof complaint>
const [DAY_MS, MINUTE_MS] = [86_400_000, 60_000]
const ANSWERED = QA_STAGES.indexOf('ANSWERED')
const CLOSED = QA_STAGES.indexOf('CLOSED')
const REJECTED = QA_STAGES.indexOf(NOT_JUSTIFIED)
const UNKNOWN = -1

/** What makes complaints alike. Days are whole numbers, 20261118. */
const alike = (t: Complaints) => ({
  day: sql`cast(replace(${t.claimDate}, '-', '') as integer)`,
  decor: t.longCode,
  ...{ claimCatId: t.claimCatId, claimCauseId: t.claimCauseId, customerId: t.customerId },
})
const told = (t: Complaints) => ({
  ...alike(t),
  stage: sql`case ${t.qaState} ${sql.raw(QA_STAGES.map((stage, at) => `when '${stage}' then ${at}`).join(' '))} end`,
  ...{ equipmentId: t.equipmentId, shiftId: t.shiftId, qaId: t.qaId, claimed: t.claimedAmount, compensated: t.compAmount },
  ...{ quantity: t.quantity, produced: t.producedQuantity, answeredAt: t.answeredAt, closedAt: t.closedAt },
})
type Numbers<K extends string> = Record<Exclude<K, 'decor'>, (number | null)[]> & { decor: (string | null)[] }

/** Columns of complaints of the plant, read from the index of the list alone. */
async function columnsOf<K extends string>(read: Read, where: SQL | undefined, columns: Record<K, SQLWrapper>): Promise<Numbers<K>> {
  const t = read.table(complaint)
  const [found] = await read.db
    .select(packed(read, ...Object.values<SQLWrapper>(columns)))
    .from(t)
    .where(and(eq(t.plantId, read.actor.plantId), where))
  const parsed = Object.keys(columns).map((key, at) => [key, JSON.parse(found?.[`column${at}`] ?? '[]')])
  return Object.fromEntries(parsed) as Numbers<K>
}
type Inside = Numbers<keyof ReturnType<typeof told>>
type Alike = Numbers<keyof ReturnType<typeof alike>>

/** Whether each complaint of a range has come again, by those around the range too. */
function recurrences(inside: Inside, outside: Alike): Uint8Array {
  const codes = new Map<string, number>()
  const numberOf = (code: string | null) => {
    if (code === null) return UNKNOWN
    const known = codes.get(code) ?? codes.size
    if (known === codes.size) codes.set(code, known)
    return known
  }
  const count = inside.day.length
  const both = (key: Exclude<keyof typeof outside, 'decor'>) => [...inside[key], ...outside[key]].map((one) => one ?? UNKNOWN)
  return comeAgain({
    days: both('day'),
    decors: [...inside.decor, ...outside.decor].map(numberOf),
    ...{ causes: both('claimCauseId'), categories: both('claimCatId'), customers: both('customerId') },
    isLeftOut: (at) => at < count && inside.stage[at] === REJECTED,
  })
}

/** Days since 1970 of a day written as a number. */
const dayNumber = (day: number) => Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100) / DAY_MS

/** One row of the columns. */
function rowsOf(inside: Inside, again: Uint8Array, offsetMinutes: number): (at: number) => ComplaintRow {
  const offsetMs = offsetMinutes * MINUTE_MS
  const daysTo = (moment: number | null | undefined, day: number) =>
    moment == null ? null : Math.max(0, Math.floor((moment + offsetMs) / DAY_MS) - dayNumber(day))
  return (at) => {
    const [day, stage] = [inside.day[at] as number, inside.stage[at] as number]
    const of = (key: Exclude<keyof Inside, 'decor'>) => inside[key][at] ?? null
    return {
      ...{ month: Math.floor(day / 100), decor: inside.decor[at] ?? null },
      subjects: {
        ...{ claimCatId: of('claimCatId'), claimCauseId: of('claimCauseId'), customerId: of('customerId') },
        ...{ equipmentId: of('equipmentId'), shiftId: of('shiftId'), qaId: of('qaId') },
      },
      ...{ isJustified: stage === CLOSED, isRejected: stage === REJECTED, isRecurring: again[at] === 1 },
      ...{ claimed: of('claimed') ?? 0, compensated: of('compensated') ?? 0, quantity: of('quantity'), produced: of('produced') },
      // Whoever waits again after an answer has none.
      answerDays: stage >= ANSWERED ? daysTo(of('answeredAt'), day) : null,
      closeDays: stage >= CLOSED ? daysTo(of('closedAt'), day) : null,
    }
  }
}

/** Gives every complaint of a range of days. */
export async function eachComplaint(read: Read, { from, to }: AskedRange, take: (row: ComplaintRow) => void): Promise<void> {
  const t = read.table(complaint)
  const around = or(
    sql`(${t.claimDate} >= ${yearsAway(from, -1)} and ${t.claimDate} < ${from})`,
    sql`(${t.claimDate} > ${to} and ${t.claimDate} <= ${yearsAway(to, 1)})`,
  )
  const [inside, outside] = await Promise.all([
    columnsOf(read, between(t.claimDate, from, to), told(t)),
    columnsOf(read, and(around, ne(t.qaState, NOT_JUSTIFIED)), alike(t)),
  ])
  const rowAt = rowsOf(inside, recurrences(inside, outside), read.offsetMinutes)
  for (let at = 0; at < inside.day.length; at++) take(rowAt(at))
}
