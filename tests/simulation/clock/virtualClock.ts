import { ProcessGone } from './processGone.ts'

/** A piece of work that waits for a moment. */
interface Timer {
  readonly id: number
  dueAt: number
  readonly everyMs: number | undefined
  readonly work: () => void
}

const TIMERS = ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] as const
const ROUNDS = 2
/** Work that never comes to rest is a fault of its own. */
const ROUNDS_MAX = 100_000

/**
 * Time that only the simulation moves. While it is installed, whatever sets a timer or asks how long something took asks this clock, so that
 * nobody sleeps; what merely comes next (promises, setImmediate) runs as ever.
 */
export class VirtualClock {
  #at: number
  /** Time that only passes, in ms: the clock on the wall may be set, this one not. */
  #passed = 0
  #last = 0
  readonly #timers = new Map<number, Timer>()
  #immediates = 0
  readonly #real = {
    ...(Object.fromEntries(TIMERS.map((name) => [name, globalThis[name]])) as Pick<typeof globalThis, (typeof TIMERS)[number]>),
    setImmediate: globalThis.setImmediate,
    clearImmediate: globalThis.clearImmediate,
    performanceNow: performance.now,
  }

  constructor(start: Date) {
    this.#at = start.getTime()
  }

  readonly now = (): Date => new Date(this.#at)
  get ms(): number {
    return this.#at
  }

  /** Moves on to a moment, and does what fell due meanwhile: an interval one time, however many of its rounds have passed. */
  async forward(to: number): Promise<void> {
    const by = Math.max(0, to - this.#at)
    this.#at += by
    this.#passed += by
    const due = [...this.#timers.values()].filter(({ dueAt }) => dueAt <= this.#passed).sort((a, b) => a.dueAt - b.dueAt || a.id - b.id)
    for (const timer of due) {
      if (!this.#timers.has(timer.id)) continue
      if (timer.everyMs === undefined) this.#timers.delete(timer.id)
      else timer.dueAt = this.#passed + timer.everyMs
      timer.work()
    }
    if (due.length) await this.rest()
  }
  /** Sets the clock on the wall, as an administrator does, or a machine that has lost its battery. */
  jump(ms: number): void {
    this.#at += ms
  }

  /** Waits until nothing is under way that needs no clock. */
  async rest(): Promise<void> {
    let quiet = 0
    for (let round = 0; quiet < ROUNDS; round++) {
      if (round > ROUNDS_MAX) throw new Error('the work of one moment does not end')
      quiet = this.#immediates ? 0 : quiet + 1
      await new Promise<void>((resolve) => void this.#real.setImmediate(resolve))
    }
  }

  /** Forgets all timers: the process that set them is gone. */
  forgetTimers(): void {
    this.#timers.clear()
  }

  install(): () => void {
    const add = (work: (...args: unknown[]) => void, ms: number, everyMs: number | undefined, args: unknown[]) => {
      const id = ++this.#last
      this.#timers.set(id, { id, dueAt: this.#passed + Math.max(1, ms || 0), everyMs, work: () => work(...args) })
      const handle = {
        id,
        ref: () => handle,
        unref: () => handle,
        hasRef: () => false,
        refresh: () => handle,
        [Symbol.toPrimitive]: () => id,
      }
      return handle
    }
    const drop = (handle: unknown) => void this.#timers.delete(Number((handle as { id?: number } | undefined)?.id ?? handle))
    const fakes = {
      setTimeout: (work: () => void, ms = 0, ...args: unknown[]) => add(work, ms, undefined, args),
      setInterval: (work: () => void, ms = 0, ...args: unknown[]) => add(work, ms, Math.max(1, ms), args),
      clearTimeout: drop,
      clearInterval: drop,
    }
    Object.assign(globalThis, fakes)
    const real = this.#real
    globalThis.setImmediate = Object.assign(
      (work: (...args: unknown[]) => void, ...args: unknown[]) => {
        this.#immediates++
        return real.setImmediate(() => {
          this.#immediates--
          try {
            work(...args)
          } catch (error) {
            // A process that is gone ends here, and nobody hears of it.
            if (!(error instanceof ProcessGone)) throw error
          }
        })
      },
      { __promisify__: real.setImmediate.__promisify__ },
    ) as never
    performance.now = () => this.#passed
    return () => {
      const { performanceNow, ...globals } = real
      Object.assign(globalThis, globals)
      performance.now = performanceNow
    }
  }
}
