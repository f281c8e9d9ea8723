import type { Area } from '../../kernel/index.ts'
import { equipment, equipmentPast, equipmentUnit, equipmentUnitRules } from './equipment.resource.ts'
import { equipmentRules } from './equipment.rules.ts'
import { holiday } from './holiday.resource.ts'
import { calendarChanged, calendarKey, holidayRules } from './holidaySpan.query.ts'
import { customer, vendor } from './partners.resource.ts'
import { operator, qaPerson, staff, worker } from './people.resource.ts'
import { productionPosition, station, workshop } from './places.resource.ts'
import { plant } from './plant.resource.ts'
import { shift, shiftChange, shiftPast } from './shift.resource.ts'
import { shiftRules } from './shift.rules.ts'
import { shiftChangeRound, shiftChangeRules } from './shiftChange.rules.ts'
import { currentShift } from './shiftNow.query.ts'
import { changesOn, changesTo } from './shiftTimes.query.ts'

export { beganBy, beganByMoment, machinesLike } from './equipment.resource.ts'
export { type EquipmentPast, isInService, pastsSince, workshopAt } from './equipmentPast.query.ts'
export { machineKey, machineKeys } from './machineKey.ts'
export { plantRef, STATUS } from './plant.resource.ts'
export { beginShiftChanges } from './shiftChange.rules.ts'
export {
  type ShiftsOn,
  type ShiftTerm,
  type ShiftTimes,
  shiftBounds,
  shiftOn,
  shiftsByDay,
  shiftTerms,
  shiftTermsByDay,
  shiftTimesOn,
  termOn,
} from './shiftTimes.query.ts'
export {
  calendarChanged,
  calendarKey,
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
  providers: [changesOn, changesTo],
  rules: [equipmentRules, equipmentUnitRules, shiftRules, shiftChangeRules, holidayRules],
  scheduledTasks: [shiftChangeRound],
  extensions: [currentShift],
}
