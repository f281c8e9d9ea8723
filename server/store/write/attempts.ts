import type { IdentityMap } from '../cache/identityMap.ts'
import type { TouchedRows } from '../cache/touchedRows.ts'
import type { Engine, Transaction } from '../engine/engine.ts'
import { retryIfOvertaken } from './overtaken.ts'
import type { UnitLocks } from './unitLocks.ts'

/** The state of a unit that a savepoint restores on rollback. */
interface Attempting {
  readonly engine: Engine
  readonly transaction: Transaction
  readonly common: {
    readonly touched: TouchedRows
    readonly jobs: unknown[]
    readonly locks: UnitLocks
    readonly seen: readonly IdentityMap[]
    attempts: number
  }
}

async function betweenSavepoints<T>({ transaction, common }: Attempting, work: () => Promise<T>): Promise<T> {
  const { touched, jobs, locks, seen } = common
  const name = `attempt_${++common.attempts}`
  const before = [jobs.length, touched.mark, locks.mark] as const
  await transaction.run(`SAVEPOINT ${name}`)
  try {
    const value = await work()
    await transaction.run(`RELEASE SAVEPOINT ${name}`)
    return value
  } catch (e) {
    await transaction.run(`ROLLBACK TO SAVEPOINT ${name}`)
    await transaction.run(`RELEASE SAVEPOINT ${name}`)
    jobs.length = before[0]
    touched.backTo(before[1])
    // The database released the locks taken since the savepoint.
    locks.backTo(before[2])
    for (const one of seen) one.clear()
    throw e
  }
}

/** Runs part of a unit in a savepoint: when it throws, its writes are rolled back. Retried when another unit has overtaken it. */
export const attempted = <T>(at: Attempting, work: () => Promise<T>): Promise<T> =>
  retryIfOvertaken(at.engine, () => betweenSavepoints(at, work))
