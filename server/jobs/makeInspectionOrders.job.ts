import { makeInspectionOrders } from '../domain/inspection/index.ts'
import { eachPlant } from './eachPlant.ts'
import type { JobRun } from './job.ts'

/** Which orders exist is what the base says, so a second run adds nothing. */
export async function run(job: JobRun<object>) {
  return { made: await eachPlant(job, (actor) => makeInspectionOrders(job.store, actor)) }
}
