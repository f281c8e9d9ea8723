import { defineResource, int, serviceStatus, spelling, text } from '../../kernel/index.ts'

/** Who handles rollers. */
export const rollerOperator = defineResource('rollerOperator', {
  permission: 'roller:operator',
  title: 'name',
  icon: 'user',
  columns: ['name', 'pinyin', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    pinyin: spelling('name'),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
