import { outage, outageOf } from '../platform/connections/outage.ts'
import type { Engine } from './engine/engine.ts'
import { type ShippedStep, shippedSteps, standingOf } from './engine/steps.ts'
import type { Dialect } from './schema/tables.ts'

/** How long one probe of the database is valid, in ms. */
const HOLDS_MS = 1000
/** In ms; probing by a write wears the disk, and is pointless right after a successful write. */
const WRITE_HOLDS_MS = 5000
/** How often writes check the applied migrations, in ms. */
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
 * Knows whether this process can and may write: the database must accept writes and must not have been migrated by a newer version, as in a
 * rolling update. In that case this process refuses writes, reports not ready, and waits for its end.
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

  /** Resolves while this process can do its work; rejects with the obstacle otherwise. */
  async ready(): Promise<void> {
    if (performance.now() - (this.#look?.at ?? Number.NEGATIVE_INFINITY) > HOLDS_MS) {
      this.#probing ??= this.#refresh().finally(() => {
        this.#probing = undefined
      })
      await this.#probing
    }
    if (this.#look?.fault) throw this.#look.fault
  }

  /** Before a write: refuses when a newer version has migrated the database. Queries it at most every STEPS_CACHE_MS. */
  async mayWrite(): Promise<void> {
    if (performance.now() - this.#stepsAt > STEPS_CACHE_MS) await this.#checkSteps()
    if (this.#isOutdated) throw outage('newerBase')
  }

  /**
   * Before a read, which may need tables that have changed: the same check against the last result, synchronously. Starts the next query in
   * the background.
   */
  mayServe(): void {
    if (performance.now() - this.#stepsAt > STEPS_CACHE_MS) void this.#checkSteps().catch(() => {})
    if (this.#isOutdated) throw outage('newerBase')
  }

  /** Records the success or failure of a real write, which is better evidence than a probe. */
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
    // A write that failed meanwhile takes precedence.
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
