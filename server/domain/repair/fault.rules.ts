import { defineRules } from '../../kernel/index.ts'
import { newChoice, requireEnabled } from '../masterdata/index.ts'
import { fault } from './fault.resource.ts'
import { faultCategory } from './faultCategory.resource.ts'

export const faultRules = defineRules(fault, {
  async create({ uow, input }) {
    await requireEnabled(uow, [{ field: 'categoryId', resource: faultCategory, ids: [input.categoryId] }])
  },
  async update({ uow, record, input }) {
    await requireEnabled(uow, [{ field: 'categoryId', resource: faultCategory, ids: [newChoice(record.categoryId, input.categoryId)] }])
  },
})
