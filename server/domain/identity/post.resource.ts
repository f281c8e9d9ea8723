import { defineResource, int, serviceStatus, text } from '../../kernel/index.ts'

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
    status: serviceStatus(),
    remark: text({ max: 500, long: true }),
  },
})
