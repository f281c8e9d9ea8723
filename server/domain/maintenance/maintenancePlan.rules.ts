import { defineRules } from '../../kernel/index.ts'
import { equipment, newChoice, requireEnabled, shift } from '../masterdata/index.ts'
import { repairer } from '../repair/index.ts'
import { maintenancePlan } from './maintenancePlan.resource.ts'

export const maintenancePlanRules = defineRules(maintenancePlan, {
  async create({ uow, input }) {
    await requireEnabled(uow, [
      { field: 'equipmentId', resource: equipment, ids: [input.equipmentId] },
      { field: 'ownerId', resource: repairer, ids: [input.ownerId] },
      { field: 'shiftId', resource: shift, ids: [input.shiftId] },
    ])
  },
  async update({ uow, record, input }) {
    await requireEnabled(uow, [
      { field: 'equipmentId', resource: equipment, ids: [newChoice(record.equipmentId, input.equipmentId)] },
      { field: 'ownerId', resource: repairer, ids: [newChoice(record.ownerId, input.ownerId)] },
      { field: 'shiftId', resource: shift, ids: [newChoice(record.shiftId, input.shiftId)] },
    ])
  },
})
