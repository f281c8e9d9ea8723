import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import type { Dice } from '../../support/random/dice.ts'
import { MemoryHeads } from '../../support/store/memoryHeads.ts'
import type { SentWrite } from '../actors/userSession.ts'
import { ProcessGone } from '../clock/processGone.ts'
import { VirtualClock } from '../clock/virtualClock.ts'
import { JUDGES, type Judged, OF_A_MOMENT } from '../laws/answers.ts'
import { ChangeBus } from '../site/changeBus.ts'
import type { Base, Copy, Installation } from '../site/installation.ts'
import { outerChannels } from '../site/outerChannels.ts'
import { PostgresInstallation } from '../site/postgres/postgresInstallation.ts'
import { SimulatedQueue } from '../site/queue.ts'
import { openSite, type Site } from '../site/site.ts'
import { SqliteInstallation } from '../site/sqliteInstallation.ts'
import { CommandLog } from './command.ts'
import type { Database } from './limits.ts'
import { diceOfStep, STEPS_A_DAY } from './plan.ts'
import { Promises } from './promises.ts'
import { Walls } from './walls.ts'

/** The simulation's own doing, or what comes of it. */
function isInjected(fault: unknown): boolean {
  for (let at = fault as { cause?: unknown; code?: string; message?: string } | undefined; at; at = at.cause as typeof at)
    if (
      at instanceof ProcessGone ||
      ['SQLITE_FULL', 'SQLITE_IOERR', '53100'].includes(at.code ?? '') ||
      /transaction is over|transaction that it shared|connection is not open/.test(at.message ?? '')
    )
      return true
  return false
}

/** Midnight of the factory, on a Monday. */
export const MIDNIGHT = Date.parse('2027-01-03T16:00:00.000Z')

const STATEMENTS_MOST = 1000
const INSTALLATIONS: Readonly<Record<Database, (folder: string) => Installation>> = {
  sqlite: (folder) => new SqliteInstallation(folder),
  postgresql: (folder) => new PostgresInstallation(folder),
}

/** A law that does not hold. */
export class Broken extends Error {
  readonly law: string
  constructor(law: string, what: string) {
    super(what)
    this.law = law
  }
}

/** What goes wrong with the next call. */
export type Mishap =
  | 'connectionLost'
  | 'answerLost'
  | 'repeated'
  | 'dropped'
  | 'powerCut'
  | 'diskFull'
  | 'commitRefused'
  | 'repeatedTogether'

/** Somebody who works beside others. */
interface Participant {
  readonly dice: Dice
  /** What tells their commands from those of others in the same step. */
  readonly name: string
}

/** An installation that is simulated: a process that may be dropped, and what outlives it. */
export class World {
  readonly seed: number
  readonly clock: VirtualClock
  readonly queue = new SimulatedQueue()
  readonly log = new CommandLog()
  readonly promises = new Promises()
  readonly walls = new Walls()
  readonly outer = outerChannels(() => this.dice)
  step = 0
  #dice: Dice
  readonly #participant = new AsyncLocalStorage<Participant>()
  #isTogether = false
  site!: Site
  disk!: Base
  /** Another process over the same base, where there is one. */
  #second: { readonly site: Site; readonly disk: Base } | undefined
  readonly #bus = new ChangeBus()
  heads = new MemoryHeads()
  mishap: Mishap | undefined
  /** The process is gone in the middle of its next jobs, or between the next message that arrives and the word that it was sent. */
  interruptsJobs: false | 'anywhere' | 'sending' = false
  /** The last write with a key that made a row. */
  keyed: SentWrite | undefined
  /** How often each fault was brought about. */
  readonly faults: Record<string, number> = {}
  /** Sessions that a new process still knows, by user and plant. */
  readonly tokens = new Map<string, string>()
  readonly folder = mkdtempSync(join(tmpdir(), 'millwright-simulation-'))
  readonly installation: Installation
  /** What laws have seen so far, by whatever name they like. */
  readonly memory = new Map<string, unknown>()
  #copies = 0
  #raw: Sqlite.Database | undefined
  readonly #statements = new Map<string, Sqlite.Statement>()
  #undo: (() => void)[] = []

  constructor(seed: number, database: Database = 'sqlite') {
    this.seed = seed
    this.installation = INSTALLATIONS[database](this.folder)
    this.clock = new VirtualClock(new Date(MIDNIGHT))
    this.#dice = diceOfStep(seed, 0)
  }

