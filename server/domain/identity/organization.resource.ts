import {
  conflict,
  defineResource,
  defineRules,
  int,
  invalidField,
  link,
  requireSelectable,
  serviceStatus,
  text,
  treeKey,
} from '../../kernel/index.ts'

export const department = defineResource('department', {
  permission: 'system:department',
  role: 'department',
  rest: '/admin/sysdepts',
  title: 'deptName',
  importKey: ['deptName'],
  scope: 'global',
  changedFrom: 'usingPlants',
  owner: { department: 'id' },
  tree: 'parentId',
  icon: 'network',
  columns: ['deptName', 'leader', 'phone', 'email', 'sortOrder', 'status'],
  fields: {
    deptName: text({ required: true, max: 128, filter: 'like' }),
    parentId: link('department', { filter: 'eq' }),
    leader: text({ max: 128 }),
    phone: text({ max: 32, pattern: /^[\d+\-() ]*$/ }),
    email: text({ max: 128, pattern: /^[^\s@]+@[^\s@]+$/ }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: 'asking' }),
  },
})

export const departmentRules = defineRules(department, {
  // Whoever switches one on or off looks at those above and below: the tree comes before the rows, also for whoever changes several at once.
  locks: ({ record }) => (record ? [treeKey(department)] : []),
  async update({ uow, record, input }) {
    const moves = input.parentId !== undefined && input.parentId !== record.parentId
    // Whoever is above keeps what is below: nobody takes a department away from one that they cannot see.
    if (moves && record.parentId !== null && !(await uow.of(department).many([record.parentId]))[0])
      throw invalidField('parentId', 'outsideReach')
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

export const post = defineResource('post', {
  permission: 'system:post',
  rest: '/admin/sysposts',
  title: 'postName',
  scope: 'global',
  changedFrom: 'usingPlants',
  icon: 'badge',
  columns: ['postName', 'postCode', 'sortOrder', 'status', 'remark'],
  fields: {
    postName: text({ required: true, max: 128, unique: true, filter: 'like' }),
    postCode: text({ required: true, max: 64, unique: true, filter: 'like', pattern: /^[\w-]+$/ }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: true }),
    remark: text({ max: 500, long: true }),
  },
})
