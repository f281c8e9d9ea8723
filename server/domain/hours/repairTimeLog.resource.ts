import { choice, date, decimal, defineCorrections, defineResource, link, text } from '../../kernel/index.ts'

export const repairTimeLog = defineResource('repairTimeLog', {
  permission: 'repair:timeLog',
  title: 'logDate',
  path: '/repair/repairTimeLogs',
  owner: { through: ['repairerId.userId'] },
  sort: '-logDate',
  history: { states: {}, fields: [] },
  icon: 'clock',
  retainsClosed: true,
  indexes: [['logDate', 'repairerId', 'hours', 'equipmentId', 'status']],
  days: ['logDate'],
  columns: ['logDate', 'repairerId', 'hours', 'repairId', 'equipmentId', 'detail', 'status'],
  fields: {
    repairerId: link('repairer', { required: true, filter: 'eq', present: { day: 'logDate' } }),
    hours: decimal({ required: true, min: 0.25, max: 24 }),
    logDate: date({ required: true, filter: 'range', sort: true }),
    repairId: link('repairLog', { filter: 'eq' }),
    inspectionId: link('inspectionOrder', { filter: 'eq' }),
    maintenanceId: link('maintenanceOrder', { filter: 'eq' }),
    equipmentId: link('equipment', { filter: 'eq' }),
    unitId: link('equipmentUnit', { dependsOn: { field: 'equipmentId', by: 'equipmentId' } }),
    ductId: link('duct'),
    detail: text({ max: 500, long: true }),
    status: choice(['BOOKED', 'VOIDED'], {
      tones: { BOOKED: 'good', VOIDED: 'quiet' },
      required: true,
      default: 'BOOKED',
      readonly: true,
      filter: 'in',
    }),
  },
})

/** Hours are edited and deleted by who books them; corrected ones say why, and what was voided stays to be seen. */
export const hoursCorrections = defineCorrections(repairTimeLog, {
  field: 'status',
  from: ['BOOKED'],
  correctable: ['repairerId', 'hours', 'logDate', 'repairId', 'equipmentId', 'unitId', 'ductId', 'detail'],
  voids: { from: ['BOOKED'], to: 'VOIDED' },
  overAt: (row) => row.createdAt,
})
