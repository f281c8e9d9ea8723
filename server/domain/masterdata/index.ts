import type { Area } from '../../kernel/index.ts'
import { equipment } from './equipment.resource.ts'
import { equipmentUnit } from './equipmentUnit.resource.ts'
import { plant } from './plant.resource.ts'
import { shift } from './shift.resource.ts'
import { workshop } from './workshop.resource.ts'

export { equipment, equipmentUnit, plant, shift, workshop }
export { STATUS } from './plant.resource.ts'

export const masterdata: Area = { name: 'masterdata', icon: 'factory', resources: [plant, workshop, equipment, equipmentUnit, shift] }
