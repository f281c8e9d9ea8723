import { choice, defineResource, int, link, text } from '../../kernel/index.ts'
import { STATUS } from '../masterdata/index.ts'

export const department = defineResource('department', {
  permission: 'system:department',
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
    status: choice(STATUS, { default: 'ENABLED', filter: 'in', inline: true }),
  },
})
