import { date, decimal, defineResource, link, text } from '../../kernel/index.ts'

export const repairTimeLog = defineResource('repairTimeLog', {
  permit: 'repair:timeLog',
  title: 'logDate',
  owner: { through: ['repairerId.userId'] },
  sort: '-logDate',
  icon: 'clock',
  indexes: [['logDate', 'repairerId', 'hours', 'equipmentId']],
  columns: ['logDate', 'repairerId', 'hours', 'repairId', 'equipmentId', 'detail'],
  fields: {
    repairerId: link('repairer', { required: true, filter: 'eq' }),
    hours: decimal({ required: true, min: 0.25, max: 24 }),
    logDate: date({ required: true, filter: 'range', sort: true }),
    repairId: link('repairLog', { filter: 'eq' }),
    inspectionId: link('inspectionOrder', { filter: 'eq' }),
    maintenanceId: link('maintenanceOrder', { filter: 'eq' }),
    equipmentId: link('equipment', { filter: 'eq' }),
    unitId: link('equipmentUnit', { dependsOn: { field: 'equipmentId', by: 'equipmentId' } }),
    ductId: link('duct'),
    detail: text({ max: 500, long: true }),
  },
})
