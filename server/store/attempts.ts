import type { Engine, Transaction } from './engine.ts'
import { againIfOvertaken } from './repeating.ts'
import type { TouchedRows } from './touchedRows.ts'

/** What part of a unit may leave behind, and what is forgotten with it. */
interface Attempting {
  readonly engine: Engine
  readonly transaction: Transaction
  readonly common: { readonly touched: TouchedRows; readonly jobs: unknown[]; attempts: number }
  /** Forgets what the unit has read. */
  readonly clear: () => void
}

async function betweenSavepoints<T>({ transaction, common, clear }: Attempting, work: () => Promise<T>): Promise<T> {
  const { touched, jobs } = common
  const name = `attempt_${++common.attempts}`
  const before = [jobs.length, touched.mark] as const
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
    clear()
    throw e
  }
}

/** Part of a unit that may fail on its own: what it wrote is taken back when it throws. One that another unit has overtaken is done again. */
export const attempted = <T>(at: Attempting, work: () => Promise<T>): Promise<T> =>
  againIfOvertaken(at.engine, () => betweenSavepoints(at, work))
