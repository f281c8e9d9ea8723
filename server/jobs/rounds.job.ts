import { makeInspectionOrders as makeInspections } from '../domain/inspection/index.ts'
import { makeOrders, notifyDue } from '../domain/maintenance/index.ts'
import { beginShiftChanges as beginChanges } from '../domain/masterdata/index.ts'
import { escalateReports as escalate } from '../domain/repair/index.ts'
import { notifyOverdue } from '../domain/roller/index.ts'
import type { Actor, Store } from '../kernel/index.ts'
import { eachPlant } from './eachPlant.ts'
import type { JobRun } from './job.ts'

/**
 * What the clock does in every plant in turn. Each of them finds in the base what is left to do, so a second run, a late one or one beside it
 * adds nothing.
 */
const round =
  <Key extends string>(key: Key, work: (store: Store, actor: Actor) => Promise<number>) =>
  async (job: JobRun<object>) =>
    ({ [key]: await eachPlant(job, (actor) => work(job.store, actor)) }) as Record<Key, Record<string, number>>

export const makeInspectionOrders = round('made', makeInspections)
export const makeMaintenanceOrders = round('made', makeOrders)
export const tellDueMaintenance = round('told', notifyDue)
export const tellOverdueRollers = round('told', notifyOverdue)
export const escalateReports = round('told', escalate)
/** A change that has begun is gone from the plans. */
export const beginShiftChanges = round('begun', beginChanges)
