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

/** One unit of work over an open transaction. `finish` writes the outbox rows and must run before commit. */
export function openUnit(frame: Frame): { uow: UnitOfWork; finish(): Promise<Aftermath> } {
  const { engine, tables, actor, now, offsetMinutes, transaction } = frame
  const touched = new Set<string>()
  const jobs: { job: string; payload: unknown }[] = []
  const seen = new SeenRows()
  const touch = (resource: ResourceDef) => {
    touched.add(resource.name)
    seen.forget(resource)
  }
  const source = { engine, tables, actor, now, offsetMinutes, db: transaction.db, seen, touched: touch }
  const repositories = new Map<ResourceDef, unknown>()
  let attempts = 0
  const uow: UnitOfWork = {
    actor,
    now,
    read: frame.read,
    of<D extends ResourceDef>(resource: D) {
      const known = repositories.get(resource) ?? repositoryOf(source, resource)
      repositories.set(resource, known)
      return known as Repository<D>
    },
    touch: source.touched,
    async lock(key) {
      await transaction.lock(key)
      // Whoever held it before may have changed anything.
      seen.clear()
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
        seen.clear()
        throw e
      }
    },
    enqueue: (job, payload) => void jobs.push({ job: job.name, payload }),
  }
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
