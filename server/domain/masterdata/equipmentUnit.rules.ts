import { defineRules, wrong } from '../../kernel/index.ts'
import { equipment } from './equipment.resource.ts'
import { equipmentUnit } from './equipmentUnit.resource.ts'
import { requireEnabled } from './requireEnabled.ts'

export const equipmentUnitRules = defineRules(equipmentUnit, {
  async create({ uow, input }) {
    await requireEnabled(uow, [{ field: 'equipmentId', resource: equipment, ids: [input.equipmentId] }])
  },
  /** Reports and repairs name unit and machine together; a unit that moved would contradict them. */
  async update({ record, input }) {
    if (input.equipmentId !== undefined && input.equipmentId !== record.equipmentId) throw wrong('equipmentId', 'fixed')
  },
})
