import { and, between, eq, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { addDays, daysBetween, type Read, type TableOf } from '../../kernel/index.ts'
import { comeAgain, complaint, NOT_JUSTIFIED, QA_STAGES, UNKNOWN, yearsAway } from '../quality/index.ts'
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

/** One column of several answers, as bare numbers: very many objects would cost more than what is counted of them. */
function joined(parts: readonly (readonly (number | null)[])[]): Int32Array {
  const all = new Int32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let place = 0
  for (const part of parts) for (const one of part) all[place++] = one ?? UNKNOWN
  return all
}
/** The same number for the same code. */
function numbersOf(parts: readonly (readonly (string | null)[])[]): (number | null)[][] {
  const known = new Map<string, number>()
  const numberOf = (code: string | null) => {
    if (code === null) return null
    const found = known.get(code)
    if (found !== undefined) return found
    known.set(code, known.size)
    return known.size - 1
  }
  return parts.map((part) => part.map(numberOf))
}

/** Whether each complaint of the parts of a range has come again, in their order, by those around the range too. */
function recurrences(inside: readonly Inside[], around: readonly Alike[]): Uint8Array {
  const all = [...inside, ...around]
  const column = (key: Exclude<keyof Alike, 'decor'>) => joined(all.map((one) => one[key]))
  const days = column('day')
  const leftOut = new Uint8Array(days.length)
  joined(inside.map(({ stage }) => stage)).forEach((stage, at) => {
    if (stage === REJECTED) leftOut[at] = 1
  })
  const decors = joined(numbersOf(all.map(({ decor }) => decor)))
  return comeAgain({
    days,
    decors,
    leftOut,
    customers: column('customerId'),
    causes: column('claimCauseId'),
    categories: column('claimCatId'),
  })
}

/** Days since 1970 of a day written as a number. */
const dayNumber = (day: number) => Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100) / DAY_MS

type Writable<T> = { -readonly [K in keyof T]: T[K] }
const blank = (): Writable<Omit<ComplaintRow, 'subjects'>> & { readonly subjects: Record<Subject, number | null> } => ({
  ...{ month: 0, decor: null, isJustified: false, isRejected: false, isRecurring: false, claimed: 0, compensated: 0 },
  ...{ quantity: null, produced: null, answerDays: null, closeDays: null },
  subjects: { claimCatId: null, claimCauseId: null, customerId: null, equipmentId: null, shiftId: null, qaId: null },
})
/** Whole days from a day to that of a moment; rows come by the day, so each day is reckoned once. */
function daysFrom({ offsetMinutes }: Read) {
  const offsetMs = offsetMinutes * MINUTE_MS
  let [known, begun] = [0, 0]
  return (moment: number | null | undefined, day: number) => {
    if (moment == null) return null
    if (day !== known) [known, begun] = [day, dayNumber(day)]
    return Math.max(0, Math.floor((moment + offsetMs) / DAY_MS) - begun)
  }
}

/** Gives every complaint of a range of days. The object is the same for all of them: whoever keeps one copies it. */
export async function eachComplaint(read: Read, { from, to }: AskedRange, take: (row: ComplaintRow) => void): Promise<void> {
  const t = read.table(complaint)
  const beside = (from: string, to: string) =>
    columnsOf(read, and(sql`${t.claimDate} >= ${from}`, sql`${t.claimDate} < ${to}`, ne(t.qaState, NOT_JUSTIFIED)), alike(t))
  const middle = addDays(from, Math.floor(daysBetween(from, to) / 2))
  // Spans of the index: asked for what lies on either side at once, a base would read all that there is; and two halves are read side by side.
  const [first, second, before, after] = await Promise.all([
    columnsOf(read, between(t.claimDate, from, middle), told(t)),
    columnsOf(read, between(t.claimDate, addDays(middle, 1), to), told(t)),
    beside(yearsAway(from, -1), from),
    beside(addDays(to, 1), addDays(yearsAway(to, 1), 1)),
  ])
  const again = recurrences([first, second], [before, after])
  const daysTo = daysFrom(read)
  const row = blank()
  let place = 0
  for (const part of [first, second])
    for (let at = 0; at < part.day.length; at++) {
      const [day, stage] = [part.day[at] as number, part.stage[at] as number]
      for (const key of SUBJECTS) row.subjects[key] = part[key][at] ?? null
      row.month = Math.floor(day / 100)
      row.decor = part.decor[at] ?? null
      row.isJustified = stage === CLOSED
      row.isRejected = stage === REJECTED
      row.isRecurring = again[place++] === 1
      row.claimed = part.claimed[at] ?? 0
      row.compensated = part.compensated[at] ?? 0
      row.quantity = part.quantity[at] ?? null
      row.produced = part.produced[at] ?? null
      // Whoever waits again after an answer has none.
      row.answerDays = stage >= ANSWERED ? daysTo(part.answeredAt[at], day) : null
      row.closeDays = stage >= CLOSED ? daysTo(part.closedAt[at], day) : null
      take(row)
    }
}
