import { makeOrders } from '../domain/maintenance/index.ts'
import { plant } from '../domain/masterdata/index.ts'
import { systemActor } from '../kernel/index.ts'
import type { JobRun } from './job.ts'

/** One plant after the other; which orders exist is what the base says, so a second run adds nothing. */
export async function run({ store }: JobRun<object>) {
  const made: Record<string, number> = {}
  for (const { id } of await store.read(systemActor(0)).of(plant).find({ status: 'ENABLED' })) {
    const count = await makeOrders(store, systemActor(id))
    if (count) made[id] = count
  }
  return { made }
}
