import type { Area } from '../../kernel/index.ts'
import { equipment } from './equipment.resource.ts'
import { equipmentRules } from './equipment.rules.ts'
import { equipmentUnit } from './equipmentUnit.resource.ts'
import { equipmentUnitRules } from './equipmentUnit.rules.ts'
import { plant } from './plant.resource.ts'
import { plantRules } from './plant.rules.ts'
import { shift } from './shift.resource.ts'
import { shiftRules } from './shift.rules.ts'
import { workshop } from './workshop.resource.ts'

export { STATUS } from './plant.resource.ts'
export { type Choice, newChoice, newChoices, requireEnabled } from './requireEnabled.ts'
export { equipment, equipmentUnit, plant, shift, workshop }

export const masterdata: Area = {
  name: 'masterdata',
  icon: 'factory',
  resources: [plant, workshop, equipment, equipmentUnit, shift],
  rules: [plantRules, equipmentRules, equipmentUnitRules, shiftRules],
}
