import { escalateReports } from '../domain/repair/index.ts'
import { eachPlant } from './eachPlant.ts'
import type { JobRun } from './job.ts'

/** Which receivers have been told of a report is what the base says, so a second run adds nothing. */
export const run = async (job: JobRun<object>) => ({ told: await eachPlant(job, (actor) => escalateReports(job.store, actor)) })
