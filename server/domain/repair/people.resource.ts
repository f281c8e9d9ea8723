import { choice, defineResource, int, link, mobileNumber, serviceStatus, spelling, text } from '../../kernel/index.ts'

export const repairer = defineResource('repairer', {
  permission: 'repair:repairer',
  title: 'name',
  importKey: ['name'],
  icon: 'wrench',
  columns: ['name', 'sapName', 'craft', 'mobile', 'userId', 'status'],
  fields: {
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    sapName: text({ max: 64 }),
    craft: choice(['MECHANICAL', 'ELECTRICAL', 'HYDRAULIC', 'OTHER'], { filter: 'in' }),
    mobile: mobileNumber({ max: 20 }),
    userId: link('user', { readonly: true, filter: 'eq' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

export const reporter = defineResource('reporter', {
  permission: 'repair:reporter',
  title: 'name',
  importKey: ['name'],
  icon: 'users',
  columns: ['name', 'mobile', 'workshopId', 'userId', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    mobile: mobileNumber({ max: 20 }),
    workshopId: link('workshop', { filter: 'eq' }),
    userId: link('user', { readonly: true, filter: 'eq' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
