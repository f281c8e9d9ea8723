import { choice, defineResource, int, link, text } from '../../kernel/index.ts'
import { STATUS } from './plant.resource.ts'

export const equipmentUnit = defineResource('equipmentUnit', {
  permission: 'masterdata:equipmentUnit',
  title: 'name',
  icon: 'box',
  unique: [['equipmentId', 'name']],
  columns: ['equipmentId', 'name', 'sortOrder', 'status'],
  fields: {
    equipmentId: link('equipment', { required: true, filter: 'eq' }),
    name: text({ required: true, max: 128, filter: 'like' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: choice(STATUS, { default: 'ENABLED', filter: 'in', inline: true }),
  },
})
