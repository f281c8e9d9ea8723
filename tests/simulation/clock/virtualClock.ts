import { AsyncLocalStorage } from 'node:async_hooks'
import { syncBuiltinESMExports } from 'node:module'
import pauses from 'node:timers/promises'
import { ProcessGone } from './processGone.ts'

/** A piece of work that waits for a moment. */
interface Timer {
  readonly id: number
  dueAt: number
  readonly everyMs: number | undefined
  readonly work: () => void
  /** The process that has set it. */
  readonly owner?: object | undefined
  /** Somebody waits for it in the middle of a call. */
  readonly isPause?: boolean
}
/** What is carried out elsewhere, as statements are by a server. */
export interface Elsewhere {
  readonly isIdle: boolean
  /** Resolves when nothing is under way there. */
  idle(): Promise<void>
  /** Called when somebody begins to wait for the clock. */
  pausing(): void
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
  #elsewhere: Elsewhere | undefined
  readonly #owners = new AsyncLocalStorage<object>()
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
    // Nothing that a server carries out takes as long as the steps are apart.
    if (this.#elsewhere) await this.rest()
    if (this.#pass(Math.max(0, to - this.#at))) await this.rest()
  }
  /** Out: how much fell due. */
  #pass(by: number): number {
    this.#at += by
    this.#passed += by
    const due = [...this.#timers.values()].filter(({ dueAt }) => dueAt <= this.#passed).sort((a, b) => a.dueAt - b.dueAt || a.id - b.id)
    for (const timer of due) {
      if (!this.#timers.has(timer.id)) continue
      if (timer.everyMs === undefined) this.#timers.delete(timer.id)
      else timer.dueAt = this.#passed + timer.everyMs
      timer.work()
    }
    return due.length
  }
  /** Moves on to the end of the next pause that somebody makes in the middle of a call. Out: whether there is one. */
  skipPause(): boolean {
    const ends = [...this.#timers.values()].filter(({ isPause }) => isPause).map(({ dueAt }) => dueAt)
    if (ends.length) this.#pass(Math.max(0, Math.min(...ends) - this.#passed))
    return ends.length > 0
  }
  /** Sets the clock on the wall, as an administrator does, or a machine that has lost its battery. */
  jump(ms: number): void {
    this.#at += ms
  }

  /** Waits until nothing is under way that needs no clock. */
  async rest(): Promise<void> {
    for (;;) {
      await this.settle()
      if (!this.#elsewhere || this.#elsewhere.isIdle) return
      await this.#elsewhere.idle()
    }
  }
  /** The same, of this process alone. */
  async settle(): Promise<void> {
    let quiet = 0
    for (let round = 0; quiet < ROUNDS; round++) {
      if (round > ROUNDS_MAX) throw new Error('the work of one moment does not end')
      quiet = this.#immediates ? 0 : quiet + 1
      await new Promise<void>((resolve) => void this.#real.setImmediate(resolve))
    }
  }

  /** Works as a part of a process, whose timers are its own. */
  within<T>(process: object, work: () => T): T {
    return this.#owners.run(process, work)
  }
  /** Forgets the timers of a process that is gone; those of all where there is no other. */
  forgetTimers(process?: object): void {
    for (const { id, owner } of [...this.#timers.values()]) if (!process || owner === process) this.#timers.delete(id)
  }

  #add(ms: number, timer: Omit<Timer, 'id' | 'dueAt'>): number {
    const id = ++this.#last
    this.#timers.set(id, { id, dueAt: this.#passed + Math.max(1, ms || 0), owner: this.#owners.getStore(), ...timer })
    return id
  }

  /** Waits for what is carried out elsewhere too; pauses in the middle of a call pass when nothing else is under way. */
  waitFor(elsewhere: Elsewhere): () => void {
    const { setTimeout, setImmediate } = pauses
    this.#elsewhere = elsewhere
    const pause = <T>(ms = 0, value?: T) =>
      new Promise<T>((resolve) => {
        this.#add(ms, { everyMs: undefined, isPause: true, work: () => resolve(value as T) })
        elsewhere.pausing()
      })
    const next = <T>(value?: T) => new Promise<T>((resolve) => void globalThis.setImmediate(() => resolve(value as T)))
    Object.assign(pauses, { setTimeout: pause, setImmediate: next })
    syncBuiltinESMExports()
    return () => {
      Object.assign(pauses, { setTimeout, setImmediate })
      syncBuiltinESMExports()
      this.#elsewhere = undefined
    }
  }

  install(): () => void {
    const add = (work: (...args: unknown[]) => void, ms: number, everyMs: number | undefined, args: unknown[]) => {
      const id = this.#add(ms, { everyMs, work: () => work(...args) })
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
