import { type Round, systemActor } from '../kernel/index.ts'
import { eachPlant } from './eachPlant.ts'
import type { JobRun } from './job.ts'

/** What the clock has an area do, in every plant in turn or once outside of them. Out: what it counted. */
export const goRound =
  ({ counts, isForAll, run }: Round) =>
  async (job: JobRun<object>) => ({
    [counts]: isForAll ? await run(job.store, systemActor(0)) : await eachPlant(job, (actor) => run(job.store, actor)),
  })
