import { defineResource, int, link, serviceStatus, text } from '../../kernel/index.ts'

/** Where stock lies: store room, shelf, bin. Locations form a tree (§3). */
export const storageLocation = defineResource('storageLocation', {
  permission: 'stock:location',
  title: 'code',
  icon: 'grid',
  tree: 'parentId',
  label: { number: 'code', prefix: 'lo', lines: ['parentId', 'remark'] },
  publicFields: ['parentId'],
  columns: ['code', 'parentId', 'remark', 'sortOrder', 'status'],
  filters: ['code', 'parentId', 'status'],
  fields: {
    code: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    parentId: link('storageLocation', { filter: 'eq' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
    remark: text({ max: 500, long: true }),
  },
})
