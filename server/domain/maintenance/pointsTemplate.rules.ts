import { defineRules, wrong } from '../../kernel/index.ts'
import { removeOwned, restoreOwned } from './ownedRows.ts'
import { pointsTemplate } from './pointsTemplate.resource.ts'
import { templatePoint } from './templatePoint.resource.ts'

export const pointsTemplateRules = defineRules(pointsTemplate, {
  async update({ uow, record, input }) {
    if (input.maintCycle === null && record.maintCycle !== null) {
      const [line] = await uow.of(templatePoint).find({ templateId: record.id, kind: 'MAINT', maintCycle: null })
      if (line) throw wrong('maintCycle', 'neededByLine', { name: line.name })
    }
  },
  async remove({ uow, record }) {
    await removeOwned(uow, templatePoint, { templateId: record.id })
  },
  async undelete({ uow, record }) {
    await restoreOwned(uow, templatePoint, { templateId: record.id })
  },
})
