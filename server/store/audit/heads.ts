import { accessSync, appendFileSync, closeSync, constants, openSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readIfThere, replaceSync } from '../../platform/disk/durable.ts'
import type { Head } from './chains.ts'
import type { HeadRecord } from './trail.ts'

/** Stored beside the database: a change of the log in the database does not reach it. */
const HEADS_FILE = 'audit.heads.json'
/** Detected faults, one per line; lines are never removed. */
const FAULTS_FILE = 'audit.faults.txt'
/** The files in the data directory that record how far the logs of a database have come; backups must include them with its rows. */
export const auditRecords = (dataDir: string): string[] => [HEADS_FILE, FAULTS_FILE].map((name) => join(dataDir, name))
const OWNER_ONLY = { mode: 0o600 }
const REPORT_MS = 5 * 60_000
const REPORT_ROWS = 500
const RETRY_MS = 30_000

interface HeadsState {
  readonly at: string
  readonly heads: readonly Head[]
  /** Why the last write to the second file failed. */
  readonly failure?: string | undefined
}
export interface HeadPlaces {
  readonly dataDir: string
  /** A second file, ideally on another machine; lines are appended. */
  readonly file: string | null
}
export interface HeadRecordOptions {
  /** Writes heads to the log stream. */
  readonly log: (heads: readonly Head[]) => void
  readonly onTrouble: (error: unknown) => void
  readonly now: () => Date
}

function parsed(text: string | undefined): Partial<HeadsState> {
  try {
    return text ? (JSON.parse(text) as HeadsState) : {}
  } catch {
    // A truncated line, as after a crash; the line before says nearly as much.
    return {}
  }
}
const linesOf = (path: string) => readIfThere(path).split('\n').filter(Boolean)
const nameOf = ({ log, chain }: Head) => `${log} ${chain}`
const stateOf = ({ position, digest }: Head) => `${position} ${digest}`

const latestIn = (dataDir: string) => parsed(readIfThere(join(dataDir, HEADS_FILE))).heads ?? []
/** The heads in a file with lines of AUDIT_HEAD_FILE or of the log stream. */
export const headsInFile = (path: string): Head[] => linesOf(path).flatMap((line) => parsed(line).heads ?? [])
/** Every recorded head. */
export const recordedHeads = ({ dataDir, file }: HeadPlaces): Head[] => [...latestIn(dataDir), ...(file ? headsInFile(file) : [])]
/** Every fault ever detected. */
export const recordedFaults = ({ dataDir }: Pick<HeadPlaces, 'dataDir'>): string[] => linesOf(join(dataDir, FAULTS_FILE))

/** Why AUDIT_HEAD_FILE cannot be written; undefined when it can or is not configured. Changes nothing. */
export function headFileFault({ dataDir, file }: HeadPlaces): unknown {
  if (!file) return undefined
  try {
    accessSync(dirname(file), constants.W_OK)
    accessSync(file, constants.F_OK)
    closeSync(openSync(file, 'a'))
  } catch (error) {
    const isOnlyAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT' && (error as NodeJS.ErrnoException).path === file
    if (!isOnlyAbsent) return error
  }
  const { failure } = parsed(readIfThere(join(dataDir, HEADS_FILE)))
  return failure && new Error(failure)
}

/** Records the heads of all chains beside the database at every seal, and periodically in the log stream and a second file. */
export class HeadFiles implements HeadRecord {
  readonly #places: HeadPlaces
  readonly #options: HeadRecordOptions
  #heads: readonly Head[] = []
  #rows = 0
  #reportedAt = Number.NEGATIVE_INFINITY
  readonly #reported = new Map<string, string>()
  /** Heads that the second file does not have yet. */
  #lacking: Head[] = []
  #failure: string | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(places: HeadPlaces, options: HeadRecordOptions) {
    this.#places = places
    this.#options = options
  }

  latest = () => latestIn(this.#places.dataDir)
  all = () => recordedHeads(this.#places)
  faults = () => recordedFaults(this.#places)

  addFaults(lines: readonly string[]) {
    appendFileSync(join(this.#places.dataDir, FAULTS_FILE), lines.map((line) => `${line}\n`).join(''), OWNER_ONLY)
  }

  record(heads: readonly Head[], rows: number) {
    this.#heads = heads
    this.#rows += rows
    const since = this.#options.now().getTime() - this.#reportedAt
    if (this.#rows >= REPORT_ROWS || since >= REPORT_MS) this.#report()
    else this.#later(REPORT_MS - since)
    this.#write()
  }

  close() {
    clearTimeout(this.#timer)
    this.#report()
    this.#write()
  }

  #later(ms: number) {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#report()
      this.#write()
    }, ms).unref()
  }

  #write() {
    const content: HeadsState = { at: this.#options.now().toISOString(), heads: this.#heads, failure: this.#failure }
    try {
      replaceSync(join(this.#places.dataDir, HEADS_FILE), JSON.stringify(content))
    } catch (error) {
      this.#options.onTrouble(error)
    }
  }

  /** Reports the chains that have grown since the last report. */
  #report() {
    const moved = this.#heads.filter((head) => this.#reported.get(nameOf(head)) !== stateOf(head))
    const at = this.#options.now()
    this.#reportedAt = at.getTime()
    this.#rows = 0
    if (moved.length) this.#options.log(moved)
    for (const head of moved) this.#reported.set(nameOf(head), stateOf(head))
    const { file } = this.#places
    if (!file) return
    this.#lacking.push(...moved)
    if (!this.#lacking.length) return
    try {
      appendFileSync(file, `${JSON.stringify({ at: at.toISOString(), heads: this.#lacking })}\n`, OWNER_ONLY)
      this.#lacking = []
      this.#failure = undefined
    } catch (error) {
      const { message } = error as Error
      // Logged once per fault, not with every attempt; the health status shows it while it lasts.
      if (message !== this.#failure) this.#options.onTrouble(error)
      this.#failure = message
      this.#later(RETRY_MS)
    }
  }
}
