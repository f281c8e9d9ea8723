import type { SQL } from 'drizzle-orm'
import type { Actor } from './schema/actor.ts'
import type { DayColumns, DayPages, DayRange } from './schema/dayColumns.ts'
import type { FieldDef } from './schema/field.ts'
import type { Grouped, GroupQuery } from './schema/grouping.ts'
import type { ListQuery } from './schema/query.ts'
import type { Fields, FieldsOf, InsertOf, LinksOf, PatchOf, ResourceDef, RowOf, Stamps } from './schema/resource.ts'
import type { Db, TableOf } from './schema/tableOf.ts'

export interface List<R> {
  items: R[]
  /** The number of rows, counted only when called. With `upTo`, a costly count stops there: `upTo + 1` means that there are more. */
  total(upTo?: number): Promise<number>
  /** Sums over all pages, by the fields that the definition lists under `sums`; computed only when called. */
  sums(): Promise<Readonly<Record<string, number>>>
}
/** Equality on every field; an array means any of, null means empty. */
export type Where<D> = { [K in keyof RowOf<D>]?: RowOf<D>[K] | readonly RowOf<D>[K][] }

export type RowPart = Readonly<Record<string, unknown>> & { readonly id: number }

/** Rows of one resource inside the actor's scope. Rows outside the scope are treated as absent. */
export interface Rows<D> {
  /** Throws notFound. */
  get(id: number): Promise<RowOf<D>>
  /** In the order of the ids; absent ones are null. */
  many(ids: readonly number[]): Promise<(RowOf<D> | null)[]>
  /** The same rows with only their ids and the given fields. */
  partsOf(ids: readonly number[], keys: readonly string[]): Promise<(RowPart | null)[]>
  find(where: Where<D>): Promise<RowOf<D>[]>
  count(where: Where<D>): Promise<number>
  /** Whether there is such a row: the first one that is found answers it, where a count goes through all of them. */
  exists(where: Where<D>): Promise<boolean>
  /** The target ids of a `links` field, by owner id. */
  linksOf(key: keyof LinksOf<D> & string, owners: readonly number[]): Promise<Map<number, number[]>>
}
declare const LOCKED: unique symbol
/**
 * A row that the unit has locked or written, so that it stays as read until the unit ends. Only a repository returns one: a row that was
 * merely read cannot be written.
 */
export type LockedRow<D> = RowOf<D> & { readonly [LOCKED]: true }
/** The action under which the operation log records a write, 'update' by default, and further values to record. */
export interface AuditEntry {
  readonly action: string
  readonly note?: Record<string, unknown>
}
/**
 * What a lock prevents others from doing until the unit ends. 'update': writing the row, while rows that refer to it may be written.
 * 'remove': that as well; for rows that the unit deletes.
 */
export type LockStrength = 'update' | 'remove'

