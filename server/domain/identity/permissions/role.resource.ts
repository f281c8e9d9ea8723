import { choice, defineResource, int, links, serviceStatus, text } from '../../../kernel/index.ts'

/** How far a role reaches into rows that belong to people or departments (§6). */
export const DATA_SCOPES = ['ALL', 'CUSTOM', 'DEPARTMENT', 'DEPARTMENT_AND_CHILDREN', 'SELF'] as const

export const role = defineResource('role', {
  permission: 'system:role',
  affectsAccess: true,
  rest: '/admin/sysroles',
  title: 'roleName',
  scope: 'global',
  changedFrom: 'usingPlants',
  icon: 'shield',
  sort: 'roleSort',
  covers: ['roleName', 'roleKey'],
  columns: ['roleName', 'roleKey', 'dataScope', 'roleSort', 'status', 'remark', 'createdAt'],
  filters: ['status', 'dataScope'],
  fields: {
    roleName: text({ required: true, max: 64, filter: 'like' }),
    roleKey: text({ required: true, max: 64, unique: true, filter: 'like', pattern: /^[A-Za-z][\w-]*$/ }),
    roleSort: int({ additive: false, default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus({ switched: 'asking' }),
    dataScope: choice(DATA_SCOPES, { default: 'ALL', filter: 'in' }),
    /** The departments of a CUSTOM scope. */
    departmentIds: links('department', { bulky: true }),
    /** Pages and actions that the role opens. */
    menuIds: links('menu', { anyRow: true, bulky: true, max: 2000 }),
    /** Space-separated tags held beside the menus; the wildcard of the role admin is kept here. */
    permissions: text({ max: 20_000, long: true, readonly: true, default: '', bulky: true }),
    remark: text({ max: 500, long: true }),
  },
})
