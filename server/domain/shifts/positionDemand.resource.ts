import { defineResource, int, link } from '../../kernel/index.ts'
import { calledAfter } from './calledAfter.ts'

/** How many people a position needs in a shift, at one machine where it is said. */
export const positionDemand = defineResource('positionDemand', {
  permission: 'shifts:demand',
  title: 'name',
  icon: 'users',
  unique: [['positionId', 'shiftId', 'equipmentId']],
  columns: ['positionId', 'shiftId', 'equipmentId', 'heads'],
  fields: {
    ...calledAfter,
    positionId: link('productionPosition', { required: true, filter: 'eq' }),
    shiftId: link('shift', { required: true, filter: 'eq' }),
    equipmentId: link('equipment', { filter: 'eq' }),
    heads: int({ required: true, min: 0, max: 999, inline: true }),
  },
})
