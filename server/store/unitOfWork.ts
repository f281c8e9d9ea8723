import { outbox } from '../domain/system/index.ts'
import type { Actor, Change, Enqueued, Read, Repository, ResourceDef, UnitOfWork } from '../kernel/index.ts'
import type { Engine, Transaction } from './engine.ts'
import { column, looseTable } from './loose.ts'
import { repositoryOf } from './repository.ts'
import { SeenRows } from './seenRows.ts'
import type { Tables } from './tables.ts'

/** What a unit leaves behind once it is committed. */
export interface Aftermath {
  readonly change: Change
  readonly enqueued: readonly Enqueued[]
}
interface Frame {
  readonly engine: Engine
  readonly tables: Tables
  readonly actor: Actor
  readonly now: Date
  readonly offsetMinutes: number
  readonly transaction: Transaction
  readonly read: Read
}

/** The rows as one actor sees them; what was seen of them is added to all that is forgotten together. */
function repositoriesOf(place: Omit<Parameters<typeof repositoryOf>[0], 'seen'>, everySeen: SeenRows[]) {
  const seen = new SeenRows()
  everySeen.push(seen)
  const repositories = new Map<ResourceDef, unknown>()
  return <D extends ResourceDef>(resource: D) => {
    const known = repositories.get(resource) ?? repositoryOf({ ...place, seen }, resource)
    repositories.set(resource, known)
    return known as Repository<D>
  }
}

type Sight = Pick<UnitOfWork, 'of' | 'read'>
/** A unit that sees some rows, with the one that sees all of the plant behind it: itself unless it sees less. */
function unitSeeing(shared: Omit<UnitOfWork, 'of' | 'read' | 'entire'>, sight: Sight, entire?: () => Sight): UnitOfWork {
  let whole: UnitOfWork | undefined
  const unit: UnitOfWork = {
    ...shared,
    ...sight,
    get entire() {
      whole ??= entire ? unitSeeing(shared, entire()) : unit
      return whole
    },
  }
  return unit
}

/** One unit of work over an open transaction. `finish` writes the outbox rows and must run before commit. */
export function openUnit(frame: Frame): { uow: UnitOfWork; finish(): Promise<Aftermath> } {
  const { engine, tables, actor, now, offsetMinutes, transaction } = frame
  const touched = new Set<string>()
  const jobs: { job: string; payload: unknown }[] = []
  const everySeen: SeenRows[] = []
  const touch = (resource: ResourceDef) => {
    touched.add(resource.name)
    for (const seen of everySeen) seen.forget(resource)
  }
  const forgetSeen = () => {
    for (const seen of everySeen) seen.clear()
  }
  const repositoriesFor = (by: Actor) =>
    repositoriesOf({ engine, tables, actor: by, now, offsetMinutes, db: transaction.db, touched: touch }, everySeen)
  let attempts = 0
  const shared: Omit<UnitOfWork, 'of' | 'read' | 'entire'> = {
    actor,
    now,
    touch,
    async lock(key) {
      await transaction.lock(key)
      // Whoever held it before may have changed anything.
      forgetSeen()
    },
    async attempt(work) {
      const name = `attempt_${++attempts}`
      const before = jobs.length
      await transaction.run(`SAVEPOINT ${name}`)
      try {
        const value = await work()
        await transaction.run(`RELEASE SAVEPOINT ${name}`)
        return value
      } catch (e) {
        await transaction.run(`ROLLBACK TO SAVEPOINT ${name}`)
        await transaction.run(`RELEASE SAVEPOINT ${name}`)
        jobs.length = before
        forgetSeen()
        throw e
      }
    },
    enqueue: (job, payload) => void jobs.push({ job: job.name, payload }),
  }
  const entire = () => ({ of: repositoriesFor({ ...actor, reach: 'all' }), read: frame.read.entire })
  const uow = unitSeeing(shared, { of: repositoriesFor(actor), read: frame.read }, actor.reach === 'all' ? undefined : entire)
  return {
    uow,
    async finish() {
      const table = looseTable(tables, outbox)
      const rows = jobs.map((j) => ({ job: j.job, payload: JSON.stringify(j.payload), createdAt: now, updatedAt: now }))
      const made = rows.length
        ? await transaction.db
            .insert(table)
            .values(rows as never)
            .returning({ id: column(table, 'id') })
        : []
      const enqueued = jobs.map((j, i) => ({ ...j, id: made[i]?.id as number }))
      return { change: { plantId: actor.plantId, resources: [...touched] }, enqueued }
    },
  }
}
