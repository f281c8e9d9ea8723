import { and, between, ne, notInArray, sql } from 'drizzle-orm'
import { addDays, defineDayColumns, type PagesOf, type Read, type TableOf, TimeSlice } from '../../../kernel/index.ts'
import { complaint, findRecurrences, NOT_ALIKE, NOT_JUSTIFIED, QA_STAGES, VOID, yearsAway } from '../../quality/index.ts'
import type { RangeQuery } from '../figureRange.ts'
import type { Claimed } from './complaintSums.ts'

/** By what complaints are counted, besides month and decor. */
export const SUBJECTS = ['claimCatId', 'claimCauseId', 'customerId', 'equipmentId', 'shiftId', 'qaId'] as const
export type Subject = (typeof SUBJECTS)[number]

type Table = TableOf<typeof complaint>
const [DAY_MS, MINUTE_MS] = [86_400_000, 60_000]
const ANSWERED = QA_STAGES.indexOf('ANSWERED')
const CLOSED = QA_STAGES.indexOf('CLOSED')
const REJECTED = QA_STAGES.indexOf(NOT_JUSTIFIED)

/** What makes complaints alike. */
const ALIKE = ['decor', 'claimCatId', 'claimCauseId', 'customerId'] as const
const alike = (t: Table) => ({
  ...{ decor: t.longCode, claimCatId: t.claimCatId, claimCauseId: t.claimCauseId, customerId: t.customerId },
})
const complaintColumns = defineDayColumns(complaint, {
  by: 'claimDate',
  where: (t) => ne(t.qaState, VOID),
  keys: (t) => ({ ...alike(t), equipmentId: t.equipmentId, shiftId: t.shiftId, qaId: t.qaId }),
  numbers: (t) => ({
    stage: sql`case ${t.qaState} ${sql.raw(QA_STAGES.map((stage, at) => `when '${stage}' then ${at}`).join(' '))} end`,
    ...{ claimed: t.claimedAmount, compensated: t.compAmount, quantity: t.quantity, produced: t.producedQuantity },
    ...{ answeredAt: t.answeredAt, closedAt: t.closedAt },
    id: t.id,
  }),
})
/** The same as far as they may make others recur. */
const alikeColumns = defineDayColumns(complaint, {
  by: 'claimDate',
  where: (t) => notInArray(t.qaState, [...NOT_ALIKE]),
  keys: alike,
  numbers: () => ({}),
})

type ComplaintDays = PagesOf<typeof complaintColumns>
type ComplaintColumns = PagesOf<typeof alikeColumns>['pages'][number]

/** Days as whole numbers, 20261118. */
const numberOf = (day: string) => Number(day.replaceAll('-', ''))

/** Whether each complaint of the days of a range has come again, in their order, by those around the range too. */
async function recurrences(pages: ComplaintDays['pages'], around: readonly ComplaintColumns[]): Promise<Uint8Array> {
  const all = [...pages, ...around]
  const count = all.reduce((sum, { length }) => sum + length, 0)
  const days = new Int32Array(count)
  const leftOut = new Uint8Array(count)
  const columns = {
    decor: new Int32Array(count),
    claimCatId: new Int32Array(count),
    claimCauseId: new Int32Array(count),
    customerId: new Int32Array(count),
  }
  let start = 0
  for (const { day, length, keys } of all) {
    days.fill(numberOf(day), start, start + length)
    for (const key of ALIKE) columns[key].set(keys[key], start)
    start += length
  }
  // What is empty has the first place there.
  for (const key of ALIKE) for (let at = 0; at < count; at++) (columns[key][at] as number)--
  let place = 0
  for (const { length, numbers } of pages) for (let at = 0; at < length; at++) leftOut[place++] = Number(numbers.stage[at] === REJECTED)
  const { decor: decors, claimCatId: categories, claimCauseId: causes, customerId: customers } = columns
  return findRecurrences({ days, decors, customers, causes, categories, leftOut })
}

export interface Complaints {
  readonly days: ComplaintDays
  /** Whether each of them has come again, in their order. */
  readonly recurring: Uint8Array
  /** Those that the reader may open, where these are not all. */
  readonly readable: ReadonlySet<number> | undefined
}
/**
 * The complaints of a range of days, and which of them have come again by those of a year before and after: by any, as lists say it of a
 * complaint, whoever may open the others.
 */
export async function complaintsWithin(read: Read, { from, to }: RangeQuery): Promise<Complaints> {
  const whole = read.withoutDataScope
  const [days, before, after, readable] = await Promise.all([
    whole.days(complaintColumns, { from, to }),
    whole.days(alikeColumns, { from: yearsAway(from, -1), to: addDays(from, -1) }),
    whole.days(alikeColumns, { from: addDays(to, 1), to: yearsAway(to, 1) }),
    readableIds(read, { from, to }),
  ])
  return { days, recurring: await recurrences(days.pages, [...before.pages, ...after.pages]), readable }
}
async function readableIds(read: Read, { from, to }: RangeQuery): Promise<ReadonlySet<number> | undefined> {
  if (read.actor.dataScope === 'all') return undefined
  const t = read.table(complaint)
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(and(read.within(complaint), between(t.claimDate, from, to)))
  return new Set(rows.map(({ id }) => id))
}

export type ComplaintDay = ComplaintDays['pages'][number]
type Writable<T> = { -readonly [K in keyof T]: T[K] }
const blank = (): Writable<Claimed> => ({
  ...{ isJustified: false, isRejected: false, isRecurring: false, claimed: 0, compensated: 0 },
  ...{ quantity: null, produced: null, answerDays: null, closeDays: null },
})
const orNull = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value)

/**
 * Gives every complaint that the reader may open, and where it stands in its day; others are answered between two days. The object is the same for all of them: whoever
 * keeps one copies it.
 */
export async function eachComplaint(
  { offsetMinutes }: Read,
  { days, recurring, readable }: Complaints,
  take: (one: Claimed, day: ComplaintDay, at: number) => void,
) {
  const offsetMs = offsetMinutes * MINUTE_MS
  const row = blank()
  const timeSlice = new TimeSlice()
  let place = 0
  for (const page of days.pages) {
    const { day, length, numbers } = page
    const begun = Date.parse(day) / DAY_MS
    /** Whole days from this one to that of a moment. */
    const daysTo = (moment: number | undefined) =>
      moment === undefined || Number.isNaN(moment) ? null : Math.max(0, Math.floor((moment + offsetMs) / DAY_MS) - begun)
    for (let at = 0; at < length; at++) {
      const isRecurring = recurring[place++] === 1
      if (readable && !readable.has(numbers.id[at] as number)) continue
      const stage = numbers.stage[at] as number
      row.isJustified = stage === CLOSED
      row.isRejected = stage === REJECTED
      row.isRecurring = isRecurring
      row.claimed = numbers.claimed[at] || 0
      row.compensated = numbers.compensated[at] || 0
      row.quantity = orNull(numbers.quantity[at])
      row.produced = orNull(numbers.produced[at])
      // Whoever waits again after an answer has none.
      row.answerDays = stage >= ANSWERED ? daysTo(numbers.answeredAt[at]) : null
      row.closeDays = stage >= CLOSED ? daysTo(numbers.closedAt[at]) : null
      take(row, page, at)
    }
    if (timeSlice.isOver) await timeSlice.next()
  }
}