/** Rows with write access. Every write checks references, updates the version and adds a row to the operation log. */
export interface Repository<D> extends Rows<D> {
  /** Locks a row and reads its current state. Throws notFound, and `outage.busy` when another unit does not release it in time. */
  lockForUpdate(id: number): Promise<LockedRow<D>>
  /** Locks rows with one statement, in ascending order of ids. Returns them in the given order; throws notFound when one is absent. */
  lockManyForUpdate(ids: readonly number[], strength?: LockStrength): Promise<LockedRow<D>[]>
  /** Locks the rows with these values, in ascending order of ids. Rows that another unit changed meanwhile are compared anew. */
  lockWhere(where: Where<D>): Promise<LockedRow<D>[]>
  /**
   * Reads rows whose state a rule judges and locks them for share until the unit ends. Returns them in the order of the ids; absent ones
   * are null. A unit that will write a row uses lockForUpdate instead.
   */
  lockForShare(ids: readonly number[]): Promise<(RowOf<D> | null)[]>
  /**
   * Writes values derived from other rows, such as a balance from its entries. The row keeps its version and nothing is logged, as the log
   * of those other rows covers it.
   */
  writeDerived(record: LockedRow<D>, values: PatchOf<D>): Promise<void>
  /** The same for many rows. Every element has the same fields. */
  writeDerivedMany(list: readonly { record: LockedRow<D>; values: PatchOf<D> }[]): Promise<void>
  create(values: InsertOf<D>): Promise<LockedRow<D>>
  /** Creates many rows, all or none, with consecutive numbers and few statements. */
  createMany(list: readonly InsertOf<D>[]): Promise<LockedRow<D>[]>
  /** Writes values to a locked row. Throws conflict when this unit itself has changed the row since `record` was locked. */
  patch(record: LockedRow<D>, values: PatchOf<D>, entry?: AuditEntry): Promise<LockedRow<D>>
  /** The same for many rows, each at most once, all logged with the same entry. */
  patchMany(list: readonly { readonly record: LockedRow<D>; readonly values: PatchOf<D> }[], entry?: AuditEntry): Promise<LockedRow<D>[]>
  /**
   * Deletes all or none; refused while anything refers to one of the rows. `undelete` restores them within UNDO_MS. Returns their number.
   */
  remove(records: readonly LockedRow<D>[]): Promise<number>
  /** Restores rows that this actor removed within UNDO_MS: those of the last removal, or the given ids. */
  undelete(ids?: readonly number[]): Promise<LockedRow<D>[]>
}
/** The part of the scope that may hide a row: the plant, or the data scope ('reach'). */
export type ScopePart = 'plant' | 'reach'
export interface Read {
  readonly actor: Actor
  readonly now: Date
  /** Offset of the business day from UTC, in minutes. */
  readonly offsetMinutes: number
  of<D extends ResourceDef>(resource: D): Rows<D>
  /** The same rows for bulk reads: they queue behind other heavy reads and delay no quick ones. */
  inBulk<D extends ResourceDef>(resource: D): Rows<D>
  list<D extends ResourceDef>(resource: D, query: ListQuery): Promise<List<RowOf<D>>>
  /** The ids of all rows of a list in its order, at most `max`; the page of the query is ignored. */
  ids(resource: ResourceDef, query: ListQuery, max: number): Promise<number[]>
  /**
   * The groups of the rows that a list would show, in no order. Throws `group.tooManyGroups` and `group.tooManyRows` where the answer would
   * be too long or take too long.
   */
  groups(resource: ResourceDef, query: GroupQuery): Promise<Grouped[]>
  /**
   * Caches the result of an expensive query about this plant until one of these resources changes. The key contains everything else that
   * decides it, the time included. Not cached for a reader whose data scope limits one of the resources.
   */
  remembered<T>(key: string, resources: readonly ResourceDef[], make: () => Promise<T>): Promise<T>
  /** Rows by business day, limited to the reader's data scope. The days of whole plants are cached until a row of a day changes. */
  days<K extends string, N extends string>(columns: DayColumns<K, N>, range: DayRange): Promise<DayPages<K, N>>
  /** The ids among these that are used by, or belong to, plants in which the reader does not work. */
  crossPlantIds(resource: ResourceDef, ids: readonly number[]): Promise<ReadonlySet<number>>
  /** Whether the reader works in every plant with members, those out of service included. */
  worksEverywhere(): Promise<boolean>
  /** The same database without any scope: for checks across plants, never for rows to show. */
  readonly asSystem: Read
  /** The same plant without the reader's data scope: for rules and wall displays, which cover all rows. */
  readonly withoutDataScope: Read
  /**
   * For read models (`*.query.ts`) only. Selects, updates and deletes are limited to the reader's plant; `asSystem` has no such limit. Raw
   * SQL text is not limited: it must name the plant itself.
   */
  readonly db: Db
  table<D extends ResourceDef>(resource: D): TableOf<D>
  /** The part of the scope that hides a row from the reader; null when it is visible, 'absent' when there is no such row. */
  hiddenBy(resource: ResourceDef, id: number): Promise<ScopePart | 'absent' | null>
  /** The condition that limits such a statement to the reader's plant and data scope, for queries that count or name rows with owners. */
  within(resource: ResourceDef): SQL | undefined
}
export interface JobDef<P = unknown> {
  readonly name: string
  readonly $payload?: P
}
export interface UnitOfWork {
  readonly actor: Actor
  /** The time of the unit; it does not advance while the unit runs. */
  readonly now: Date
  of<D extends ResourceDef>(resource: D): Repository<D>
  /** Declares that raw statements changed rows of a resource: caches and live snapshots are invalidated at commit. */
  invalidate(resource: ResourceDef): void
  /** The same unit without the actor's data scope, for rules that cover rows invisible to the actor, such as another report of a stop. */
  readonly withoutDataScope: UnitOfWork
  /** The same unit as another actor, for what a write does in another plant. The caller is responsible for the permission. */
  as(actor: Actor): UnitOfWork
  /** Reads inside the transaction. */
  readonly read: Read
  /**
   * Serializes units that lock the same key, until commit. Several keys are locked in a fixed order, whatever the order of the arguments.
   * Keys come before rows: a unit that has locked a row may lock no further key.
   */
  lock(...keys: readonly string[]): Promise<void>
  /** A savepoint: when `work` throws, its writes are rolled back and the unit continues. */
  savepoint<T>(work: () => Promise<T>): Promise<T>
  /** Stores a job in the transaction; the queue takes it over after commit, at least once. */
  enqueue<P>(job: JobDef<P>, payload: P): void
}
/** What a committed unit changed: resource names by plant id (0 = no plant). */
export interface Change {
  readonly plantId: number
  readonly resources: readonly string[]
}
/**
 * What a unit is mainly about. It limits the writers that one resource occupies, and queues units about the same row before they take a
 * connection.
 */
