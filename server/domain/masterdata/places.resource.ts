import { defineResource, int, link, serviceStatus, text } from '../../kernel/index.ts'

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

/** What a person does at a press: captain, colour mixer, winder. */
export const productionPosition = defineResource('productionPosition', {
  permission: 'masterdata:position',
  title: 'name',
  icon: 'tag',
  columns: ['name', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
