import type { Read } from '../../kernel/index.ts'
import { dayOf, eachFault, type Faults, orNull, reopenedFaults, URGENCIES } from './faults.query.ts'
import { tally } from './packedRows.query.ts'
import { clip, hoursOf } from './spans.ts'
import { StopSums } from './stopSums.ts'

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

const ASPECTS = ['reportDate', 'machine', 'category', 'urgency', 'stood'] as const
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

const mostFirst = (counts: ReadonlyMap<number | null, number>): Counted[] =>
  [...counts].map(([key, count]) => ({ key, count })).sort((a, b) => b.count - a.count || Number(a.key) - Number(b.key))

/** The stops of faults, by category and machine. */
class CategoryStops {
  readonly #sums = new StopSums()
  readonly #categories: (number | null)[] = []
  /** The key of each machine within a category. */
  readonly #keys = new Map<number | null, Map<number, number>>()

  add(category: number | null, machine: number, from: number, to: number) {
    this.#sums.add(this.#keyOf(category, machine), from, to)
  }
  #keyOf(category: number | null, machine: number): number {
    const machines = this.#keys.get(category) ?? new Map<number, number>()
    if (!machines.size) this.#keys.set(category, machines)
    const found = machines.get(machine)
    if (found !== undefined) return found
    const key = this.#categories.push(category) - 1
    machines.set(machine, key)
    return key
  }

  hours(): Map<number | null, number> {
    const ms = new Map<number | null, number>([...this.#keys.keys()].map((category) => [category, 0]))
    this.#sums.each((key, own) => {
      const category = this.#categories[key] ?? null
      ms.set(category, (ms.get(category) ?? 0) + own)
    })
    return new Map([...ms].map(([category, sum]) => [category, hoursOf(sum)]))
  }
}

/** What failed within a range, and how often. */
export async function faultCounts(read: Read, faults: Faults): Promise<FaultCounts> {
  const categories = new Map<number | null, number>()
  const [machines, days, urgencies] = [new Map<number, number>(), new Map<number, number>(), new Map<number, number>()]
  const stops = new CategoryStops()
  const end = Math.min(faults.range.to, read.now.getTime())
  let total = 0
  const take = (fault: Float64Array) => {
    const from = fault[0] as number
    const machine = fault[1] as number
    const category = orNull(fault[2])
    const stood = fault[4] as number
    total++
    tally(days, Math.floor((from + read.offsetMinutes * MINUTE_MS) / DAY_MS))
    tally(machines, machine)
    tally(categories, category)
    tally(urgencies, fault[3] as number)
    if (!Number.isNaN(stood)) stops.add(category, machine, from, stood < 0 ? end : Math.min(from + stood, end))
  }
  const [reopened] = await Promise.all([reopenedFaults(read, faults, end), eachFault(read, faults, { aspects: ASPECTS, take })])
  for (const { faultCategoryId, equipmentId, spans } of reopened.filter((one) => one.isStopped))
    for (const { from, to } of clip(spans, { from: 0, to: end })) stops.add(faultCategoryId, equipmentId, from, to)
  return {
    total,
    byCategory: mostFirst(categories),
    byMachine: mostFirst(machines),
    byDay: new Map([...days].map(([day, count]) => [dayOf(day), count])),
    byUrgency: new Map([...urgencies].map(([at, count]) => [URGENCIES[at] ?? '', count])),
    stopHours: stops.hours(),
  }
}
