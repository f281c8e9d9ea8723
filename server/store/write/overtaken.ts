import { Refusal } from '../../kernel/index.ts'
import type { Engine } from '../engine/engine.ts'

/**
 * Whether another unit wrote what the checks before the base had not seen: on PostgreSQL units run beside each other, and the same work done
 * again is refused by its own check in the words that it has for that, as on SQLite, where units run one after the other.
 */
const isOvertaken = ({ dialect, violationOf }: Engine, e: unknown) =>
  dialect === 'postgres' && (e instanceof Refusal ? e.mayBeOvertaken : violationOf(e) !== undefined)

/** Does part of a unit again, once, where another unit has overtaken it. What it wrote has been taken back when it throws. */
export async function retryIfOvertaken<T>(engine: Engine, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (e) {
    if (!isOvertaken(engine, e)) throw e
    return work()
  }
}
