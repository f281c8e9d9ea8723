import { copyFileSync, rmSync } from 'node:fs'
import pg from 'pg'
import { AS_ON_SQLITE } from '../../../../server/platform/connections/postgresConnection.ts'
import { diceOf } from '../../../support/random/dice.ts'
import type { VirtualClock } from '../../clock/virtualClock.ts'
import { ground, groundFile } from '../ground.ts'
import type { Base, Copy, Installation } from '../installation.ts'
import { addressOf, aMoment, copyDatabase, dropDatabases, endConnections, filledDatabase } from './databases.ts'
import { watchDriver } from './driver.ts'
import { StatementGate } from './gate.ts'
import { Mirror } from './mirror.ts'
import { PostgresProcess } from './postgresProcess.ts'

const PROCESS = 'millwright-simulation-'
/** Those of ours that a backend waits for: what the server does by itself is soon over. */
const BLOCKERS = `SELECT a.pid FROM unnest(pg_blocking_pids($1)) AS by JOIN pg_stat_activity a ON a.pid = by
  WHERE a.application_name LIKE '${PROCESS}%' ORDER BY 1`
/** Resolves when a process has heard that its connections are no more. */
async function ended({ connections }: PostgresProcess): Promise<void> {
  while (connections.size) await aMoment()
}
/** Dice of their own: how statements take turns moves nobody's choices. */
const GATE_DICE = 0x51_7e

/** A base of PostgreSQL: a database of its own, with a file that shows laws what is in it. */
export class PostgresInstallation implements Installation {
  readonly database = 'postgresql'
  readonly #folder: string
  readonly #processes = new Map<string, PostgresProcess>()
  #gate!: StatementGate
  #name = ''
  #copies = new Set<string>()
  #mirror!: Mirror
  /** Asks past the gate: the server about its locks, and the base about its rows. */
  #observer: pg.Client | undefined
  #lives = 0

  constructor(folder: string) {
    this.#folder = folder
  }
  async fill(start: Date): Promise<void> {
    const file = await ground(this.#folder, start)
    this.#name = await copyDatabase(await filledDatabase(await groundFile(start)))
    await this.#observe(file)
  }
  async #observe(file: string): Promise<void> {
    this.#mirror = new Mirror(file)
    await this.#mirror.begin(await this.#connect())
  }
  async #connect(): Promise<pg.Client> {
    const observer = new pg.Client({ connectionString: addressOf(this.#name), types: AS_ON_SQLITE as never })
    observer.on('error', () => {})
    this.#observer = observer
    await observer.connect()
    return observer
  }
  get #observing(): pg.Client {
    if (!this.#observer) throw new Error('nobody looks at a base that is not there')
    return this.#observer
  }
  watch(clock: VirtualClock): () => void {
    const { random } = Math
    const blockersOf = async (backend: number) =>
      (await this.#observing.query<{ pid: number }>(BLOCKERS, [backend])).rows.map(({ pid }) => pid)
    this.#gate = new StatementGate(diceOf(0, GATE_DICE), { settle: () => clock.settle(), skipPause: () => clock.skipPause(), blockersOf })
    Math.random = () => this.#gate.dice.below(2 ** 31) / 2 ** 31
    const undo = [clock.waitFor(this.#gate), watchDriver(this.#gate, (name) => this.#processes.get(name))]
    return () => {
      for (const one of undo.reverse()) one()
      Math.random = random
    }
  }
  get waits(): number {
    return this.#gate.waits
  }
  get turns(): string {
    return this.#gate.turns
  }
  beginStep(seed: number, step: number): void {
    this.#gate.dice = diceOf(seed ^ GATE_DICE, step)
  }
  async open(): Promise<Base> {
    const process = new PostgresProcess({
      name: `${PROCESS}${++this.#lives}`,
      database: this.#name,
      mirror: this.#mirror,
      dice: () => this.#gate.dice,
    })
    this.#processes.set(process.name, process)
    return process
  }
  async afterProcess(base: Base): Promise<Base> {
    const { name, database } = base as PostgresProcess
    base.isGone = true
    await this.#gate.alone(async () => {
      await endConnections(database, name)
      // The end of a connection reaches whoever waits over it now, and not in the middle of a later step.
      await ended(base as PostgresProcess)
    })
    return this.open()
  }
  forget(): void {}
  async refresh(): Promise<void> {
    if (!this.#mirror.isFresh) await this.#gate.alone(() => this.#mirror.refresh(this.#observing))
  }
  /** A database is copied while nobody is connected to it: whoever has a connection at rest finds it cut. */
  async copy(_base: Base, to: string): Promise<Copy> {
    await this.refresh()
    return this.#gate.alone(async () => {
      await this.#observing.end()
      await endConnections(this.#name)
      for (const process of this.#processes.values()) await ended(process)
      const name = await copyDatabase(this.#name)
      this.#copies.add(name)
      copyFileSync(this.#mirror.file, to)
      await this.#connect()
      return { file: to, name }
    })
  }
  async dropCopy({ file, name = '' }: Copy): Promise<void> {
    rmSync(file, { force: true })
    await dropDatabases([name])
  }
  async replace(_base: Base, { file, name = '' }: Copy): Promise<Base> {
    await this.#leave()
    this.#copies.delete(name)
    this.#name = name
    await this.#observe(file)
    return this.open()
  }
  async #leave(): Promise<void> {
    await this.#observer?.end()
    this.#mirror?.close()
    await dropDatabases([this.#name])
  }
  async close(): Promise<void> {
    await this.#leave()
    await dropDatabases(this.#copies)
  }
}
