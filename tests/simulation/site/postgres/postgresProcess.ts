import type pg from 'pg'
import type { Dice } from '../../../support/random/dice.ts'
import { ProcessGone } from '../../clock/processGone.ts'
import type { Base } from '../installation.ts'
import { addressOf, aMoment, endBackend } from './databases.ts'
import { askDirectly, backendOf, type Connected, isBetween } from './driver.ts'
import type { Mirror } from './mirror.ts'

const NEVER = Number.POSITIVE_INFINITY
const WRITES = /^\s*(insert|update|delete)/i
const gone = () => new ProcessGone('the process is gone')
/** As the server says it, so that the transaction is aborted as it is there. */
const FULL = `DO $$ BEGIN RAISE SQLSTATE '53100' USING MESSAGE = 'could not extend file: No space left on device'; END $$`

interface ProcessParts {
  readonly name: string
  readonly database: string
  readonly mirror: Mirror
  /** Those by which statements take turns. */
  readonly dice: () => Dice
}

/** One process of the server over a PostgreSQL base: the server knows its connections by its name. */
export class PostgresProcess implements Base, Connected {
  readonly name: string
  readonly database: string
  readonly mirror: Mirror
  statementsLeft = NEVER
  isGone = false
  onGone: () => void = () => {}
  fullFor = 0
  refusedCommits = 0
  cutAfter = NEVER
  readonly #dice: () => Dice
  /** Those that are open. */
  readonly connections = new Set<pg.Client>()
  /** Tables that transactions under way have written to. */
  readonly #written = new Map<pg.Client, Set<string>>()

  constructor({ name, database, mirror, dice }: ProcessParts) {
    this.name = name
    this.#dice = dice
    this.database = database
    this.mirror = mirror
  }
  get url(): string {
    return addressOf(this.database, this.name)
  }
  /** Of all processes over the base. */
  get commits(): number {
    return this.mirror.commits
  }
  get file(): string {
    return this.mirror.file
  }

  async carryOut(client: pg.Client, text: string, run: () => Promise<unknown>): Promise<unknown> {
    if (this.isGone) throw gone()
    if (this.statementsLeft !== NEVER && this.statementsLeft-- <= 0) {
      this.isGone = true
      this.onGone()
      throw gone()
    }
    if (this.fullFor > 0 && WRITES.test(text)) {
      this.fullFor--
      return askDirectly(client, FULL)
    }
    if (this.refusedCommits > 0 && text === 'COMMIT') {
      this.refusedCommits--
      await askDirectly(client, 'ROLLBACK')
      throw Object.assign(new Error('could not write to file: No space left on device'), { code: '53100' })
    }
    this.#note(client, text)
    try {
      const answer = await (this.#isCut(text) ? this.#cut(client, run) : run())
      if (text === 'COMMIT') this.mirror.commits++
      if (text === 'CONNECT') this.#connected(client)
      return answer
    } finally {
      if (isBetween(client)) this.#over(client)
    }
  }
  #isCut(text: string): boolean {
    if (this.cutAfter === NEVER || text === 'CONNECT' || this.cutAfter-- > 0) return false
    this.cutAfter = NEVER
    return true
  }
  /** The connection is cut before a statement, which then never gets there, or before its answer, which then never comes back. */
  async #cut(client: pg.Client, run: () => Promise<unknown>): Promise<unknown> {
    const isBehind = this.#dice().chance(0.5)
    const answer = isBehind ? await run() : undefined
    await endBackend(backendOf(client) ?? 0)
    while (this.connections.has(client)) await aMoment()
    if (!isBehind) return run()
    throw Object.assign(new Error('Connection terminated unexpectedly'), { answer })
  }
  #connected(client: pg.Client): void {
    this.connections.add(client)
    client.once('end', () => this.connections.delete(client))
  }
  #note(client: pg.Client, text: string): void {
    const tables = this.mirror.writtenBy(text)
    if (!tables.length) return
    const known = this.#written.get(client) ?? new Set()
    for (const table of tables) known.add(table)
    this.#written.set(client, known)
  }
  #over(client: pg.Client): void {
    this.mirror.written(this.#written.get(client) ?? [])
    this.#written.delete(client)
  }
}
