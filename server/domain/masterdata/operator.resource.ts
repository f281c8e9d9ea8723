import { defineResource, int, serviceStatus, spelling, text } from '../../kernel/index.ts'

/** Who runs a machine. */
export const operator = defineResource('operator', {
  permission: 'masterdata:operator',
  title: 'name',
  importKey: ['name'],
  icon: 'user',
  columns: ['name', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
