import type { Area } from '../../kernel/index.ts'
import { applyPointsTemplate } from './applyTemplate.ts'
import { maintenanceCalendarModel } from './calendar.query.ts'
import { correctMaintenance, voidMaintenance } from './correctMaintenance.ts'
import { dueMaintenanceOrdersModel } from './duePlans.query.ts'
import { equipmentState, equipmentStateWhere } from './equipmentState.query.ts'
import { lastInspectDate, lastMaintDate } from './lastOfTemplate.query.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'
import { hoursOnMaintenance, maintenanceOrderRules } from './maintenanceOrder.rules.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { maintenancePlanRules } from './maintenancePlan.rules.ts'
import { maintenanceRound, makeOrdersCall } from './makeOrders.ts'
import { cancelMaintenance, completeMaintenance, openOrdersOfMachine, postponeMaintenance } from './moveOrders.ts'
import { maintenanceOrderPart, maintenancePlanPart, neededByOrders, orderPartRules, planPartRules } from './neededPart.resource.ts'
import { maintenanceDatesModel } from './nextDate.ts'
import { hasPendingMaintenanceModel, overdueWhere } from './openOrders.query.ts'
import { orderPartsCost, ordersLike } from './orderParts.query.ts'
import { pointsTemplate, templatePoint } from './pointsTemplate.resource.ts'
import { reportIntakeModel } from './reportIntake.model.ts'
import { pointsTemplateRules, templatePointRules } from './templatePoint.rules.ts'
import { dueRound } from './untold.query.ts'

export { type Application, type Applied, applyTemplate } from './applyTemplate.ts'
export { maintenanceCalendar } from './calendar.query.ts'
export { duePlans, isAwake } from './duePlans.query.ts'
export { equipmentState } from './equipmentState.query.ts'
export { maintenanceCorrections, maintenanceFlow, maintenanceOrder } from './maintenanceOrder.resource.ts'
export { makeOrders } from './makeOrders.ts'
export { afterCycles, type Cycle, type CycleUnit, datesOf, nextInRhythm } from './nextDate.ts'
export { hasPendingOrders, type MaintenanceToday, maintenanceToday } from './openOrders.query.ts'
export { notifyDue } from './untold.query.ts'
export { maintenanceOrderPart, maintenancePlan, maintenancePlanPart, pointsTemplate, templatePoint }

export const maintenance: Area = {
  name: 'maintenance',
  icon: 'calendar',
  resources: [maintenanceOrder, maintenancePlan, pointsTemplate, templatePoint, maintenancePlanPart, maintenanceOrderPart],
  rules: [maintenanceOrderRules, maintenancePlanRules, pointsTemplateRules, templatePointRules, planPartRules, orderPartRules],
  providers: [equipmentState, lastInspectDate, lastMaintDate, orderPartsCost],
  readModels: [hasPendingMaintenanceModel, dueMaintenanceOrdersModel, maintenanceDatesModel, maintenanceCalendarModel, reportIntakeModel],
  deactivationBlockers: [openOrdersOfMachine],
  integrityChecks: [neededByOrders],
  extensions: [hoursOnMaintenance, ordersLike],
  commands: [completeMaintenance, postponeMaintenance, cancelMaintenance, correctMaintenance, voidMaintenance],
  expressions: [equipmentStateWhere, overdueWhere],
  scheduledTasks: [maintenanceRound, dueRound],
  calls: [makeOrdersCall, applyPointsTemplate],
}
