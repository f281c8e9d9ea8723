import { defineResource, int, serviceStatus, text } from '../../kernel/index.ts'

export const workshop = defineResource('workshop', {
  permission: 'masterdata:workshop',
  title: 'name',
  icon: 'grid',
  columns: ['name', 'sortOrder', 'status', 'updatedAt'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
