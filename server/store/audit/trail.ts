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

/** A row has its seal after so long at most. */
const SEAL_MS = 10_000
const RETRY_MS = 10_000
const MARK_BATCH = 1_000
const SEALING = 'auditSeals'

/** What is known outside of the database of the ends of chains and of faults. */
export interface HeadRecord {
  /** The ends that were recorded last. */
  latest(): readonly Head[]
  /** Every end that was ever recorded. */
  all(): readonly Head[]
  /** Every fault that was ever added. */
  faults(): readonly string[]
  addFaults(lines: readonly string[]): void
  /** The ends of all chains as they are now, with so many rows more than before. */
  record(heads: readonly Head[], rows: number): void
  close(): void
}
export interface TrailOptions {
  readonly keys: AuditKeys
  readonly heads?: HeadRecord
  /** The database no longer has what was recorded of it. Called again at each start until the faults are signed off. */
  readonly onBroken?: (faults: readonly string[]) => void
  readonly onTrouble?: (error: unknown) => void
}
interface Place {
  readonly tables: Tables
  readonly write: <T>(actor: Actor, work: (uow: UnitOfWork) => Promise<T>) => Promise<T>
}
export interface SealedPurge {
  readonly before: Date
  /** Only what is about this plant, and, where plants share them, what is about none. */
  readonly only?: { readonly plantId: number; readonly shared: boolean } | undefined
}

/** Keeps the audit trail of one base: marks rows as they are written, seals them a moment later, and purges by whole seals. */
export class AuditTrail {
  readonly #place: Place
  readonly #options: TrailOptions
  readonly #heads = new Map<string, Head>()
  readonly #awaited: AwaitedRows
  #timer: NodeJS.Timeout | undefined
  /** Before the rows of earlier versions are marked, nothing is sealed: a seal says that they have been. */
  #hasBegun = false
  #sealing: Promise<void> = Promise.resolve()

  constructor(place: Place, options: TrailOptions) {
    this.#place = place
    this.#options = options
    this.#awaited = new AwaitedRows(place.tables)
  }

  /** The mark of a row that is about to be written. */
  mark(table: DynamicTable, row: Readonly<Record<string, unknown>>): string {
    this.#due(SEAL_MS)
    return macOf(this.#options.keys, textOf(table, row))
  }

  /** Rows of logs are committed. */
  wrote(rows: readonly LoggedRow[]) {
    this.#awaited.add(rows)
  }

  /** The mac of a text that is no row. */
  sign(text: string): string {
    return macOf(this.#options.keys, text)
  }

  /**
   * At start: what was recorded is compared with what is there, rows from before there was a trail are marked once, then the base guards them, and
   * what has no seal gets one.
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

  /** Seals everything that has been committed. */
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

  /** Deletes rows that are old, by whole seals, and leaves a seal that stands for them. Out: how many rows. */
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
   * Brings the rows of plants that are about to go into the log of another one, in the transaction that deletes them: they are taken from their
   * chains as a purge would, and written once more where they are read from now on.
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
          // What is committed from here on may not be there yet for the transaction that seals.
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
      // One process after the other puts its seals.
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

  /** What this process and others beside it have recorded of a log. */
  #recorded(log: ResourceDef): Head[] {
    const own = [...this.#heads.values(), ...(this.#options.heads?.latest() ?? [])].filter((head) => head.log === log.name)
    return [...new Map(own.map((head) => [headFault(head), head])).values()]
  }

  #record(heads: readonly Head[], rows: number) {
    for (const { log, chain, position, digest } of heads) this.#heads.set(`${log} ${chain}`, { log, chain, position, digest })
    this.#options.heads?.record([...this.#heads.values()], rows)
  }

  /** Ends that the database does not have are faults for ever: they are written down before anything else is recorded in their place. */
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
