import { gt, max } from 'drizzle-orm'
import { operationLog } from '../../../server/domain/system/index.ts'
import { type Store, systemActor } from '../../../server/kernel/index.ts'

/** Says afterwards what the operation log has been told since now, as sorted 'resource action', whatever records it was about. */
export async function writtenSince(store: Store): Promise<() => Promise<string[]>> {
  const read = store.read(systemActor(0))
  const log = read.table(operationLog)
  const [last] = await read.db.select({ id: max(log.id) }).from(log)
  return async () => {
    const lines = await read.db
      .select({ resource: log.resource, action: log.action })
      .from(log)
      .where(gt(log.id, last?.id ?? 0))
    return lines.map(({ resource, action }) => `${resource} ${action}`).sort()
  }
}
