import { date, defineResource, link, text } from '../../kernel/index.ts'
import { calledAfter } from './calledAfter.ts'

/** Somebody may work at a position; until a day where it is said. A position that nobody is qualified for is open to everybody. */
export const workerQualification = defineResource('workerQualification', {
  permission: 'shifts:qualification',
  title: 'name',
  icon: 'badge',
  unique: [['workerId', 'positionId']],
  columns: ['workerId', 'positionId', 'validUntil', 'remark'],
  fields: {
    ...calledAfter,
    workerId: link('worker', { required: true, filter: 'eq' }),
    positionId: link('productionPosition', { required: true, filter: 'eq' }),
    /** The last day on which it holds. */
    validUntil: date({ filter: 'range', sort: true }),
    remark: text({ max: 500, long: true }),
  },
})
