import { totalmem } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { collectDefaultMetrics, type Metric, Registry } from 'prom-client'
import type { DurationOptions, Meter, Read, Sample } from '../platform/meter.ts'

/** A base that is away must not keep the figures of everything else from whoever asks. */
const PATIENCE_MS = 1_000

async function samplesOf(read: Read): Promise<readonly Sample[]> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, undefined).unref()
  })
  try {
    const reading = read()
    const value = reading instanceof Promise ? await Promise.race([reading, timeout]) : reading
    return typeof value === 'object' ? value : value === undefined ? [] : [{ value }]
  } catch {
    return []
  } finally {
    clearTimeout(timer)
  }
}

interface Named {
  readonly name: string
  readonly help: string
}
/** A figure that is read when it is asked for, as prom-client's registry takes it. */
class Figure {
  readonly reads = new Set<Read>()
  readonly name: string
  readonly help: string
  readonly type: 'gauge' | 'counter'
  constructor({ name, help }: Named, type: Figure['type']) {
    this.name = name
    this.help = help
    this.type = type
  }
  async get() {
    const values = (await Promise.all([...this.reads].map(samplesOf))).flat()
    return { ...this, values: values.map(({ labels = {}, value }) => ({ labels, value })), aggregator: 'sum' }
  }
}

/** How many durations there were up to each bound. prom-client's own histogram sorts and hashes labels at every one, which is longer than a small query lasts. */
class Durations {
  readonly type = 'histogram'
  readonly name: string
  readonly help: string
  readonly #options: DurationOptions
  readonly #kinds = new Map<string, { readonly counts: number[]; sum: number }>()
  constructor({ name, help }: Named, options: DurationOptions) {
    this.name = name
    this.help = help
    this.#options = options
    for (const kind of options.known ?? []) this.#of(kind)
  }

  #of(kind: string) {
    const own = this.#kinds.get(kind) ?? { counts: new Array<number>(this.#options.bounds.length + 1).fill(0), sum: 0 }
    this.#kinds.set(kind, own)
    return own
  }

  readonly take = (kind: string, seconds: number): void => {
    const { bounds } = this.#options
    const own = this.#kinds.get(kind) ?? this.#of(kind)
    let at = 0
    while (at < bounds.length && seconds > (bounds[at] as number)) at++
    own.counts[at] = (own.counts[at] as number) + 1
    own.sum += seconds
  }

  async get() {
    const { name, help, type } = this
    const { label, bounds } = this.#options
    const values = [...this.#kinds].flatMap(([kind, { counts, sum }]) => {
      const labels = { [label]: kind }
      let upTo = 0
      const buckets = [...bounds.map(String), '+Inf'].map((le, at) => {
        upTo += counts[at] as number
        return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: upTo }
      })
      return [...buckets, { metricName: `${name}_sum`, labels, value: sum }, { metricName: `${name}_count`, labels, value: upTo }]
    })
    return { name, help, type, values, aggregator: 'sum' }
  }
}

export interface MetricsPage extends Meter {
  readonly registry: Registry
}

/** How often the delay of the event loop is looked at, which is part of each delay. Every 10 ms, as is usual, takes 0.4 % of a core of a server that idles. */
const LOOP_LOOK_MS = 100

/** Without a limit the system tells none, or one that no machine has. */
const memoryLimit = () => Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())

/** What all rooms of a process tell of themselves, and what Node does. */
export function createMeter(): MetricsPage {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_LOOK_MS })
  const add = (metric: Figure | Durations) => registry.registerMetric(metric as unknown as Metric)
  const figure = (type: Figure['type']) => (name: string, help: string, read: Read) => {
    const known = registry.getSingleMetric(name) as unknown as Figure | undefined
    const own = known ?? new Figure({ name, help }, type)
    if (!known) add(own)
    own.reads.add(read)
    return () => void own.reads.delete(read)
  }
  const gauge = figure('gauge')
  gauge('process_memory_limit_bytes', 'Memory that the process may have: of its container, else of the machine.', memoryLimit)
  gauge('nodejs_heap_size_limit_bytes', 'Size of the heap at which V8 ends the process.', () => getHeapStatistics().heap_size_limit)
  return {
    registry,
    gauge,
    counter: figure('counter'),
    durations(name, help, options) {
      const known = registry.getSingleMetric(name) as unknown as Durations | undefined
      const own = known ?? new Durations({ name, help }, options)
      if (!known) add(own)
      return own.take
    },
  }
}