export interface WriteTarget {
  readonly resource: ResourceDef
  readonly id?: number | undefined
}
export interface Store {
  readonly now: () => Date
  read(actor: Actor): Read
  /**
   * Runs `work` in one transaction. Await only database work inside: on SQLite every other writer waits. `work` runs anew when the database
   * ends the transaction in favor of other units, so it must have no side effects outside.
   */
  write<T>(actor: Actor, work: (uow: UnitOfWork) => Promise<T>, about?: WriteTarget): Promise<T>
  /** Runs the same work and rolls it back: returns or throws what `write` would. `work` may run anew for the same reasons. */
  dryRun<T>(actor: Actor, work: (uow: UnitOfWork) => Promise<T>): Promise<T>
  /** Updates the statistics of the query planner. Does not block readers, and writers only for short moments. */
  updateStatistics(): Promise<void>
  /**
   * Deletes old rows of a sealed log, by whole seals. Returns their number; undefined when this store seals no logs and the rows are
   * deleted like others.
   */
  purgeSealed(
    log: ResourceDef,
    purge: { before: Date; only?: { plantId: number; shared: boolean } | undefined },
  ): Promise<number | undefined>
  /** The MAC of a text under the key of the audit trail, which the database does not contain; empty when logs are not sealed. */
  sign(text: string): string
  onChange(listener: (change: Change) => void): void
  /** Registers a listener that gets the outbox rows of each unit after commit. */
  onEnqueued(listener: (rows: readonly Enqueued[]) => void): void
  close(): Promise<void>
}
export interface Enqueued {
  readonly id: number
  readonly job: string
  readonly payload: unknown
  /** The id of the request that enqueued it; the job logs under the same id. */
  readonly requestId?: string
}
/** A store that also inserts complete rows unchecked and unlogged, for demo data. */
export interface BulkStore extends Store {
  /**
   * Inserts within a unit, or in a transaction of its own whose commit does not wait for the disk: a power cut may lose its last seconds.
   */
  bulk(resource: ResourceDef, rows: readonly Record<string, unknown>[], within?: UnitOfWork): Promise<void>
}
export type { FieldDef, Fields, FieldsOf, Stamps }
