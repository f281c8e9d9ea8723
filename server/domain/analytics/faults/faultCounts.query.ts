import type { Read } from '../../../kernel/index.ts'
import type { Reopened } from '../../repair/index.ts'
import { clip, hoursOf } from '../spans.ts'
import { FaultStops } from './faultStops.ts'
import { eachFault, type FaultDay, type FaultDays, type Faults, faultDays, reopenedFaults } from './faults.query.ts'

export interface Counted {
  readonly key: number | null
  readonly count: number
}
export interface FaultCounts {
  readonly total: number
  /** Most first; null for those that nobody has judged yet. */
  readonly byCategory: readonly Counted[]
  readonly byMachine: readonly Counted[]
  readonly byDay: ReadonlyMap<string, number>
  readonly byUrgency: ReadonlyMap<string, number>
  /** Hours within the range that machines stood because of its faults; those of one machine and category that overlap count once. */
  readonly stopHours: ReadonlyMap<number | null, number>
}

type Keys = FaultDays['values']
/** What was counted by the places of a key. */
const countedBy = <V>(values: readonly V[], counts: Int32Array) =>
  values.flatMap((key, place) => (counts[place] ? [{ key, count: counts[place] as number }] : []))
const mostFirst = (values: Keys['machine'], counts: Int32Array): Counted[] =>
  (countedBy(values, counts) as Counted[]).sort((a, b) => b.count - a.count || Number(a.key) - Number(b.key))

/** The stops of one range by category and machine, which open ones leave at its end. */
class CategoryStops {
  readonly #stops: FaultStops
  readonly #machines: number
  readonly #end: number
  constructor({ category, machine }: Keys, reopened: readonly Reopened[], end: number) {
    this.#machines = machine.length
    this.#end = end
    const others = reopened.flatMap((one) => {
      const key = category.indexOf(one.faultCategoryId) * this.#machines + machine.indexOf(one.equipmentId)
      return one.isStopped ? clip(one.spans, { from: 0, to: end }).map((span) => ({ key, ...span })) : []
    })
    this.#stops = new FaultStops(category.length * machine.length, others)
  }

  add({ keys, numbers }: FaultDay, at: number) {
    const stood = numbers.stood[at] as number
    if (Number.isNaN(stood)) return
    const from = numbers.reported[at] as number
    const to = stood < 0 ? this.#end : Math.min(from + stood, this.#end)
    this.#stops.add((keys.category[at] as number) * this.#machines + (keys.machine[at] as number), from, to)
  }

  hours({ category }: Keys): Map<number | null, number> {
    const sums = this.#stops.sums()
    const msOf = (place: number) => sums.subarray(place * this.#machines, (place + 1) * this.#machines).reduce((sum, ms) => sum + ms, 0)
    return new Map(category.map((key, place) => [key as number | null, hoursOf(msOf(place))] as const).filter(([, hours]) => hours > 0))
  }
}

/** What failed within a range, and how often. */
export async function faultCounts(read: Read, faults: Faults): Promise<FaultCounts> {
  const end = Math.min(faults.range.to, read.now.getTime())
  const [{ pages, values }, reopened] = await Promise.all([faultDays(read, faults), reopenedFaults(read, faults, end)])
  const counts = { category: new Int32Array(values.category.length), machine: new Int32Array(values.machine.length) }
  const urgencies = new Int32Array(values.urgency.length)
  const byDay = new Map<string, number>()
  const stops = new CategoryStops(values, reopened, end)
  let total = 0
  await eachFault({ pages, values }, faults, (page, at) => {
    const { category, machine, urgency } = page.keys
    total++
    byDay.set(page.day, (byDay.get(page.day) ?? 0) + 1)
    ;(counts.category[category[at] as number] as number)++
    ;(counts.machine[machine[at] as number] as number)++
    ;(urgencies[urgency[at] as number] as number)++
    stops.add(page, at)
  })
  return {
    total,
    byCategory: mostFirst(values.category, counts.category),
    byMachine: mostFirst(values.machine, counts.machine),
    byDay,
    byUrgency: new Map(countedBy(values.urgency, urgencies).map(({ key, count }) => [key as string, count])),
    stopHours: stops.hours(values),
  }
}
