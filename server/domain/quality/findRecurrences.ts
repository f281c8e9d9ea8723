import { TimeSlice } from '../../kernel/index.ts'

/** Complaints, a column each: whole numbers from 0 on stand for what they are about, without large gaps; what is not known is -1. */
export interface ComplaintColumns {
  /** Days as whole numbers, 20261118. */
  readonly days: Int32Array
  readonly customers: Int32Array
  readonly decors: Int32Array
  readonly causes: Int32Array
  readonly categories: Int32Array
  /** Those that were not justified are 1. */
  readonly leftOut: Uint8Array
}
/** From a day to the same day of the next year, both as whole numbers. */
const YEAR = 10_000
export const UNKNOWN = -1

/** Places of the columns by day, whatever their order: as many are counted first as come before each day. */
function byDay({ days, leftOut }: ComplaintColumns): Int32Array {
  const first = days.reduce((least, day) => Math.min(least, day), Number.MAX_SAFE_INTEGER)
  const last = days.reduce((most, day) => Math.max(most, day), 0)
  const before = new Int32Array(Math.max(0, last - first) + 2)
  let count = 0
  for (let at = 0; at < days.length; at++) {
    if (leftOut[at]) continue
    ;(before[(days[at] as number) - first + 1] as number)++
    count++
  }
  for (let day = 1; day < before.length; day++) (before[day] as number) += before[day - 1] as number
  const places = new Int32Array(count)
  for (let at = 0; at < days.length; at++) {
    const day = (days[at] as number) - first
    if (!leftOut[at]) places[(before[day] as number)++] = at
  }
  return places
}

/** Numbers from 0 on, and how many different ones there may be. */
interface Numbered {
  readonly of: Int32Array
  readonly count: number
}
const numbered = (of: Int32Array): Numbered => ({ of, count: of.reduce((most, one) => Math.max(most, one), UNKNOWN) + 1 })

/** Gives every two neighbours in time that have two things in common and lie within a year. */
function eachPair(places: Int32Array, days: Int32Array, [one, two]: readonly [Numbered, Numbered], take: (place: number) => void) {
  const last = new Int32Array(one.count * two.count).fill(UNKNOWN)
  for (const place of places) {
    const [a, b] = [one.of[place] as number, two.of[place] as number]
    if (a === UNKNOWN || b === UNKNOWN) continue
    const key = a * two.count + b
    const before = last[key] as number
    if (before !== UNKNOWN && (days[place] as number) - (days[before] as number) <= YEAR) {
      take(before)
      take(place)
    }
    last[key] = place
  }
}

/**
 * What `isRecurring` returns, for very many complaints: 1 at the index of each that has another one like it among them within a
 * year, for which comparing with the nearest one in time is enough. Yields to the event loop between slices of the work.
 */
export async function findRecurrences(all: ComplaintColumns): Promise<Uint8Array> {
  const timeSlice = new TimeSlice()
  const recurring = new Uint8Array(all.days.length)
  const places = byDay(all)
  const [causes, categories] = [numbered(all.causes), numbered(all.categories)]
  const mark = (place: number) => {
    recurring[place] = 1
  }
  const markUnknown = (place: number) => {
    if (causes.of[place] === UNKNOWN) recurring[place] = 1
  }
  for (const whose of [numbered(all.customers), numbered(all.decors)]) {
    await timeSlice.next()
    eachPair(places, all.days, [causes, whose], mark)
    await timeSlice.next()
    if (all.causes.includes(UNKNOWN)) eachPair(places, all.days, [categories, whose], markUnknown)
  }
  return recurring
}
