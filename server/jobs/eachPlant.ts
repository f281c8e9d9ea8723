import { registry } from '../domain/index.ts'
import { type Actor, type ScheduledTask, systemActor } from '../kernel/index.ts'
import type { JobRun } from './job.ts'
import { reasonOf } from './reason.ts'

interface Failure {
  readonly plantId: number
  readonly error: unknown
}
const reasonIn = ({ plantId, error }: Failure) => `plant ${plantId}: ${reasonOf(error instanceof Error ? error.message : String(error))}`

/**
 * The same for one plant in service after the other, saying how far it has come. A plant in which it fails keeps it from no other; the job
 * fails when all have had their turn. Out: what it counted, by plant, zeros left out.
 */
export async function eachPlant(
  { store, progress }: Pick<JobRun<object>, 'store' | 'progress'>,
  work: (actor: Actor) => Promise<number>,
): Promise<Record<string, number>> {
  const plants = await store.read(systemActor(0)).of(registry.inRole('tenant')).find({ status: 'ENABLED' })
  const counted: Record<string, number> = {}
  const failures: Failure[] = []
  for (const [at, { id }] of plants.entries()) {
    try {
      const count = await work(systemActor(id))
      if (count) counted[id] = count
    } catch (error) {
      failures.push({ plantId: id, error })
    }
    await progress(at + 1, plants.length)
  }
  // One line, which is what the board of the queue shows; the log has each error.
  if (failures.length)
    throw new AggregateError(
      failures.map(({ error }) => error),
      failures.map(reasonIn).join('; '),
    )
  return counted
}

/** What the clock has an area do, in every plant in turn or once outside of them. Out: what it counted. */
export const runTask =
  ({ counts, isForAll, run }: ScheduledTask) =>
  async (job: JobRun<object>) => ({
    [counts]: isForAll ? await run(job.store, systemActor(0)) : await eachPlant(job, (actor) => run(job.store, actor)),
  })
