import type { SQL } from 'drizzle-orm'
import type { Actor } from './schema/actor.ts'
import type { DayColumns, DayPages, DayRange } from './schema/dayColumns.ts'
import type { FieldDef } from './schema/field.ts'
import type { ListQuery } from './schema/query.ts'
import type { Fields, FieldsOf, InsertOf, LinksOf, PatchOf, ResourceDef, RowOf, Stamps } from './schema/resource.ts'
import type { Db, TableOf } from './schema/tableOf.ts'

export interface List<R> {
  items: R[]
  /** Counted only when asked; up to a limit where counting is dear: one more than that stands for all that is beyond. */
  total(upTo?: number): Promise<number>
  /** Of the fields that the definition names, over all pages; added up only when asked. */
  sums(): Promise<Readonly<Record<string, number>>>
}
/** Equality on every given field; an array means any of, null means empty. */
export type Where<D> = { [K in keyof RowOf<D>]?: RowOf<D>[K] | readonly RowOf<D>[K][] }

export type RowPart = Readonly<Record<string, unknown>> & { readonly id: number }

/** Rows of one resource inside the actor's scope. A row outside it does not exist here. */
export interface Rows<D> {
  /** Throws notFound. */
  get(id: number): Promise<RowOf<D>>
  /** In the order of the ids; absent ones are null. */
  many(ids: readonly number[]): Promise<(RowOf<D> | null)[]>
  /** The same rows with nothing but their ids and some fields, which spares reading the others. */
  partsOf(ids: readonly number[], keys: readonly string[]): Promise<(RowPart | null)[]>
  find(where: Where<D>): Promise<RowOf<D>[]>
  count(where: Where<D>): Promise<number>
  /** The ids behind a `links` field, for many owners at once. */
  linksOf(key: keyof LinksOf<D> & string, owners: readonly number[]): Promise<Map<number, number[]>>
}
declare const LOCKED: unique symbol
/**
 * A row that its unit has locked, or written itself: what it says stays true until the unit ends. Only a repository gives one, so that a row
 * which was read plainly cannot be written.
 */
export type LockedRow<D> = RowOf<D> & { readonly [LOCKED]: true }
/** How the operation log names a write, 'update' by default, and what it records beside the changed fields. */
export interface AuditEntry {
  readonly action: string
  readonly note?: Record<string, unknown>
}
/**
 * What a lock keeps others from until the unit ends. 'update': writing the row; rows that refer to it are written meanwhile. 'remove': that as
 * well, for rows that the unit deletes.
 */
export type LockStrength = 'update' | 'remove'

