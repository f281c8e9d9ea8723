import { defineRules, wrong } from '../../kernel/index.ts'
import { equipmentUnit } from './equipmentUnit.resource.ts'

export const equipmentUnitRules = defineRules(equipmentUnit, {
  /** Reports and repairs name unit and machine together; a unit that moved would contradict them. */
  async update({ record, input }) {
    if (input.equipmentId !== undefined && input.equipmentId !== record.equipmentId) throw wrong('equipmentId', 'fixed')
  },
})
