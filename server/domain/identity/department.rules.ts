import { conflict, defineRules, requireSelectable, wrong } from '../../kernel/index.ts'
import { department } from './department.resource.ts'

export const departmentRules = defineRules(department, {
  async update({ uow, record, input }) {
    const moves = input.parentId !== undefined && input.parentId !== record.parentId
    // Whoever is above keeps what is below: nobody takes a department away from one that they cannot see.
    if (moves && record.parentId !== null && !(await uow.of(department).many([record.parentId]))[0]) throw wrong('parentId', 'outsideReach')
    const status = input.status ?? record.status
    const isEnabled = status === 'ENABLED' && record.status !== 'ENABLED'
    const parentId = input.parentId === undefined ? record.parentId : input.parentId
    // Below a department that is switched off none is switched on.
    if (isEnabled) await requireSelectable(uow, [{ field: 'parentId', resource: department, ids: [parentId] }])
    if (status !== 'DISABLED' || record.status === 'DISABLED') return
    const below = await uow.of(department).count({ parentId: record.id, status: 'ENABLED' })
    if (below) throw conflict('identity.enabledBelow', { count: below })
  },
})
