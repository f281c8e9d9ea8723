import { Refusal } from '../../kernel/index.ts'
import type { Engine } from '../engine/engine.ts'

/**
 * Whether a constraint refused a write because another unit wrote after our check. On PostgreSQL, where units run concurrently, a retry is
 * then refused by the check itself, with its more precise message, as on SQLite.
 */
const isOvertaken = ({ dialect, violationOf }: Engine, e: unknown) =>
  dialect === 'postgres' && (e instanceof Refusal ? e.mayBeOvertaken : violationOf(e) !== undefined)

/** Retries part of a unit a single time where another unit has overtaken it. `work` must roll back its writes when it throws. */
export async function retryIfOvertaken<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (e) {
    if (!isOvertaken(engine, e)) throw e
    return work()
  }
}
