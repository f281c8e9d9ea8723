import { date, defineResource, link, text } from '../../kernel/index.ts'

/** What was done with a roller on a day. The past is not rewritten: a wrong log is answered by another one. */
export const rollerLog = defineResource('rollerLog', {
  permission: 'roller:log',
  title: 'logDate',
  icon: 'history',
  sort: '-logDate',
  can: ['create'],
  columns: ['logDate', 'rollerId', 'operationId', 'equipmentId', 'operatorId', 'detail'],
  fields: {
    rollerId: link('roller', { required: true, filter: 'eq' }),
    operationId: link('rollerOperation', { required: true, filter: 'eq' }),
    operatorId: link('rollerOperator', { filter: 'eq' }),
    equipmentId: link('equipment', { filter: 'eq' }),
    logDate: date({ required: true, filter: 'range', sort: true }),
    detail: text({ max: 500, long: true }),
  },
})
