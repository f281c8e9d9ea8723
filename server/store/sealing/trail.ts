import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { type Actor, type Db, type ResourceDef, systemActor, type UnitOfWork } from '../../kernel/index.ts'
import { column, type DynamicTable, dynamicTable, type Tables } from '../tables.ts'
import type { LoggedRow } from '../touchedRows.ts'
import { addRows } from '../write/insertRow.ts'
import { AwaitedRows } from './awaited.ts'
import { guardLogs, isUntouched, sealedLogs } from './guard.ts'
import { type Sealing, sealsIn, textOf } from './logRows.ts'
import { type AuditKeys, macOf } from './mac.ts'
import { sealPending } from './pending.ts'
import { idsIn, type Seal, stubFor } from './seal.ts'

/** A row has its seal after so long at most. */
const SEAL_MS = 10_000
const RETRY_MS = 10_000
/** Seals that are purged in one transaction, so that nobody waits long behind it. */
const PURGE_SEALS = 10
const MARK_BATCH = 1_000
const SEALING = 'auditSeals'

/** Where each chain ends: what an end that was cut off is found by. */
export interface Head {
  readonly log: string
  readonly chain: number
  readonly position: number
  readonly digest: string
}
export interface TrailOptions {
  readonly keys: AuditKeys
  /** Told of the ends of all chains whenever they have moved. */
  readonly onHeads?: (heads: readonly Head[]) => void
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

  /** At start: rows from before there was a trail are marked once, then the base guards them, and what has no seal gets one. */
  async begin(): Promise<void> {
    for (const log of sealedLogs(this.#place.tables)) {
      const isNew = await this.#write(({ db, tables }) => isUntouched(db, tables, log))
      for (let marked = isNew ? MARK_BATCH : 0; marked === MARK_BATCH; )
        marked = await this.#write((sealing) => this.#markOld(sealing, log))
    }
    await this.#write(({ db, tables }) => guardLogs(db, tables))
    this.#note(await this.#write(headsIn))
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
  }

  /** Deletes rows that are old, by whole seals, and leaves a seal that stands for them. Out: how many rows. */
  async purge(log: ResourceDef, purge: SealedPurge): Promise<number> {
    await this.seal()
    const chains = await this.#write((sealing) => this.#chains(sealing, log))
    let total = 0
    for (const chain of chains) {
      const isMeant = !purge.only || (chain === 0 ? purge.only.shared : chain === purge.only.plantId)
      for (let deleted = isMeant ? 1 : 0; deleted > 0; total += deleted)
        deleted = await this.#write((sealing) => this.#purgeSome(sealing, { log, chain, before: purge.before }))
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
      await this.#stubAll(sealing, { log, chain, count: rows.length })
      await db.delete(table).where(own)
      const moved = rows.map(({ id: _id, mac: _mac, ...row }) => ({ ...row, [log.about ?? '']: to }))
      await addRows({ db, tables }, table, moved)
    }
  }

  async #stubAll({ db, tables, keys }: Sealing, { log, chain, count }: { log: ResourceDef; chain: number; count: number }) {
    const seals = sealsIn({ tables })
    const own = and(eq(column(seals, 'log'), log.name), eq(column(seals, 'chain'), chain))
    const all = (await db
      .select()
      .from(seals)
      .where(own)
      .orderBy(asc(column(seals, 'position')))) as unknown as (Seal & { id: number })[]
    const last = all.at(-1)
    if (!last) return
    await db
      .update(seals)
      .set(stubFor(keys, last, (all[0]?.purged ?? 0) + count) as never)
      .where(eq(column(seals, 'id'), last.id))
    await db.delete(seals).where(and(own, lt(column(seals, 'position'), last.position)))
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
          const { seals, sealed, isFull } = await this.#write((sealing) => sealPending(sealing, log, awaited))
          this.#awaited.settle(sealed)
          this.#note(seals)
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

  async #chains({ db, tables }: Sealing, log: ResourceDef): Promise<number[]> {
    const seals = sealsIn({ tables })
    const found = await db
      .selectDistinct({ chain: column(seals, 'chain') })
      .from(seals)
      .where(eq(column(seals, 'log'), log.name))
    return found.map(({ chain }) => chain as number)
  }

  async #purgeSome(
    { db, tables, keys }: Sealing,
    { log, chain, before }: { log: ResourceDef; chain: number; before: Date },
  ): Promise<number> {
    const [seals, table] = [sealsIn({ tables }), dynamicTable(tables, log)]
    const own = and(eq(column(seals, 'log'), log.name), eq(column(seals, 'chain'), chain))
    const first = (await db
      .select()
      .from(seals)
      .where(own)
      .orderBy(asc(column(seals, 'position')))
      .limit(PURGE_SEALS + 1)) as unknown as (Seal & { id: number })[]
    const fresh = first.findIndex(({ lastAt }) => lastAt >= before)
    const old = fresh < 0 ? first.slice(0, PURGE_SEALS) : first.slice(0, fresh)
    const last = old.at(-1)
    const ids = old.flatMap((seal) => [...idsIn(seal.ids)])
    if (!last || !ids.length) return 0
    const stub = stubFor(keys, last, (old[0]?.purged ?? 0) + ids.length)
    await db
      .update(seals)
      .set(stub as never)
      .where(eq(column(seals, 'id'), last.id))
    await db.delete(table).where(inArray(column(table, 'id'), ids))
    await db.delete(seals).where(and(own, lt(column(seals, 'position'), last.position)))
    return ids.length
  }

  #note(seals: readonly Head[]) {
    if (!seals.length) return
    for (const { log, chain, position, digest } of seals) this.#heads.set(`${log} ${chain}`, { log, chain, position, digest })
    this.#options.onHeads?.([...this.#heads.values()])
  }
}

/** The last seal of every chain. */
async function headsIn({ db, tables }: Sealing): Promise<Head[]> {
  const seals = sealsIn({ tables })
  const [log, chain, position] = [column(seals, 'log'), column(seals, 'chain'), column(seals, 'position')]
  const last = db
    .select({ log, chain, last: sql<number>`max(${position})`.as('last') })
    .from(seals)
    .groupBy(log, chain)
    .as('ends')
  const rows = await db
    .select({ log, chain, position, digest: column(seals, 'digest') })
    .from(seals)
    .innerJoin(last, and(eq(last.log, log), eq(last.chain, chain), eq(last.last, position)))
  return rows as unknown as Head[]
}
