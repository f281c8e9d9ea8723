/** One value of a figure, told apart from its others by labels. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}
/** Nothing where there is nothing to tell at the moment. */
export type Reading = number | undefined | readonly Sample[]
export type Read = () => Reading | Promise<Reading>

/** Of durations: which label tells them apart, and up to how many seconds each class of them reaches. */
export interface DurationOptions {
  readonly label: string
  readonly bounds: readonly number[]
  /** Values of the label that are told from the beginning, before there was one. */
  readonly known?: readonly string[]
}
/**
 * Where rooms say what can be measured of them. A figure is read when somebody asks for it and costs nothing until then; several may tell of one,
 * under other labels. Whatever a reading throws is left out of the answer: figures are wanted most while something fails.
 */
export interface Meter {
  /** A state, which may fall. Out: the function that takes it back. */
  gauge(name: string, help: string, read: Read): () => void
  /** A number that only grows; its name ends with _total. */
  counter(name: string, help: string, read: Read): () => void
  /**
   * Out: the function that takes a duration in seconds under the value of its label. It is made for what happens thousands of times a second, and
   * whoever asks for it again goes on counting.
   */
  durations(name: string, help: string, options: DurationOptions): (kind: string, seconds: number) => void
}

const nothing = () => {}
/** For whoever is not asked by anybody: tools, tests, a store opened on the side. */
export const unread: Meter = { gauge: () => nothing, counter: () => nothing, durations: () => nothing }

/** A meter whose figures are all taken back at once, when what they tell of is closed. */
export function scoped(meter: Meter): { readonly meter: Meter; close(): void } {
  const registered: (() => void)[] = []
  const noted =
    (register: Meter['gauge']): Meter['gauge'] =>
    (name, help, read) => {
      const off = register(name, help, read)
      registered.push(off)
      return off
    }
  return {
    meter: { gauge: noted(meter.gauge), counter: noted(meter.counter), durations: meter.durations },
    close() {
      for (const off of registered.splice(0)) off()
    },
  }
}

/** Counts by their labels, to be read by a counter. */
export class Tally {
  readonly #counts = new Map<string, { readonly labels: Readonly<Record<string, string>>; value: number }>()
  /** Those that are known beforehand begin with 0, so that an alert sees the first one rise. */
  constructor(known: readonly Readonly<Record<string, string>>[] = []) {
    for (const labels of known) this.#of(labels)
  }
  add(labels: Readonly<Record<string, string>>): void {
    this.#of(labels).value++
  }
  readonly read = (): readonly Sample[] => [...this.#counts.values()]

  #of(labels: Readonly<Record<string, string>>) {
    const key = Object.values(labels).join('\n')
    const own = this.#counts.get(key) ?? { labels, value: 0 }
    this.#counts.set(key, own)
    return own
  }
}

/** What is dear to find out, found out at most once in so many milliseconds, however often it is asked for. A failure holds for nobody else. */
export function cachedFor<T>(ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined
  return () => {
    if (last && performance.now() - last.at <= ms) return last.answer
    const answer = read()
    last = { at: performance.now(), answer }
    answer.catch(() => {
      last = undefined
    })
    return answer
  }
}
