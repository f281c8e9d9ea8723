import { makeOrders } from '../domain/maintenance/index.ts'
import { eachPlant } from './eachPlant.ts'
import type { JobRun } from './job.ts'

/** Which orders exist is what the base says, so a second run adds nothing. */
export const run = async (job: JobRun<object>) => ({ made: await eachPlant(job, (actor) => makeOrders(job.store, actor)) })
