import { asc, eq, isNull, sql } from 'drizzle-orm'
import { type Actor, type Db, headFault, type ResourceDef, systemActor, type UnitOfWork } from '../../kernel/index.ts'
import type { LoggedRow } from '../cache/touchedRows.ts'
import { column, type DynamicTable, dynamicTable, type Tables } from '../schema/tables.ts'
import { addRows } from '../write/insertRow.ts'
import { AwaitedRows } from './awaited.ts'
import { missedHeads, signedOffFaults } from './chainHeads.ts'
import { chainsOf, type Head, headsIn, purgeSome, stubAll } from './chains.ts'
import { guardLogs, isUntouched, sealedLogs } from './guard.ts'
import { type Sealing, textOf } from './logRows.ts'
import { type AuditKeys, macOf } from './mac.ts'
import { sealPending } from './pending.ts'

/** Longest delay between commit and seal, in ms. */
const SEAL_MS = 10_000
const RETRY_MS = 10_000
const MARK_BATCH = 1_000
const SEALING = 'auditSeals'

/** A record outside the database of chain heads and faults. */
export interface HeadRecord {
  /** The most recently recorded heads. */
  latest(): readonly Head[]
  /** Every head ever recorded. */
  all(): readonly Head[]
  /** Every fault ever recorded. */
  faults(): readonly string[]
  addFaults(lines: readonly string[]): void
  /** Records the current heads of all chains, with the number of rows sealed since the last call. */
  record(heads: readonly Head[], rows: number): void
  close(): void
}
export interface TrailOptions {
  readonly keys: AuditKeys
  readonly heads?: HeadRecord
  /** Called at each start with faults that are not signed off: the database no longer has what was recorded of it. */
  readonly onBroken?: (faults: readonly string[]) => void
  readonly onTrouble?: (error: unknown) => void
}
interface Place {
  readonly tables: Tables
  readonly write: <T>(actor: Actor, work: (uow: UnitOfWork) => Promise<T>) => Promise<T>
}
export interface SealedPurge {
  readonly before: Date
  /** Limits the purge to rows about this plant and, if `shared`, to those about none. */
  readonly only?: { readonly plantId: number; readonly shared: boolean } | undefined
}

/** The audit trail of one database: adds MACs to rows when they are written, seals them shortly after commit, and purges by whole seals. */
export class AuditTrail {
  readonly #place: Place
  readonly #options: TrailOptions
  readonly #heads = new Map<string, Head>()
  readonly #awaited: AwaitedRows
  #timer: NodeJS.Timeout | undefined
  /** Nothing is sealed until the rows of earlier versions have MACs. */
  #hasBegun = false
  #sealing: Promise<void> = Promise.resolve()

  constructor(place: Place, options: TrailOptions) {
    this.#place = place
    this.#options = options
    this.#awaited = new AwaitedRows(place.tables)
  }

