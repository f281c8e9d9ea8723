import type { Area } from '../../kernel/index.ts'
import { hoursOnInspection, reportsOfInspection } from './afterInspection.ts'
import { inspectionDatesModel } from './inspectionDates.ts'
import { inspectionOrder } from './inspectionOrder.resource.ts'
import { inspectionOrderRules } from './inspectionOrder.rules.ts'
import { inspectionPoint } from './inspectionPoint.resource.ts'
import { inspectionPointRules } from './inspectionPoint.rules.ts'
import { inspectionShiftsModel } from './inspectionShifts.query.ts'
import { correctInspection, openChecksOfMachine, skipInspection, voidInspection } from './inspectionSteps.ts'
import { doneAfterDeadlineWhere, missedWhere } from './inspectionsToday.query.ts'
import { dueInspectionOrdersModel, inspectionRound, makeInspectionOrdersCall } from './makeInspectionOrders.ts'
import { recordInspection } from './recordInspection.ts'
import { refValueReadingModel } from './refValueReading.ts'
import { reportFromInspectionCall } from './reportFromInspection.ts'
import { inspectionRoundModel } from './round.query.ts'

export { isAhead, ordersOn, type Timing, type Wanted } from './duty.ts'
export { daysOfCycle, inspectionDates } from './inspectionDates.ts'
export { inspectionCorrections, inspectionFlow, inspectionOrder } from './inspectionOrder.resource.ts'
export { CYCLE_DAYS_MAX, INSPECT_CYCLES, INSPECT_MODES, inspectionPoint } from './inspectionPoint.resource.ts'
export { inspectionShifts } from './inspectionShifts.query.ts'
export { type InspectionsToday, inspectionsToday } from './inspectionsToday.query.ts'
export { dueInspectionOrders, makeInspectionOrders, snapshotOf } from './makeInspectionOrders.ts'
export { withPhotos } from './recordInspection.ts'
export { isAsExpected, type RefValue, readRefValue } from './refValue.ts'
export { refValueReading } from './refValueReading.ts'
export { reportFromInspection } from './reportFromInspection.ts'
export { inspectionRound } from './round.query.ts'

export const inspection: Area = {
  name: 'inspection',
  icon: 'search',
  resources: [inspectionOrder, inspectionPoint],
  rules: [inspectionOrderRules, inspectionPointRules],
  commands: [recordInspection, skipInspection, correctInspection, voidInspection],
  expressions: [doneAfterDeadlineWhere, missedWhere],
  readModels: [inspectionRoundModel, inspectionShiftsModel, inspectionDatesModel, refValueReadingModel, dueInspectionOrdersModel],
  deactivationBlockers: [openChecksOfMachine],
  extensions: [hoursOnInspection, reportsOfInspection],
  scheduledTasks: [inspectionRound],
  calls: [makeInspectionOrdersCall, reportFromInspectionCall],
}
