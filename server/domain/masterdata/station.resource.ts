import { defineResource, int, link, serviceStatus, text } from '../../kernel/index.ts'

export const station = defineResource('station', {
  permission: 'masterdata:station',
  title: 'name',
  icon: 'grid',
  columns: ['name', 'workshopId', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    workshopId: link('workshop', { filter: 'eq' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
