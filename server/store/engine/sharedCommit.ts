import type Database from 'better-sqlite3'
import { Mutex } from '../../platform/mutex.ts'
import type { CommitKind } from './engine.ts'

const WRITER_WAIT_MS = 10_000
/** So many units share a commit at most. */
const UNITS_MAX = 200
/** For so long units join those who wait already. */
const OPEN_MS = 20

/** One unit's part of a transaction. */
export interface WriterLease {
  /** Passes when the unit is on disk. `committed` runs before anything else does, in the order of the units. */
  commit(committed?: () => void): Promise<void>
  /** Takes back what the unit wrote; `cause` is why. Passes when all that it may have read is on disk. */
  rollback(cause?: unknown): Promise<void>
}
interface Unit {
  committed(): void
  resolve(): void
  reject(e: unknown): void
}

/**
 * The turns of those who write to a SQLite base, which takes one writer at a time. Units that end within one turn of the event loop share one
 * transaction and thus one wait for the disk, each in a savepoint of its own, with those of the next turns as long as each brings more; whoever writes
 * alone waits for nobody. No unit hears of its end,
 * be it a refusal, before all that it has seen is on disk: when that fails, all of them fail.
 */
export class SharedCommit {
  readonly #base: Database.Database
  readonly #mutex = new Mutex(WRITER_WAIT_MS)
  readonly #run: Readonly<Record<'begin' | 'commit' | 'rollback' | 'save' | 'release' | 'back', Database.Statement>>
  /** Those who wait for the commit of the open transaction, in their order. */
  #waiting: Unit[] = []
  /** Whether a unit is under way. */
  #isWorking = false
  /** Whether the turn of the event loop is over in which the first of those who wait has ended. */
  #isDue = false
  #beganAt = 0
  readonly #now: () => number

  constructor(base: Database.Database, now = () => performance.now()) {
    this.#base = base
    this.#now = now
    const [begin, commit, rollback] = [base.prepare('BEGIN IMMEDIATE'), base.prepare('COMMIT'), base.prepare('ROLLBACK')]
    const [save, release, back] = [base.prepare('SAVEPOINT unit'), base.prepare('RELEASE unit'), base.prepare('ROLLBACK TO unit')]
    this.#run = { begin, commit, rollback, save, release, back }
  }

  get isBusy(): boolean {
    return this.#mutex.isLocked || this.#waiting.length > 0
  }
  /** Units that wait for their turn. */
  get waiting(): number {
    return this.#mutex.waiting
  }

  /** The place of the writer, with nothing that waits for a commit. Out: the function that gives it back. */
  async lock(): Promise<() => void> {
    const free = await this.#mutex.lock()
    this.#finish()
    return free
  }

  async begin(kind: CommitKind = 'shared'): Promise<WriterLease> {
    const free = await this.#mutex.lock()
    try {
      if (kind !== 'shared' || this.#isFull()) this.#finish()
      if (kind === 'loose') this.#waitsForDisk(false)
      const isFirst = !this.#base.inTransaction
      if (isFirst) this.#beganAt = this.#now()
      this.#run[isFirst ? 'begin' : 'save'].run()
      this.#isWorking = true
      return this.#lease(free, { isFirst, kind })
    } catch (e) {
      if (kind === 'loose') this.#waitsForDisk(true)
      free()
      throw e
    }
  }

  /** Whether commits wait for the disk. SQLite takes this in between transactions, as the statement is read: a kept one would do nothing. */
  #waitsForDisk(does: boolean) {
    this.#base.exec(`PRAGMA synchronous = ${does ? 'FULL' : 'NORMAL'}`)
  }

  #isFull() {
    return this.#waiting.length >= UNITS_MAX || (this.#waiting.length > 0 && this.#now() - this.#beganAt > OPEN_MS)
  }

  #lease(free: () => void, { isFirst, kind }: { isFirst: boolean; kind: CommitKind }): WriterLease {
    let isOver = false
    const over = () => {
      isOver = true
      this.#isWorking = false
      if (kind !== 'shared' || this.#isDue) this.#finish()
      if (kind === 'loose') this.#waitsForDisk(true)
      free()
    }
    return {
      commit: async (committed) => {
        // The base ends a transaction by itself when the disk is full or fails.
        if (!this.#base.inTransaction) throw new Error('the transaction is over')
        if (!isFirst) this.#run.release.run()
        const end = this.#wait(committed)
        over()
        return end
      },
      rollback: async (cause) => {
        if (isOver) return
        try {
          if (!this.#base.inTransaction) this.#fail(new Error('the transaction that it shared is over', { cause }))
          else if (isFirst) this.#run.rollback.run()
          else {
            this.#run.back.run()
            this.#run.release.run()
          }
          return this.#waiting.length ? this.#wait() : undefined
        } finally {
          over()
        }
      },
    }
  }

  /** Waits with the others; the first one sees to it that the wait ends. */
  #wait(committed = () => {}): Promise<void> {
    if (!this.#waiting.length) this.#scheduleCommit(1)
    return new Promise((resolve, reject) => this.#waiting.push({ committed, resolve, reject }))
  }

  /** Ends the wait after a turn of the event loop in which nobody has joined it. Whoever writes alone waits for no other. */
  #scheduleCommit(known: number) {
    setImmediate(() => {
      const { length } = this.#waiting
      if (length > known) return this.#scheduleCommit(length)
      this.#isDue = length > 0
      if (!this.#isWorking) this.#finish()
    })
  }

  /** Commits what waits for it. */
  #finish() {
    this.#isDue = false
    if (!this.#waiting.length) return
    try {
      this.#run.commit.run()
    } catch (e) {
      return this.#fail(e)
    }
    const ended = this.#waiting
    this.#waiting = []
    for (const { committed } of ended) committed()
    for (const { resolve } of ended) resolve()
  }

  /** Nothing of the open transaction is there any more. */
  #fail(cause: unknown) {
    const failed = this.#waiting
    this.#waiting = []
    for (const { reject } of failed) reject(cause)
    if (this.#base.inTransaction) this.#run.rollback.run()
  }
}
