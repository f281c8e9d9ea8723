import type { Actor, Change, Enqueued, Read, Repository, ResourceDef, UnitOfWork } from '../../kernel/index.ts'
import { currentCall } from '../../platform/call.ts'
import { IdentityMap } from '../cache/identityMap.ts'
import type { Written } from '../cache/resultCache.ts'
import { type LoggedRow, type SomeRows, TouchedRows } from '../cache/touchedRows.ts'
import type { Engine, Transaction } from '../engine/engine.ts'
import type { RowDelta } from '../read/rowDeltas.ts'
import type { Source } from '../read/source.ts'
import { dynamicTable, type Tables } from '../schema/tables.ts'
import { attempted } from './attempts.ts'
import { insertRows } from './insertRow.ts'
import { repositoryOf } from './repository.ts'
import { UnitLocks } from './unitLocks.ts'

/** The effects of a unit after its commit. */
export interface CommitResult {
  readonly change: Change
  /** The same, with the written fields where no row was added or removed, and the states of single rows. */
  readonly written: readonly Written[]
  /** Plants of which the actor has become a member. */
  readonly joined: readonly number[]
  readonly enqueued: readonly Enqueued[]
  /** Rows of sealed logs. */
  readonly logged: readonly LoggedRow[]
}
interface UnitOptions {
  readonly engine: Engine
  readonly tables: Tables
  readonly actor: Actor
  readonly now: Date
  readonly offsetMinutes: number
  readonly transaction: Transaction
  /** Writes the invalidation mark for other processes, where there are any. */
  readonly leaveMark: (db: Transaction['db'], written: readonly Written[]) => Promise<void>
  /** Reads inside the transaction as an actor. */
  readonly readFor: (actor: Actor) => Read
}
/** What all actors of one unit share. */
interface Common {
  readonly touched: TouchedRows
  readonly places: Set<number>
  readonly joined: number[]
  readonly jobs: { job: string; payload: unknown }[]
  /** One cache per actor, since their scopes differ. */
  readonly seen: IdentityMap[]
  readonly locks: UnitLocks
  attempts: number
}

const forgetRows = ({ seen }: Common) => {
  for (const one of seen) one.clear()
}
/** The unit as one actor sees it. */
function unitFor(options: UnitOptions & Pick<Source, 'logged'>, common: Common, first: Actor): UnitOfWork {
  const { now, transaction, readFor } = options
  const { jobs, locks } = common
  const seen = new IdentityMap()
  common.seen.push(seen)
  common.places.add(first.plantId)
  let actor = first
  const repositories = new Map<ResourceDef, unknown>()
  const touch = (resource: ResourceDef, fields?: readonly string[], rows?: SomeRows) => {
    common.touched.touch(resource, fields, rows)
    for (const one of common.seen) one.forget(resource)
  }
  const moved = (resource: ResourceDef, moves: readonly RowDelta[], fields?: readonly string[]) => {
    common.touched.move(resource, moves, fields)
    for (const one of common.seen) one.forget(resource)
  }
  const joined = (plantId: number) => {
    common.joined.push(plantId)
    actor = { ...actor, plantIds: [...actor.plantIds, plantId] }
    repositories.clear()
    forgetRows(common)
  }
  let whole: UnitOfWork | undefined
  let reading: Read | undefined
  const unit: UnitOfWork = {
    get actor() {
      return actor
    },
    now,
    get read() {
      if (reading?.actor !== actor) reading = readFor(actor)
      return reading
    },
    of<D extends ResourceDef>(resource: D) {
      const known = repositories.get(resource)
      if (known) return known as Repository<D>
      const { db, behind } = transaction
      const made = repositoryOf({ ...options, actor, db, behind, seen, locks, touched: touch, moved, joined }, resource)
      repositories.set(resource, made)
      return made as unknown as Repository<D>
    },
    invalidate: (resource) => touch(resource),
    get withoutDataScope() {
      whole ??= actor.dataScope === 'all' ? unit : unitFor(options, common, { ...actor, dataScope: 'all' })
      return whole
    },
    as: (other) => unitFor(options, common, other),
    async lock(...keys) {
      const missing = locks.missingKeys(keys)
      if (!missing.length) return
      await transaction.lock(missing)
      locks.addKeys(missing)
      // The unit that held the lock may have changed any row that this unit has not locked.
      if (options.engine.dialect === 'postgres') for (const one of common.seen) one.forgetUnless(locks.isLocked)
    },
    savepoint: (work) => attempted({ engine: options.engine, transaction, common }, work),
    enqueue: (job, payload) => void jobs.push({ job: job.name, payload }),
  }
  return unit
}

/** Makes a unit of work over an open transaction. `finish` writes the outbox rows and must run before commit. */
export function openUnit(options: UnitOptions): { uow: UnitOfWork; finish(): Promise<CommitResult> } {
  const { tables, actor, now, offsetMinutes, transaction, leaveMark } = options
  const common: Common = {
    touched: new TouchedRows(offsetMinutes),
    places: new Set(),
    joined: [],
    jobs: [],
    seen: [],
    locks: new UnitLocks(),
    attempts: 0,
  }
  const { touched, places, jobs } = common
  const uow = unitFor({ ...options, logged: touched.log }, common, actor)
  return {
    uow,
    async finish() {
      const table = dynamicTable(tables, tables.inRole('outbox'))
      const rows = jobs.map((j) => ({ job: j.job, payload: JSON.stringify(j.payload), createdAt: now, updatedAt: now }))
      const made = rows.length ? await insertRows({ tables, db: transaction.db }, table, rows) : []
      const requestId = currentCall()?.requestId
      const enqueued = jobs.map((j, i) => ({ ...j, id: made[i]?.id as number, ...(requestId && { requestId }) }))
      // A write in several plants is announced to all of them.
      const plantId = places.size > 1 ? 0 : actor.plantId
      const written = touched.all
      await transaction.behind(leaveMark(transaction.db, written))
      return { change: { plantId, resources: touched.resources }, written, joined: common.joined, enqueued, logged: touched.logged }
    },
  }
}
