import type Database from 'better-sqlite3'
import { Mutex } from '../../platform/mutex.ts'
import type { CommitKind } from './engine.ts'

const WRITER_WAIT_MS = 10_000
/** Most units per commit. */
const UNITS_MAX = 200
/** How long units may join a pending commit, in ms. */
const OPEN_MS = 20

/** One unit's part of a shared transaction. */
export interface WriterLease {
  /** Resolves when the unit is on disk. `committed` runs before anything else, in the order of the units. */
  commit(committed?: () => void): Promise<void>
  /** Rolls back the unit because of `cause`. Resolves when everything that it may have read is on disk. */
  rollback(cause?: unknown): Promise<void>
}
interface Unit {
  committed(): void
  resolve(): void
  reject(e: unknown): void
}

/**
 * Schedules the writers of a SQLite database, which allows one at a time. Units that end within one turn of the event loop share a
 * transaction and its fsync, each in a savepoint; units of the following turns join as long as each turn brings more. A lone writer waits
 * for nobody.
 * No unit learns of its end, be it a refusal, before all that it has read is on disk; when that fails, all of them fail.
 */
export class SharedCommit {
  readonly #base: Database.Database
  readonly #mutex = new Mutex(WRITER_WAIT_MS)
  readonly #run: Readonly<Record<'begin' | 'commit' | 'rollback' | 'save' | 'release' | 'back', Database.Statement>>
  /** Units waiting for the commit of the open transaction, in order. */
  #waiting: Unit[] = []
  /** Whether a unit is running. */
  #isWorking = false
  /** Whether the turn of the event loop is over in which the first waiting unit ended. */
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
  /** Number of units waiting to run. */
  get waiting(): number {
    return this.#mutex.waiting
  }

  /** Locks the writer with no commit pending. Returns the function that releases it. */
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

  /**
   * Sets whether commits wait for the disk. SQLite applies it when parsing, between transactions, so a prepared statement would do nothing.
   */
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
        // SQLite rolls back by itself when the disk is full or fails.
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

  /** Waits for the shared commit; the first one schedules it. */
  #wait(committed = () => {}): Promise<void> {
    if (!this.#waiting.length) this.#scheduleCommit(1)
    return new Promise((resolve, reject) => this.#waiting.push({ committed, resolve, reject }))
  }

  /** Ends the wait after a turn of the event loop in which no unit has joined. A lone writer waits for no other. */
  #scheduleCommit(known: number) {
    setImmediate(() => {
      const { length } = this.#waiting
      if (length > known) return this.#scheduleCommit(length)
      this.#isDue = length > 0
      if (!this.#isWorking) this.#finish()
    })
  }

  /** Commits the waiting units. */
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

  /** Fails all units of the open transaction, which was rolled back. */
  #fail(cause: unknown) {
    const failed = this.#waiting
    this.#waiting = []
    for (const { reject } of failed) reject(cause)
    if (this.#base.inTransaction) this.#run.rollback.run()
  }
}
