import { defineRules, wrong } from '../../kernel/index.ts'
import { newChoices, requireEnabled, shift } from '../masterdata/index.ts'
import { removeOwned, restoreOwned } from './ownedRows.ts'
import { pointsTemplate } from './pointsTemplate.resource.ts'
import { templatePoint } from './templatePoint.resource.ts'

export const pointsTemplateRules = defineRules(pointsTemplate, {
  async create({ uow, input }) {
    await requireEnabled(uow, [{ field: 'shiftIds', resource: shift, ids: input.shiftIds ?? [] }])
  },
  async update({ uow, record, input }) {
    if (input.shiftIds) {
      const before = (await uow.of(pointsTemplate).linksOf('shiftIds', [record.id])).get(record.id) ?? []
      await requireEnabled(uow, [{ field: 'shiftIds', resource: shift, ids: newChoices(before, input.shiftIds) }])
    }
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
