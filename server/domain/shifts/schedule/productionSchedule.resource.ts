import { choice, date, defineResource, link, links, text } from '../../../kernel/index.ts'

/**
 * Who works at a position in a shift of a day, at one machine where it is said. A night shift belongs to the day on which it begins (§8).
 * What somebody has changed by hand is kept when the rotation is generated again, one from which everybody was taken off too.
 */
export const productionSchedule = defineResource('productionSchedule', {
  permission: 'shifts:schedule',
  title: 'date',
  icon: 'calendar',
  sort: '-date',
  // Figures ask in which shifts each machine was scheduled, and read the answer from the index alone.
  indexes: [['equipmentId', 'date', 'shiftId']],
  unique: [['date', 'shiftId', 'positionId', 'equipmentId']],
  columns: ['date', 'shiftId', 'positionId', 'equipmentId', 'workerIds', 'teamId', 'origin'],
  filters: ['date', 'shiftId', 'positionId', 'workerIds', 'teamId', 'equipmentId', 'origin'],
  rights: ['generate'],
  fields: {
    date: date({ required: true, filter: 'range', sort: true }),
    shiftId: link('shift', { required: true, filter: 'eq' }),
    positionId: link('productionPosition', { required: true, filter: 'eq' }),
    equipmentId: link('equipment', { filter: 'eq' }),
    workerIds: links('worker', { required: true, filter: 'eq', present: { day: 'date', ruled: true } }),
    teamId: link('shiftTeam', { filter: 'eq' }),
    origin: choice(['GENERATED', 'MANUAL'], {
      required: true,
      default: 'MANUAL',
      readonly: true,
      filter: 'in',
      tones: { GENERATED: 'quiet', MANUAL: 'info' },
    }),
    remark: text({ max: 500, long: true }),
  },
})