  /** Of the step that is under way, or of whoever works beside others in it. */
  get dice(): Dice {
    return this.#participant.getStore()?.dice ?? this.#dice
  }
  /** A name for the next command that no other has. */
  get command(): string {
    return `${this.log.count}${this.#participant.getStore()?.name ?? ''}`
  }
  /** Several people at once, each by their own dice. */
  async together(all: readonly (Participant & { readonly work: () => Promise<void> })[]): Promise<void> {
    const { mishap } = this
    // What befalls one of them would befall the process of all.
    this.mishap = undefined
    this.#isTogether = true
    try {
      // Where one of them finds a law broken, nobody is left behind who still works.
      const ends = await Promise.allSettled(all.map(({ dice, name, work }) => this.#participant.run({ dice, name }, work)))
      for (const end of ends) if (end.status === 'rejected') throw end.reason
    } finally {
      this.#isTogether = false
      this.mishap = mishap
    }
  }
  /** Days since the simulation began, by its steps. */
  get day(): number {
    return Math.floor(this.step / STEPS_A_DAY)
  }

  /** Each step has dice of its own. */
  beginStep(number: number): void {
    this.step = number
    this.#dice = diceOfStep(this.seed, number)
    this.installation.beginStep(this.seed, number)
  }
  async open(): Promise<void> {
    await this.installation.fill(new Date(MIDNIGHT))
    this.#undo = [this.clock.install(), this.installation.watch(this.clock)]
    this.disk = await this.installation.open()
    await this.start()
  }
  async start(): Promise<void> {
    this.site = await this.#openOver(this.disk)
    this.#watchWalls()
    await this.rest()
  }
  #openOver(disk: Base): Promise<Site> {
    const { clock, installation, queue, heads } = this
    const within = <T>(work: () => T) => clock.within(disk, work)
    const refresh = () => installation.refresh()
    // What a dead process still commits to its file is no job of anybody.
    const enqueue: typeof queue.enqueue = (rows) =>
      disk.isGone ? Promise.reject(new ProcessGone('the process is gone')) : queue.enqueue(rows)
    return within(() => openSite({ url: disk.url, now: clock.now, heads, enqueue, refresh, bus: this.#bus, within }))
  }
  #watchWalls(): void {
    this.walls.watch(this.sites, this.day)
  }
  /** The processes that there are. */
  get sites(): readonly Site[] {
    return this.#second ? [this.site, this.#second.site] : [this.site]
  }
  /** The process that the next call comes to: what is to befall the first one, befalls that. */
  get serving(): Site {
    const { statementsLeft, cutAfter, fullFor, refusedCommits } = this.disk
    const isAwaited = Number.isFinite(statementsLeft) || Number.isFinite(cutAfter) || fullFor > 0 || refusedCommits > 0
    return this.#second && !isAwaited && this.dice.chance(0.5) ? this.#second.site : this.site
  }
  /** A second process joins the first. */
  async joinSecond(): Promise<void> {
    const disk = await this.installation.open()
    this.#second = { disk, site: await this.#openOver(disk) }
    this.#watchWalls()
    await this.rest()
  }
  /** Ends the second process, in order or as if it were killed. */
  async leaveSecond({ isKilled = false } = {}): Promise<void> {
    if (!this.#second) return
    const { disk, site } = this.#second
    this.#second = undefined
    this.#bus.leave(site.store)
    if (isKilled) await this.installation.afterProcess(disk, { isPowerCut: false })
    else await site.close()
    this.clock.forgetTimers(disk)
    this.#watchWalls()
    await this.rest()
  }
  #forgetTimers(): void {
    this.clock.forgetTimers(this.#second && this.disk)
  }
  /** Waits until nothing is under way, and shows laws what came of it. */
  async rest(): Promise<void> {
    await this.clock.rest()
    await this.installation.refresh()
  }
  /** Walls turn their pages. */
  async beginDay(day: number): Promise<void> {
    this.step = day * STEPS_A_DAY
    this.#watchWalls()
    await this.rest()
  }
  /** The process is gone, with all that it had in memory; another one starts over what the disk has. */
  async drop({ isPowerCut = false } = {}): Promise<void> {
    const { disk, installation } = this
    disk.isGone = true
    this.#bus.leave(this.site.store)
    const next = await installation.afterProcess(disk, { isPowerCut })
    this.#forgetTimers()
    this.walls.leave()
    // Whatever the dead process still does, it does to a base that nobody reads.
    await this.clock.rest()
    this.#forgetTimers()
    await this.forget(disk)
    this.disk = next
    await this.start()
  }
  private async forget(disk: Base): Promise<void> {
    if (this.installation.database === 'sqlite') disk.isGone = false
    disk.statementsLeft = Number.POSITIVE_INFINITY
    const { site } = this
    // A unit that was under way never gives the writer back: nobody waits for it.
    await Promise.race([site.store.engine.close().catch(() => {}), this.clock.rest()])
    this.installation.forget(disk)
  }
  /** Ends the process as an upgrade does, and starts the next one. */
  async replaceProcess(): Promise<void> {
    await this.site.close()
    this.#forgetTimers()
    this.walls.leave()
    await this.start()
  }
  /** Rows as the base has them, asked past the product. */
  rows<T = Record<string, unknown>>(sql: string, ...values: readonly unknown[]): T[] {
    if (this.#raw?.name !== this.disk.file) {
      this.#raw?.close()
      this.#raw = new Sqlite(this.disk.file, { readonly: true })
      this.#statements.clear()
    }
    if (this.#statements.size > STATEMENTS_MOST) this.#statements.clear()
    const known = this.#statements.get(sql) ?? this.#raw.prepare(sql)
    this.#statements.set(sql, known)
    return known.all(...values) as T[]
  }
  /** Puts another database in the place of the present one. */
  async replaceDatabase(by: Copy): Promise<void> {
    await this.leaveSecond()
    await this.site.close().catch(() => {})
    this.#forgetTimers()
    this.walls.leave()
    this.disk = await this.installation.replace(this.disk, by)
    await this.start()
  }
  nextFile(): string {
    return join(this.folder, `copy${++this.#copies}.sqlite`)
  }
  /** What holds for every single answer. */
  judge(judged: Judged): void {
    for (const judge of JUDGES) {
      if (this.#isTogether && OF_A_MOMENT.has(judge)) continue
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
    await this.#second?.site.close().catch(() => {})
    await (this.site as Site | undefined)?.close().catch(() => {})
    for (const undo of this.#undo.reverse()) undo()
    await this.installation.close().catch(() => {})
    rmSync(this.folder, { recursive: true, force: true })
  }
}