  /** The MAC of a row that is about to be written. */
  mark(table: DynamicTable, row: Readonly<Record<string, unknown>>): string {
    this.#due(SEAL_MS)
    return macOf(this.#options.keys, textOf(table, row))
  }

  /** Registers committed rows of logs for sealing. */
  wrote(rows: readonly LoggedRow[]) {
    this.#awaited.add(rows)
  }

  /** The MAC of a text that is no row. */
  sign(text: string): string {
    return macOf(this.#options.keys, text)
  }

  /**
   * To be called at start: compares the records with the database, adds MACs to rows from before the trail, installs the guards and seals
   * what has no seal.
   */
  async begin(): Promise<void> {
    const { heads: record } = this.#options
    const recorded = record?.all() ?? []
    await this.#report(await this.#write((sealing) => missedHeads(sealing, recorded)), record?.faults() ?? [])
    for (const log of sealedLogs(this.#place.tables)) {
      const isKnown = recorded.some((head) => head.log === log.name)
      const isNew = !isKnown && (await this.#write(({ db, tables }) => isUntouched(db, tables, log)))
      for (let marked = isNew ? MARK_BATCH : 0; marked === MARK_BATCH; )
        marked = await this.#write((sealing) => this.#markOld(sealing, log))
    }
    await this.#write(({ db, tables }) => guardLogs(db, tables))
    this.#record(await this.#write(headsIn), 0)
    this.#hasBegun = true
    await this.seal()
  }

  /** Seals all committed rows. */
  seal(): Promise<void> {
    this.#sealing = this.#sealing.then(() => this.#sealAll())
    return this.#sealing
  }

  async close() {
    const isDue = this.#timer !== undefined
    clearTimeout(this.#timer)
    await (isDue ? this.seal() : this.#sealing)
    if (this.#hasBegun) this.#options.heads?.close()
  }

  /** Deletes old rows by whole seals and leaves stubs. Returns the number of rows. */
  async purge(log: ResourceDef, purge: SealedPurge): Promise<number> {
    await this.seal()
    const chains = await this.#write((sealing) => chainsOf(sealing, log))
    let total = 0
    for (const chain of chains) {
      const isMeant = !purge.only || (chain === 0 ? purge.only.shared : chain === purge.only.plantId)
      for (let deleted = isMeant ? 1 : 0; deleted > 0; total += deleted)
        deleted = await this.#write((sealing) => purgeSome(sealing, { log, chain, before: purge.before }))
    }
    return total
  }

  /**
   * Moves log rows of plants that are being deleted into the chain of another, in the same transaction: removes them as a purge does and
   * inserts them under new MACs.
   */
  async move(db: Db, log: ResourceDef, { from, to }: { from: readonly number[]; to: number | null }): Promise<void> {
    const tables: Tables = { ...this.#place.tables, mark: this.mark.bind(this) }
    const sealing: Sealing = { db, tables, keys: this.#options.keys, now: new Date() }
    if (tables.dialect === 'postgres') await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${SEALING}, 0))`)
    while ((await sealPending(sealing, log)).isFull);
    this.#awaited.settleChains(log, from)
    const table = dynamicTable(tables, log)
    for (const chain of from) {
      const own = eq(column(table, log.about ?? ''), chain)
      const rows = await db
        .select()
        .from(table)
        .where(own)
        .orderBy(asc(column(table, 'id')))
      await stubAll(sealing, { log, chain, count: rows.length })
      await db.delete(table).where(own)
      const moved = rows.map(({ id: _id, mac: _mac, ...row }) => ({ ...row, [log.about ?? '']: to }))
      await addRows({ db, tables }, table, moved)
    }
  }

  #due(ms: number) {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.seal()
    }, ms).unref()
  }

  async #sealAll() {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#hasBegun) return
    try {
      for (const log of sealedLogs(this.#place.tables))
        for (let isMore = true; isMore; ) {
          // Taken first: what is committed from here on may be invisible to the sealing transaction.
          const awaited = this.#awaited.of(log)
          const recorded = this.#recorded(log)
          const { missed, seals, sealed, isFull } = await this.#write(async (sealing) => ({
            missed: await missedHeads(sealing, recorded),
            ...(await sealPending(sealing, log, awaited)),
          }))
          this.#awaited.settle(sealed)
          await this.#report(missed)
          if (seals.length) this.#record(seals, sealed.length)
          isMore = isFull
        }
    } catch (error) {
      this.#options.onTrouble?.(error)
      this.#due(RETRY_MS)
    }
  }

  #write<T>(work: (sealing: Sealing) => Promise<T>): Promise<T> {
    return this.#place.write(systemActor(0), async (uow) => {
      // Processes seal one after the other.
      await uow.lock(SEALING)
      return work({ db: uow.read.db, tables: this.#place.tables, keys: this.#options.keys, now: uow.now })
    })
  }

  async #markOld({ db, tables, keys }: Sealing, log: ResourceDef): Promise<number> {
    const table = dynamicTable(tables, log)
    const rows = await db
      .select()
      .from(table)
      .where(isNull(column(table, 'mac')))
      .orderBy(asc(column(table, 'id')))
      .limit(MARK_BATCH)
    for (const row of rows)
      await db
        .update(table)
        .set({ mac: macOf(keys, textOf(table, row)) } as never)
        .where(eq(column(table, 'id'), row.id))
    return rows.length
  }

  /** The heads of a log that this process and others beside it have recorded. */
  #recorded(log: ResourceDef): Head[] {
    const own = [...this.#heads.values(), ...(this.#options.heads?.latest() ?? [])].filter((head) => head.log === log.name)
    return [...new Map(own.map((head) => [headFault(head), head])).values()]
  }

  #record(heads: readonly Head[], rows: number) {
    for (const { log, chain, position, digest } of heads) this.#heads.set(`${log} ${chain}`, { log, chain, position, digest })
    this.#options.heads?.record([...this.#heads.values()], rows)
  }

  /** Records heads that the database does not have as permanent faults, before new heads replace them. */
  async #report(missed: readonly Head[], known: readonly string[] = []) {
    for (const head of missed) {
      const own = this.#heads.get(`${head.log} ${head.chain}`)
      if (own && headFault(own) === headFault(head)) this.#heads.delete(`${head.log} ${head.chain}`)
    }
    if (!missed.length && !known.length) return
    const { heads: record, onBroken } = this.#options
    const signedOff = await this.#write(signedOffFaults)
    const open = (lines: readonly string[]) => [...new Set(lines)].filter((line) => !signedOff.has(line))
    const marked = new Set(record?.faults())
    const fresh = open(missed.map(headFault)).filter((line) => !marked.has(line))
    if (fresh.length) record?.addFaults(fresh)
    const broken = open([...fresh, ...known])
    if (broken.length) onBroken?.(broken)
  }
}
