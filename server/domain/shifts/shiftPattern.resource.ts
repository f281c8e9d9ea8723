import { defineResource, link, serviceStatus, text } from '../../kernel/index.ts'

/**
 * A cycle of shifts and days of rest. Each letter is a day: A, B and C stand for the shifts named beside it, a hyphen for rest, so that one
 * cycle such as AAAA-- serves whatever the shifts are called.
 */
export const shiftPattern = defineResource('shiftPattern', {
  permission: 'shifts:pattern',
  title: 'name',
  icon: 'refresh',
  sort: 'name',
  columns: ['name', 'cycle', 'shiftAId', 'shiftBId', 'shiftCId', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like', sort: true }),
    cycle: text({ required: true, max: 366, pattern: /^[ABC-]+$/, form: 'shiftCycle' }),
    shiftAId: link('shift'),
    shiftBId: link('shift'),
    shiftCId: link('shift'),
    status: serviceStatus(),
  },
})
