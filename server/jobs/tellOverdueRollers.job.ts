import { tellOverdue } from '../domain/roller/index.ts'
import { eachPlant } from './eachPlant.ts'
import type { JobRun } from './job.ts'

/** Which rollers have been told of today is what the base says, so a second run adds nothing. */
export const run = async (job: JobRun<object>) => ({ told: await eachPlant(job, (actor) => tellOverdue(job.store, actor)) })
