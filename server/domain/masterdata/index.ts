import type { Area } from '../../kernel/index.ts'
import { customer } from './customer.resource.ts'
import { equipment } from './equipment.resource.ts'
import { equipmentRules } from './equipment.rules.ts'
import { equipmentPast } from './equipmentPast.resource.ts'
import { equipmentUnit } from './equipmentUnit.resource.ts'
import { equipmentUnitRules } from './equipmentUnit.rules.ts'
import { holiday } from './holiday.resource.ts'
import { holidayRules } from './holiday.rules.ts'
import { operator } from './operator.resource.ts'
import { plant } from './plant.resource.ts'
import { productionPosition } from './productionPosition.resource.ts'
import { qaPerson } from './qaPerson.resource.ts'
import { shift } from './shift.resource.ts'
import { shiftRules } from './shift.rules.ts'
import { shiftChange } from './shiftChange.resource.ts'
import { shiftChangeRules } from './shiftChange.rules.ts'
import { shiftPast } from './shiftPast.resource.ts'
import { changesOn, changesTo } from './shiftTimes.query.ts'
import { staff } from './staff.resource.ts'
import { station } from './station.resource.ts'
import { vendor } from './vendor.resource.ts'
import { worker } from './worker.resource.ts'
import { workshop } from './workshop.resource.ts'

export { beginShiftChanges } from './beginShiftChanges.ts'
export { type EquipmentPast, isInService, pastsSince, workshopAt } from './equipmentPast.query.ts'
export { beganBy, beganByMoment } from './inServiceSince.ts'
export { STATUS } from './plant.resource.ts'
export { plantRef } from './plantRef.ts'
export { type ShiftTimes, shiftBounds, shiftOn } from './shiftOn.ts'
export { type ShiftsOn, type ShiftTerm, shiftsByDay, shiftTerms, shiftTimesOn } from './shiftTimes.query.ts'
export {
  customer,
  equipment,
  equipmentPast,
  equipmentUnit,
  holiday,
  operator,
  plant,
  productionPosition,
  qaPerson,
  shift,
  shiftChange,
  shiftPast,
  staff,
  station,
  vendor,
  worker,
  workshop,
}

export const masterdata: Area = {
  name: 'masterdata',
  icon: 'factory',
  resources: [
    plant,
    workshop,
    equipment,
    equipmentUnit,
    equipmentPast,
    station,
    shift,
    shiftChange,
    shiftPast,
    holiday,
    productionPosition,
    worker,
    staff,
    operator,
    qaPerson,
    customer,
    vendor,
  ],
  daily: [equipment],
  providers: [changesOn, changesTo],
  rules: [equipmentRules, equipmentUnitRules, shiftRules, shiftChangeRules, holidayRules],
}
