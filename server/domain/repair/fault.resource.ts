import { defineResource, int, link, serviceStatus, text } from '../../kernel/index.ts'

export const faultCategory = defineResource('faultCategory', {
  permission: 'repair:faultCategory',
  title: 'name',
  scope: 'global',
  changedFrom: 'usingPlants',
  icon: 'tag',
  columns: ['name', 'detail', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
    detail: text({ max: 500, long: true }),
  },
})

export const fault = defineResource('fault', {
  permission: 'repair:fault',
  title: 'name',
  scope: 'global',
  changedFrom: 'usingPlants',
  icon: 'alert',
  columns: ['name', 'categoryId', 'comment', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    categoryId: link('faultCategory', { required: true, filter: 'eq' }),
    comment: text({ max: 500, long: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
