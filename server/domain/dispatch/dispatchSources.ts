import { repairTimeLog } from '../hours/index.ts'
import { inspectionOrder } from '../inspection/index.ts'
import { maintenanceOrder } from '../maintenance/index.ts'
import { equipment, shift, shiftChange, shiftPast, worker, workshop } from '../masterdata/index.ts'
import { repairer, repairLog, reportLog } from '../repair/index.ts'
import { attendance, productionSchedule, workerVacation } from '../shifts/index.ts'
import { partReservation, sparePart } from '../stock/index.ts'

/** What queue, people and suggestions are made of: a change of any of it makes them stale. */
export const DISPATCH_SOURCES = [
  ...[reportLog, repairLog, repairer, repairTimeLog, maintenanceOrder, inspectionOrder, partReservation, sparePart],
  ...[equipment, workshop, worker, shift, shiftChange, shiftPast, productionSchedule, attendance, workerVacation],
]
