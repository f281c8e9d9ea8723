import { tellDue } from '../domain/maintenance/index.ts'
import { eachPlant } from './eachPlant.ts'
import type { JobRun } from './job.ts'

/** Which orders have been told of is what the base says, so a second run adds nothing. */
export const run = async (job: JobRun<object>) => ({ told: await eachPlant(job, (actor) => tellDue(job.store, actor)) })
