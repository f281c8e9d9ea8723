import type { Area } from '../../kernel/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'
import { maintenanceOrderRules } from './maintenanceOrder.rules.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'
import { maintenancePlanRules } from './maintenancePlan.rules.ts'
import { cancelMaintenance, completeMaintenance, postponeMaintenance } from './moveOrders.ts'

export { duePlans } from './duePlans.query.ts'
export { maintenanceFlow, maintenanceOrder } from './maintenanceOrder.resource.ts'
export { type MaintenanceToday, maintenanceToday } from './maintenanceToday.query.ts'
export { makeOrders } from './makeOrders.ts'
export { addMonths, afterTurns, type Cycle, type CycleUnit, datesOf, nextInRhythm } from './nextDate.ts'
export { hasPendingOrders } from './pending.query.ts'
export { maintenancePlan }

export const maintenance: Area = {
  name: 'maintenance',
  icon: 'calendar',
  resources: [maintenanceOrder, maintenancePlan],
  rules: [maintenanceOrderRules, maintenancePlanRules],
  commands: [completeMaintenance, postponeMaintenance, cancelMaintenance],
}
