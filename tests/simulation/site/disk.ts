import { closeSync, copyFileSync, existsSync, openSync, readSync, truncateSync } from 'node:fs'
import Database from 'better-sqlite3'
import { ProcessGone } from '../clock/processGone.ts'
import type { Base } from './installation.ts'

/** How far a log of SQLite has been flushed: the salt that its frames carry, and how many there are. */
interface Flushed {
  readonly salt: string
  readonly frames: number
}
const FRAME_BYTES = 24 + 4096
const [LOG_HEADER_BYTES, INDEX_BYTES, FRAMES_AT, SALT_AT, SALT_BYTES] = [32, 48, 16, 32, 8]
const NEVER = Number.POSITIVE_INFINITY
const SYNCHRONOUS = /synchronous\s*=\s*(\w+)/i
const WRITES = /^\s*(insert|update|delete)/i

/** The disk below one base: it knows what has been flushed, and fails when it is told to. */
export class Disk implements Base {
  readonly file: string
  statementsLeft = NEVER
  isGone = false
  onGone: () => void = () => {}
  fullFor = 0
  /** A file has no connections. */
  cutAfter = NEVER
  refusedCommits = 0
  commits = 0
  #flushed: Flushed | undefined
  readonly #index: Buffer = Buffer.alloc(INDEX_BYTES)

  constructor(file: string) {
    this.file = file
    disks.set(file, this)
  }
  get url(): string {
    return `file:${this.file}`
  }

  before(sql: string): void {
    if (this.isGone) throw new ProcessGone('the process is gone')
    if (this.statementsLeft !== NEVER && this.statementsLeft-- <= 0) {
      this.isGone = true
      this.onGone()
      throw new ProcessGone('the process is gone')
    }
    if (this.fullFor > 0 && WRITES.test(sql)) {
      this.fullFor--
      throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
    }
    if (this.refusedCommits > 0 && sql === 'COMMIT') {
      this.refusedCommits--
      throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' })
    }
  }
  /** A commit is over; one that waits for the disk has flushed all before it. */
  committed(isFlushed: boolean): void {
    this.commits++
    if (isFlushed) this.#flushed = this.#standing()
  }
  #standing(): Flushed | undefined {
    const file = `${this.file}-shm`
    if (!existsSync(file)) return undefined
    const handle = openSync(file, 'r')
    readSync(handle, this.#index, 0, INDEX_BYTES, 0)
    closeSync(handle)
    return { salt: this.#index.toString('hex', SALT_AT, SALT_AT + SALT_BYTES), frames: this.#index.readUInt32LE(FRAMES_AT) }
  }

  /** The base as the next process finds it: after a cut of the power only what was flushed is there. */
  copyTo(file: string, { isPowerCut }: { isPowerCut: boolean }): Disk {
    const standing = this.#standing()
    copyFileSync(this.file, file)
    const log = `${this.file}-wal`
    if (existsSync(log)) {
      copyFileSync(log, `${file}-wal`)
      const flushed = this.#flushed
      const frames = flushed && standing?.salt === flushed.salt ? flushed.frames : 0
      if (isPowerCut) truncateSync(`${file}-wal`, frames ? LOG_HEADER_BYTES + frames * FRAME_BYTES : 0)
    }
    disks.delete(this.file)
    return new Disk(file)
  }
}

const disks = new Map<string, Disk>()
const flushing = new WeakMap<object, boolean>()
const METHODS = ['run', 'get', 'all'] as const

/** Puts the disks below every connection of this process. Out: takes them away. */
export function watchDisks(): () => void {
  const sample = new Database(':memory:')
  const [base, statement] = [
    Object.getPrototypeOf(sample) as Record<string, unknown>,
    Object.getPrototypeOf(sample.prepare('SELECT 1')) as Record<string, unknown>,
  ]
  sample.close()
  const before = {
    exec: base['exec'],
    pragma: base['pragma'],
    ...Object.fromEntries(METHODS.map((name) => [name, statement[name]])),
  } as Record<string, (this: unknown, ...args: unknown[]) => unknown>
  const note = (database: object, text: string) => {
    const found = SYNCHRONOUS.exec(text)?.[1]?.toUpperCase()
    if (found) flushing.set(database, found === 'FULL' || found === '2' || found === 'EXTRA')
  }
  for (const name of ['exec', 'pragma'] as const) {
    const real = before[name] as (this: unknown, ...args: unknown[]) => unknown
    base[name] = function (this: Database.Database, text: string, ...more: unknown[]) {
      note(this, text)
      return real.call(this, text, ...more)
    }
  }
  for (const name of METHODS) {
    const real = before[name] as (this: unknown, ...args: unknown[]) => unknown
    statement[name] = function (this: Database.Statement, ...args: unknown[]) {
      const disk = disks.get(this.database.name)
      if (!disk) return real.apply(this, args)
      disk.before(this.source)
      const out = real.apply(this, args)
      if (this.source === 'COMMIT') disk.committed(flushing.get(this.database) ?? true)
      return out
    }
  }
  return () => {
    Object.assign(base, { exec: before['exec'], pragma: before['pragma'] })
    Object.assign(statement, Object.fromEntries(METHODS.map((name) => [name, before[name]])))
  }
}
