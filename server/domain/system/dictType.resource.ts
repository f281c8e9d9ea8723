import { defineResource, serviceStatus, text } from '../../kernel/index.ts'

export const dictType = defineResource('dictType', {
  permission: 'system:dictType',
  rest: '/admin/sysdicttypes',
  title: 'dictName',
  scope: 'global',
  changedFrom: 'everyPlant',
  icon: 'book',
  columns: ['dictName', 'dictType', 'status', 'remark', 'updatedAt'],
  // Old clients know a dictionary by this alone.
  travels: ['dictType'],
  fields: {
    dictName: text({ required: true, max: 128, filter: 'like', english: 'dictNameEn' }),
    dictNameEn: text({ max: 128 }),
    dictType: text({ required: true, max: 64, unique: true, fixed: true, filter: 'like', pattern: /^[a-zA-Z]\w*$/ }),
    status: serviceStatus(),
    remark: text({ max: 500, long: true }),
  },
})
