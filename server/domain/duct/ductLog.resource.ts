import { choice, date, defineFlow, defineResource, link, text } from '../../kernel/index.ts'

/** An ink tank being cleaned, repaired or replaced; open until its end is told (§7). */
export const ductLog = defineResource('ductLog', {
  permission: 'duct:log',
  title: 'beginDate',
  icon: 'history',
  sort: '-beginDate',
  can: ['create', 'update'],
  columns: ['beginDate', 'ductId', 'kind', 'endDate', 'workerId', 'detail', 'status'],
  indexes: [['status', 'beginDate']],
  fields: {
    ductId: link('duct', { required: true, filter: 'eq' }),
    kind: choice(['CLEAN', 'REPAIR', 'REPLACE'], { required: true, default: 'CLEAN', filter: 'in' }),
    beginDate: date({ required: true, filter: 'range', sort: true }),
    endDate: date({ readonly: true, filter: 'range' }),
    workerId: link('worker', { filter: 'eq' }),
    detail: text({ max: 500, long: true }),
    status: choice(['OPEN', 'CLOSED'], { required: true, default: 'OPEN', readonly: true, filter: 'in' }),
  },
})

export const ductLogFlow = defineFlow(ductLog, 'status', {
  close: { from: ['OPEN'], to: 'CLOSED', tone: 'good', input: { endDate: date(), detail: text({ max: 500, long: true }) } },
})
