import { conflict, defineRules, wrong } from '../../kernel/index.ts'
import { newChoice, requireEnabled } from '../masterdata/index.ts'
import { department } from './department.resource.ts'

export const departmentRules = defineRules(department, {
  async create({ uow, input }) {
    await requireEnabled(uow, [{ field: 'parentId', resource: department, ids: [input.parentId] }])
  },
  async update({ uow, record, input }) {
    const moves = input.parentId !== undefined && input.parentId !== record.parentId
    // Whoever is above keeps what is below: nobody takes a department away from one that they cannot see.
    if (moves && record.parentId !== null && !(await uow.of(department).many([record.parentId]))[0]) throw wrong('parentId', 'outsideReach')
    const status = input.status ?? record.status
    const isEnabled = status === 'ENABLED' && record.status !== 'ENABLED'
    const parentId = input.parentId === undefined ? record.parentId : input.parentId
    const chosen = isEnabled ? parentId : newChoice(record.parentId, parentId)
    await requireEnabled(uow, [{ field: 'parentId', resource: department, ids: [chosen] }])
    if (status !== 'DISABLED' || record.status === 'DISABLED') return
    const below = await uow.of(department).count({ parentId: record.id, status: 'ENABLED' })
    if (below) throw conflict('identity.enabledBelow', { count: below })
  },
})
