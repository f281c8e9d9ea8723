import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Dice } from '../../support/random/dice.ts'
import { MemoryHeads } from '../../support/store/memoryHeads.ts'
import type { Kept } from '../actors/hand.ts'
import { ProcessGone } from '../clock/processGone.ts'
import { VirtualClock } from '../clock/virtualClock.ts'
import { JUDGES, type Judged } from '../laws/answers.ts'
import { Disk, watchDisks } from '../site/disk.ts'
import { ground } from '../site/ground.ts'
import { outerChannels } from '../site/outerChannels.ts'
import { SimulatedQueue } from '../site/queue.ts'
import { openSite, type Site } from '../site/site.ts'
import { CommandLog } from './command.ts'
import { diceOfStep } from './plan.ts'
import { Promises } from './promises.ts'
import { Walls } from './walls.ts'

/** The simulation's own doing, or what comes of it. */
function isInjected(fault: unknown): boolean {
  for (let at = fault as { cause?: unknown; code?: string; message?: string } | undefined; at; at = at.cause as typeof at)
    if (
      at instanceof ProcessGone ||
      ['SQLITE_FULL', 'SQLITE_IOERR'].includes(at.code ?? '') ||
      /transaction is over|transaction that it shared|connection is not open/.test(at.message ?? '')
    )
      return true
  return false
}

/** Midnight of the factory, on a Monday. */
export const MIDNIGHT = Date.parse('2027-01-03T16:00:00.000Z')

const STATEMENTS_MOST = 1000

/** A law that does not hold. */
export class Broken extends Error {
  readonly law: string
  constructor(law: string, what: string) {
    super(what)
    this.law = law
  }
}

/** What goes wrong with the next call. */
export type Mishap = 'answerLost' | 'repeated' | 'dropped' | 'powerCut' | 'diskFull' | 'commitRefused' | 'repeatedTogether'

/** An installation that is simulated: a process that may be dropped, and what outlives it. */
export class World {
  readonly seed: number
  readonly clock: VirtualClock
  readonly queue = new SimulatedQueue()
  readonly log = new CommandLog()
  readonly promises = new Promises()
  readonly walls = new Walls()
  readonly outer = outerChannels(() => this.dice)
  /** Of the step that is under way. */
  dice: Dice
  step = 0
  site!: Site
  disk!: Disk
  heads = new MemoryHeads()
  mishap: Mishap | undefined
  /** The last write with a key that made a row. */
  keyed: Kept | undefined
  /** How often each fault was brought about. */
  readonly faults: Record<string, number> = {}
  /** Sessions that a new process still knows, by user and plant. */
  readonly tokens = new Map<string, string>()
  readonly folder = mkdtempSync(join(tmpdir(), 'millwright-simulation-'))
  /** What laws have seen so far, by whatever name they like. */
  readonly memory = new Map<string, unknown>()
  #lives = 0
  #raw: Database.Database | undefined
  readonly #statements = new Map<string, Database.Statement>()
  #undo: (() => void)[] = []

  constructor(seed: number) {
    this.seed = seed
    this.clock = new VirtualClock(new Date(MIDNIGHT))
    this.dice = diceOfStep(seed, 0)
  }

  async open(): Promise<void> {
    const file = await ground(this.folder, new Date(MIDNIGHT))
    this.#undo = [this.clock.install(), watchDisks()]
    this.disk = new Disk(file)
    await this.start()
  }
  async start(): Promise<void> {
    const { now } = this.clock
    const url = `file:${this.disk.file}`
    this.site = await openSite({ url, now, heads: this.heads, hand: this.queue.hand, channels: this.outer.channels })
    this.walls.watch(this.site)
    await this.clock.rest()
  }
  /** The process is gone, with all that it had in memory; another one starts over what the disk has. */
  async drop({ isPowerCut = false } = {}): Promise<void> {
    const { disk } = this
    disk.isGone = true
    const next = disk.copyTo(join(this.folder, `base${++this.#lives}.sqlite`), { isPowerCut })
    this.clock.forgetTimers()
    this.walls.leave()
    // Whatever the dead process still does, it does to a file that nobody reads.
    await this.clock.rest()
    this.clock.forgetTimers()
    await this.forget(disk)
    this.disk = next
    await this.start()
  }
  private async forget(disk: Disk): Promise<void> {
    disk.isGone = false
    disk.statementsLeft = Number.POSITIVE_INFINITY
    const { site } = this
    // A unit that was under way never gives the writer back: nobody waits for it.
    await Promise.race([site.store.engine.close().catch(() => {}), this.clock.rest()])
    for (const end of ['', '-wal', '-shm']) rmSync(disk.file + end, { force: true })
  }
  /** Ends the process as an upgrade does, and starts the next one. */
  async replaceProcess(): Promise<void> {
    await this.site.close()
    this.clock.forgetTimers()
    this.walls.leave()
    await this.start()
  }
  /** Rows as the base has them, asked past the product. */
  rows<T = Record<string, unknown>>(sql: string, ...values: readonly unknown[]): T[] {
    if (this.#raw?.name !== this.disk.file) {
      this.#raw?.close()
      this.#raw = new Database(this.disk.file, { readonly: true })
      this.#statements.clear()
    }
    if (this.#statements.size > STATEMENTS_MOST) this.#statements.clear()
    const known = this.#statements.get(sql) ?? this.#raw.prepare(sql)
    this.#statements.set(sql, known)
    return known.all(...values) as T[]
  }
  /** Puts another base in the place of the present one. */
  async replaceBase(file: string): Promise<void> {
    await this.site.close().catch(() => {})
    this.clock.forgetTimers()
    this.walls.leave()
    for (const end of ['', '-wal', '-shm']) rmSync(this.disk.file + end, { force: true })
    this.disk = new Disk(file)
    await this.start()
  }
  nextFile(): string {
    return join(this.folder, `base${++this.#lives}.sqlite`)
  }
  /** What holds for every single answer. */
  judge(judged: Judged): void {
    for (const judge of JUDGES) {
      const fault = judge(this, judged)
      if (fault) throw new Broken(judge.name, fault)
    }
  }
  /** A fault of the server's own: none is to be expected where nothing was broken on purpose. */
  refuseFault(where: string, fault: unknown): void {
    const text = fault instanceof Error ? (fault.stack ?? fault.message) : JSON.stringify(fault)
    if (isInjected(fault)) return
    throw new Broken('noFaultOfItsOwn', `${where}: ${text.slice(0, 1500)}`)
  }
  count(fault: string): void {
    this.faults[fault] = (this.faults[fault] ?? 0) + 1
  }
  async close(): Promise<void> {
    this.walls.leave()
    this.#raw?.close()
    // Whatever kept it from being opened is what is told.
    await (this.site as Site | undefined)?.close().catch(() => {})
    for (const undo of this.#undo.reverse()) undo()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