/** Rows with writing; every write checks references, stamps the row and leaves an operation log row. */
export interface Repository<D> extends Rows<D> {
  /** Locks a row and reads it as it stands then. Throws notFound, and `outage.busy` when another unit does not release it in time. */
  lockForUpdate(id: number): Promise<LockedRow<D>>
  /** Locks rows in one statement in ascending order of their ids. Out: in the order given; notFound when one is absent. */
  lockManyForUpdate(ids: readonly number[], strength?: LockStrength): Promise<LockedRow<D>[]>
  /** Locks the rows with these values, in ascending order of their ids. Those that another unit changed meanwhile are judged anew. */
  lockWhere(where: Where<D>): Promise<LockedRow<D>[]>
  /**
   * Reads rows whose state a rule judges, and keeps others from changing them until the unit ends; other units may do the same meanwhile. In
   * the order of the ids; absent ones are null. A unit that will write a row locks it for update instead.
   */
  lockForShare(ids: readonly number[]): Promise<(RowOf<D> | null)[]>
  /**
   * Writes what follows from other rows, such as a balance from its entries. The row keeps its version, and its log says nothing: those other
   * rows say it.
   */
  writeDerived(record: LockedRow<D>, values: PatchOf<D>): Promise<void>
  /** The same for many rows. Every element names the same fields. */
  writeDerivedMany(list: readonly { record: LockedRow<D>; values: PatchOf<D> }[]): Promise<void>
  create(values: InsertOf<D>): Promise<LockedRow<D>>
  /** The same for many rows at once, all or none, with numbers that follow each other: statements are few, however many rows. */
  createMany(list: readonly InsertOf<D>[]): Promise<LockedRow<D>[]>
  /** Refused with CONFLICT when this unit itself has changed the row since `record` was locked. */
  patch(record: LockedRow<D>, values: PatchOf<D>, entry?: AuditEntry): Promise<LockedRow<D>>
  /** The same of many rows, each of them once: all are logged as one kind of change. */
  patchMany(list: readonly { readonly record: LockedRow<D>; readonly values: PatchOf<D> }[], entry?: AuditEntry): Promise<LockedRow<D>[]>
  /** All or nothing; refused when anything still points at one of the rows. They can be restored for a short while. */
  remove(records: readonly LockedRow<D>[]): Promise<number>
  /** Restores rows that this actor removed a moment ago, those of the last removal unless ids say which. */
  undelete(ids?: readonly number[]): Promise<LockedRow<D>[]>
}
/** What may hide a row from its reader: the plants, or the data scope. */
export type ScopePart = 'plant' | 'reach'
export interface Read {
  readonly actor: Actor
  readonly now: Date
  /** The business day's offset from UTC, in minutes. */
  readonly offsetMinutes: number
  of<D extends ResourceDef>(resource: D): Rows<D>
  /** The same rows for work that reads very many: it waits behind other heavy reads and keeps nobody else waiting. */
  inBulk<D extends ResourceDef>(resource: D): Rows<D>
  list<D extends ResourceDef>(resource: D, query: ListQuery): Promise<List<RowOf<D>>>
  /** The ids of all rows of a list in its order, at most `max` of them, whatever page the query names. */
  ids(resource: ResourceDef, query: ListQuery, max: number): Promise<number[]>
  /**
   * The answer to a heavy question about this plant, kept as long as none of these resources changes. The key holds everything else that
   * decides it, the clock too where it does. Of what a data scope limits it is made for its reader alone, and not kept.
   */
  remembered<T>(key: string, resources: readonly ResourceDef[], make: () => Promise<T>): Promise<T>
  /** Rows by their days, as far as the reader may open them; those of whole plants are kept as long as no row of a day changes. */
  days<K extends string, N extends string>(columns: DayColumns<K, N>, range: DayRange): Promise<DayPages<K, N>>
  /** Which of some rows plants use where the reader does not work, or belong to such a plant too. */
  crossPlantIds(resource: ResourceDef, ids: readonly number[]): Promise<ReadonlySet<number>>
  /** Whether the reader works in every plant of this installation to which anybody belongs, those out of service included. */
  worksEverywhere(): Promise<boolean>
  /** The same base as the system sees it outside any plant: for questions about what people are and hold, never for rows to show. */
  readonly asSystem: Read
  /** The same plant without the data scope of the reader: for rules and walls, which hold for all rows whoever asks. */
  readonly withoutDataScope: Read
  /**
   * For read models (`*.query.ts`) only. What is selected from, updated or deleted by a table is of the reader's plant; `outside` has all of them.
   * Texts of SQL say so themselves.
   */
  readonly db: Db
  table<D extends ResourceDef>(resource: D): TableOf<D>
  /** Which part of the scope hides a row from the reader; null where none does, 'absent' where there is no such row at all. */
  hiddenBy(resource: ResourceDef, id: number): Promise<ScopePart | 'absent' | null>
  /** What keeps such a statement inside plant and data scope of the reader, where it counts or names rows that belong to people. */
  within(resource: ResourceDef): SQL | undefined
}
export interface JobDef<P = unknown> {
  readonly name: string
  readonly $payload?: P
}
export interface UnitOfWork {
  readonly actor: Actor
  /** One moment for the whole unit. */
  readonly now: Date
  of<D extends ResourceDef>(resource: D): Repository<D>
  /** Says that a statement of one's own changed rows of a resource: lists and live snapshots are then read anew. */
  invalidate(resource: ResourceDef): void
  /** The same unit without the data scope of its actor: rules hold for rows that the actor does not see, such as another report of a stop. */
  readonly withoutDataScope: UnitOfWork
  /**
   * The same unit in another plant or with another reach: for what one write has to do elsewhere, never for what its caller asks for. Whoever
   * calls decides that the actor may.
   */
  as(actor: Actor): UnitOfWork
  /** Read models inside the transaction. */
  readonly read: Read
  /**
   * Serialises units that name the same key until commit, where the database itself does not. Several keys are locked in one order, whatever
   * the order in which they are named. Keys come before rows: a unit that has locked a row names no further one.
   */
  lock(...keys: readonly string[]): Promise<void>
  /** Part of the unit that may fail on its own: what it wrote is taken back when it throws, and the unit goes on. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  /** Kept in the same transaction and handed to the queue after commit, at least once. */
  enqueue<P>(job: JobDef<P>, payload: P): void
}
/** What a committed unit touched: resource names by plant (0 = no plant). */
export interface Change {
  readonly plantId: number
  readonly resources: readonly string[]
}
/** What a unit is mainly about: no resource occupies all writers, and units about one row wait for each other before they begin. */
export interface WriteTarget {
  readonly resource: ResourceDef
  readonly id?: number | undefined
}
export interface Store {
  readonly now: () => Date
  read(actor: Actor): Read
  /**
   * One transaction. Only database work may be awaited inside: on SQLite every other writer waits. `work` is called again when the database
   * ends it for the sake of other units.
   */
  write<T>(actor: Actor, work: (uow: UnitOfWork) => Promise<T>, about?: WriteTarget): Promise<T>
  /** The same work, of which nothing is kept: what a write would answer, or refuse. It is called again for the same reasons. */
  dryRun<T>(actor: Actor, work: (uow: UnitOfWork) => Promise<T>): Promise<T>
  /** Tells the base how its rows are spread, which decides how it looks for them. Readers wait for nothing, writers for a moment now and then. */
  updateStatistics(): Promise<void>
  /** Deletes old rows of a log with seals, by whole seals. Out: how many; undefined where its rows have none here, and are deleted like others. */
  purgeSealed(
    log: ResourceDef,
    purge: { before: Date; only?: { plantId: number; shared: boolean } | undefined },
  ): Promise<number | undefined>
  /** The mac of a text under the key of the audit trail, which no writer of the database has; empty where logs are not sealed. */
  sign(text: string): string
  onChange(listener: (change: Change) => void): void
  /** Called after commit with the outbox rows of the unit. */
  onEnqueued(listener: (rows: readonly Enqueued[]) => void): void
  close(): Promise<void>
}
export interface Enqueued {
  readonly id: number
  readonly job: string
  readonly payload: unknown
  /** The call that asked for it, under whose id the job is told of in the log. */
  readonly requestId?: string
}
/** Complete rows written as they are, for demo data: no checks, no operation log. */
export interface BulkStore extends Store {
  /** As part of a unit, or in a transaction of their own, which a power cut may take back for some seconds: nobody has been told of it. */
  bulk(resource: ResourceDef, rows: readonly Record<string, unknown>[], within?: UnitOfWork): Promise<void>
}
export type { FieldDef, Fields, FieldsOf, Stamps }
