/** Complaints, a column each; what is not known is -1. */
export interface Alike {
  /** Days as whole numbers, 20261118. */
  readonly days: readonly number[]
  readonly customers: readonly number[]
  readonly decors: readonly number[]
  readonly causes: readonly number[]
  readonly categories: readonly number[]
  /** Those that were not justified, by their place. */
  readonly isLeftOut: (place: number) => boolean
}
/** From a day to the same day of the next year, both as whole numbers. */
const YEAR = 10_000
const UNKNOWN = -1

/** Places of the columns by day, whatever their order: each is put in order by one number, its day and then its place. */
function byDay({ days, isLeftOut }: Alike): number[] {
  const count = days.length
  const keys = Float64Array.from(days, (day, at) => day * count + at).sort()
  return Array.from(keys, (key) => key % count).filter((place) => !isLeftOut(place))
}

/** Gives every two neighbours in time that have two things in common and lie within a year. */
function eachPair(
  places: readonly number[],
  days: readonly number[],
  [first, second]: readonly [readonly number[], readonly number[]],
  take: (place: number) => void,
) {
  const width = second.reduce((most, one) => Math.max(most, one), 0) + 1
  const last = new Map<number, number>()
  for (const place of places) {
    const [one, two] = [first[place] as number, second[place] as number]
    if (one === UNKNOWN || two === UNKNOWN) continue
    const key = one * width + two
    const before = last.get(key)
    if (before !== undefined && (days[place] as number) - (days[before] as number) <= YEAR) {
      take(before)
      take(place)
    }
    last.set(key, place)
  }
}

/**
 * What `isAgain` says, of very many complaints at once: for each of the columns, whether there is another one like it among them. Where there
 * is any within a year, the nearest one in time is.
 */
export function comeAgain(all: Alike): Uint8Array {
  const { days, customers, decors, causes, categories } = all
  const again = new Uint8Array(days.length)
  const places = byDay(all)
  const mark = (place: number) => {
    again[place] = 1
  }
  const markUnknown = (place: number) => {
    if (causes[place] === UNKNOWN) again[place] = 1
  }
  for (const whose of [customers, decors]) {
    eachPair(places, days, [causes, whose], mark)
    if (causes.includes(UNKNOWN)) eachPair(places, days, [categories, whose], markUnknown)
  }
  return again
}
