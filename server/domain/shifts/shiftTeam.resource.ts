import { date, defineResource, int, link, serviceStatus, text } from '../../kernel/index.ts'
import { calledAfter } from './calledAfter.ts'

/** People who rotate together. Its pattern counts from a day; teams of one pattern stand at different days of its cycle. */
export const shiftTeam = defineResource('shiftTeam', {
  permission: 'shifts:team',
  title: 'name',
  icon: 'users',
  columns: ['name', 'leaderId', 'patternId', 'beginDate', 'offsetDays', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    leaderId: link('worker', { filter: 'eq' }),
    patternId: link('shiftPattern', { filter: 'eq' }),
    /** The day of which the pattern's first day is counted, before the offset. */
    beginDate: date(),
    /** How many days of the cycle the team is ahead. */
    offsetDays: int({ default: 0, min: 0, max: 365 }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

/** What a worker does in the team, at one machine where it is said. Nobody rotates with two teams. */
export const shiftTeamMember = defineResource('shiftTeamMember', {
  permission: 'shifts:member',
  title: 'name',
  icon: 'user',
  importKey: ['workerId'],
  columns: ['teamId', 'workerId', 'positionId', 'equipmentId'],
  fields: {
    ...calledAfter,
    teamId: link('shiftTeam', { required: true, filter: 'eq' }),
    workerId: link('worker', { required: true, unique: true, filter: 'eq' }),
    positionId: link('productionPosition', { required: true, filter: 'eq' }),
    equipmentId: link('equipment', { filter: 'eq' }),
  },
})
