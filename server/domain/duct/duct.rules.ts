import { defineRules } from '../../kernel/index.ts'
import { equipment, newChoice, requireEnabled } from '../masterdata/index.ts'
import { duct } from './duct.resource.ts'

export const ductRules = defineRules(duct, {
  async create({ uow, input }) {
    await requireEnabled(uow, [{ field: 'equipmentId', resource: equipment, ids: [input.equipmentId] }])
  },
  async update({ uow, record, input }) {
    await requireEnabled(uow, [{ field: 'equipmentId', resource: equipment, ids: [newChoice(record.equipmentId, input.equipmentId)] }])
  },
})
