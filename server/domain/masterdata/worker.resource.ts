import { defineResource, int, link, mobileNumber, serviceStatus, spelling, text } from '../../kernel/index.ts'

/** Who works at the presses, in shifts and teams. */
export const worker = defineResource('worker', {
  permission: 'masterdata:worker',
  title: 'name',
  icon: 'users',
  columns: ['workerNo', 'name', 'team', 'positionId', 'mobile', 'status'],
  fields: {
    workerNo: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    positionId: link('productionPosition', { filter: 'eq' }),
    team: text({ max: 64, filter: 'like' }),
    mobile: mobileNumber({ max: 20 }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
