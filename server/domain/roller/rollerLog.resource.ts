import { choice, date, defineResource, int, link, serviceStatus, text } from '../../kernel/index.ts'

/** What was done with a roller on a day. The past is not rewritten: a wrong log is answered by another one. */
export const rollerLog = defineResource('rollerLog', {
  permission: 'roller:log',
  title: 'logDate',
  icon: 'history',
  sort: '-logDate',
  can: ['create'],
  columns: ['logDate', 'rollerId', 'operationId', 'equipmentId', 'operatorId', 'detail'],
  filters: ['rollerId', 'operationId', 'equipmentId', 'operatorId', 'logDate'],
  fields: {
    rollerId: link('roller', { required: true, filter: 'eq' }),
    operationId: link('rollerOperation', { required: true, filter: 'eq' }),
    operatorId: link('rollerOperator', { filter: 'eq' }),
    equipmentId: link('equipment', { filter: 'eq' }),
    logDate: date({ required: true, filter: 'range', sort: true }),
    detail: text({ max: 500, long: true }),
  },
})

/** What is done with a roller. Its effect says where the roller is afterwards. */
export const rollerOperation = defineResource('rollerOperation', {
  permission: 'roller:operation',
  title: 'name',
  icon: 'tag',
  columns: ['name', 'effect', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    effect: choice(['NONE', 'MOUNT', 'DISMOUNT', 'SCRAP'], { required: true, default: 'NONE', filter: 'in' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
