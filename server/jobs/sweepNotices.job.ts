import { plant } from '../domain/masterdata/index.ts'
import { sweepNotices } from '../domain/notice/index.ts'
import { systemActor } from '../kernel/index.ts'
import type { JobRun } from './job.ts'

/** One plant after the other, whatever became of the one before; idle plants cost a look into three indexes. */
export async function run({ store, logger }: JobRun<object>) {
  const swept: Record<string, object> = {}
  const faults: unknown[] = []
  for (const { id } of await store.read(systemActor(0)).of(plant).find({})) {
    const done = await sweepNotices(store, systemActor(id)).catch((error: unknown) => void faults.push(error))
    if (done && Object.values(done).some((n) => n > 0)) swept[id] = done
  }
  if (Object.keys(swept).length) logger.info({ swept }, 'notices swept')
  if (faults.length) throw faults[0]
  return { swept }
}
