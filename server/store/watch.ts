import { outage, outageOf } from '../platform/connections/outage.ts'
import type { Engine } from './engine/engine.ts'
import { type ShippedStep, shippedSteps, standingOf } from './engine/steps.ts'
import type { Dialect } from './schema/tables.ts'

/** For so long one look at the base holds, however often somebody asks. */
const HOLDS_MS = 1000
/** A look that writes wears the disk, and one after a write of anybody's tells nothing new. */
const WRITE_HOLDS_MS = 5000
/** How often writes ask which migrations the base has taken. */
const STEPS_CACHE_MS = 5000
const PATIENCE_MS = 3000

const shipped = new Map<Dialect, readonly ShippedStep[]>()
function shippedFor(dialect: Dialect) {
  const found = shipped.get(dialect) ?? shippedSteps(dialect)
  shipped.set(dialect, found)
  return found
}
const inTime = <T>(work: Promise<T>) => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(outage('busy')), PATIENCE_MS)
  })
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

/**
 * Knows whether this process may and can write: the base must take writes, and must not have been migrated by a newer version meanwhile,
 * as happens when servers are replaced one after the other. Then this one writes nothing any more, says that it is not ready, and waits
 * for its end.
 */
export class BaseWatch {
  readonly #engine: Engine
  #look: { readonly at: number; readonly fault: unknown } | undefined
  #probing: Promise<void> | undefined
  #stepsAt = performance.now()
  #wroteAt = Number.NEGATIVE_INFINITY
  #isOutdated = false

  constructor(engine: Engine) {
    this.#engine = engine
  }

  /** Passes while this process can do its work; throws what keeps it from that. */
  async ready(): Promise<void> {
    if (performance.now() - (this.#look?.at ?? Number.NEGATIVE_INFINITY) > HOLDS_MS) {
      this.#probing ??= this.#refresh().finally(() => {
        this.#probing = undefined
      })
      await this.#probing
    }
    if (this.#look?.fault) throw this.#look.fault
  }

  /** Before a write: refused once the base is ahead of this program. Asks the base now and then only. */
  async mayWrite(): Promise<void> {
    if (performance.now() - this.#stepsAt > STEPS_CACHE_MS) await this.#checkSteps()
    if (this.#isOutdated) throw outage('newerBase')
  }

  /** Before a call that only reads, which meets tables that it does not know: the same, with what the last look has told. The next look holds up nobody. */
  mayServe(): void {
    if (performance.now() - this.#stepsAt > STEPS_CACHE_MS) void this.#checkSteps().catch(() => {})
    if (this.#isOutdated) throw outage('newerBase')
  }

  /** A write that came through, or did not: better evidence than any probe. */
  wrote() {
    this.#wroteAt = performance.now()
  }
  failed(error: unknown) {
    const fault = outageOf(error)
    if (!fault) return
    this.#look = { at: performance.now(), fault }
    this.#wroteAt = Number.NEGATIVE_INFINITY
  }

  async #checkSteps() {
    this.#stepsAt = performance.now()
    this.#isOutdated = standingOf(await this.#engine.steps(), shippedFor(this.#engine.dialect)).kind !== 'ours'
  }

  async #refresh() {
    const beganAt = performance.now()
    const fault = await inTime(this.#probe()).then(
      () => undefined,
      (error: unknown) => error,
    )
    // A write that failed meanwhile knows better.
    if ((this.#look?.at ?? 0) < beganAt) this.#look = { at: performance.now(), fault }
  }
  async #probe() {
    await this.#checkSteps()
    if (this.#isOutdated) throw outage('newerBase')
    if (performance.now() - this.#wroteAt < WRITE_HOLDS_MS) return
    await this.#engine.touch()
    this.wrote()
  }
}
