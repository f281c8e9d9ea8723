import { beginShiftChanges } from '../domain/masterdata/index.ts'
import { eachPlant } from './eachPlant.ts'
import type { JobRun } from './job.ts'

/** A change that has begun is gone from the plans, so a second run finds none. */
export const run = async (job: JobRun<object>) => ({ begun: await eachPlant(job, (actor) => beginShiftChanges(job.store, actor)) })
