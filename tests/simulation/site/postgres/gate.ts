import { createHash } from 'node:crypto'
import type { Dice } from '../../../support/random/dice.ts'
import type { Elsewhere } from '../../clock/virtualClock.ts'

type Outcome = { readonly value: unknown } | { readonly error: unknown }
interface Item {
  readonly run: () => Promise<unknown>
  readonly answer: (outcome: Outcome) => void
  /** The backend that carries it out, where it may have to wait for another. */
  readonly backend: () => number | undefined
}
/** A statement that waits for the end of another transaction. */
interface Blocked {
  readonly connection: object
  readonly item: Item
  outcome: Outcome | undefined
  /** The backends whose transactions it waits for. */
  by: readonly number[]
  readonly answered: Promise<unknown>
}
export interface GateOptions {
  /** Resolves when nothing is left to be done in this process until something is answered. */
  readonly settle: () => Promise<void>
  /** Ends the next pause that somebody makes. Out: whether there was one. */
  readonly skipPause: () => boolean
  /** The backends of ours for whose transactions a backend waits. */
  readonly blockersOf: (backend: number) => Promise<readonly number[]>
}

/** So many ms a statement is waited for before somebody looks whether it waits for a lock; then twice as long, and so on. */
const [FIRST_LOOK_MS, LAST_LOOK_MS] = [4, 64]
const later = globalThis.setTimeout.bind(globalThis)
const passed = (ms: number) => new Promise<'passed'>((resolve) => void later(() => resolve('passed'), ms))

/**
 * Lets one statement through at a time, whichever of the waiting ones the dice choose, and gives its answer before the next: the same dice make the
 * same run, although the server carries statements out as it likes. One that waits for a lock stands aside until it is answered.
 */
export class StatementGate implements Elsewhere {
  /** Of the step that is under way. */
  dice: Dice
  /** How many statements have waited for the end of another transaction. */
  waits = 0
  readonly #turns = createHash('sha256')
  readonly #options: GateOptions
  readonly #waiting = new Map<object, Item[]>()
  #blocked: Blocked[] = []
  #isOpen = false
  #idle: (() => void)[] = []

  constructor(dice: Dice, options: GateOptions) {
    this.dice = dice
    this.#options = options
  }
  /** Which statement came next of how many, all of them as one number: that of two runs of a seed is the same. */
  get turns(): string {
    return this.#turns.copy().digest('hex').slice(0, 16)
  }
  get isIdle(): boolean {
    return !this.#isOpen
  }
  idle(): Promise<void> {
    return new Promise((resolve) => void this.#idle.push(resolve))
  }
  pausing(): void {
    this.#open()
  }

  /** Carries out a statement behind those of its connection. */
  pass(connection: object, run: () => Promise<unknown>, backend: () => number | undefined = () => undefined): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const answer = (outcome: Outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.value))
      const waiting = this.#waiting.get(connection) ?? []
      waiting.push({ run, answer, backend })
      this.#waiting.set(connection, waiting)
      this.#open()
    })
  }
  /** Works while no statement is under way. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.pass({}, work) as Promise<T>
  }

  #open(): void {
    if (this.#isOpen) return
    this.#isOpen = true
    void this.#serve()
  }
  async #serve(): Promise<void> {
    for (;;) {
      await this.#options.settle()
      const next = this.#next()
      if (next) await this.#carryOut(...next)
      else if (this.#blocked.length) await Promise.race(this.#blocked.map(({ answered }) => answered))
      else if (!this.#options.skipPause()) break
      await this.#answerBlocked()
    }
    this.#isOpen = false
    for (const resolve of this.#idle.splice(0)) resolve()
  }
  #next(): [object, Item] | undefined {
    const ready = [...this.#waiting.keys()].filter((connection) => !this.#blocked.some((one) => one.connection === connection))
    if (!ready.length) return undefined
    // The server wakes all who wait for one transaction at once, and which of them is first is its choice: whoever holds others up goes on alone.
    const blockers = new Set(this.#blocked.flatMap(({ by }) => by))
    const holding = ready.filter((connection) => blockers.has(this.#waiting.get(connection)?.[0]?.backend() ?? Number.NaN))
    const choice = holding.length ? holding : ready
    const connection = this.dice.pick(choice)
    this.#turns.update(`${choice.indexOf(connection)}/${choice.length} `)
    const waiting = this.#waiting.get(connection) as Item[]
    const item = waiting.shift() as Item
    if (!waiting.length) this.#waiting.delete(connection)
    return [connection, item]
  }
  async #carryOut(connection: object, item: Item): Promise<void> {
    const blocked: Blocked = { connection, item, outcome: undefined, by: [], answered: Promise.resolve() }
    const note = (outcome: Outcome) => {
      blocked.outcome = outcome
    }
    const answered = item.run().then(
      (value) => note({ value }),
      (error: unknown) => note({ error }),
    )
    Object.assign(blocked, { answered })
    if (await this.#isAnswered(blocked)) item.answer(blocked.outcome as Outcome)
    else {
      this.waits++
      this.#blocked.push(blocked)
    }
  }
  /** Waits until a statement is answered, or certainly waits for another transaction. */
  async #isAnswered(blocked: Blocked, { hasWaited = false } = {}): Promise<boolean> {
    const { item, answered, outcome } = blocked
    if (outcome) return true
    for (let ms = hasWaited ? 0 : FIRST_LOOK_MS; ; ms = Math.min(LAST_LOOK_MS, 2 * ms || 1)) {
      if (ms && (await Promise.race([answered, passed(ms)])) !== 'passed') return true
      const backend = item.backend()
      if (backend === undefined) continue
      blocked.by = await this.#options.blockersOf(backend)
      if (blocked.by.length) return false
    }
  }
  /** Whoever has got what it waited for is answered, one after the other. */
  async #answerBlocked(): Promise<void> {
    const known = this.#blocked
    for (const blocked of known) {
      if (!(await this.#isAnswered(blocked, { hasWaited: true }))) continue
      this.#blocked = this.#blocked.filter((other) => other !== blocked)
      await this.#options.settle()
      blocked.item.answer(blocked.outcome as Outcome)
    }
  }
}
