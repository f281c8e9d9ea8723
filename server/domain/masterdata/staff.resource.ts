import { defineResource, flag, int, link, serviceStatus, spelling, text } from '../../kernel/index.ts'

/** Who keeps the stores: auxiliary materials (isAcc) and ink (isInk). */
export const staff = defineResource('staff', {
  permission: 'masterdata:staff',
  title: 'name',
  plural: 'staffs',
  icon: 'users',
  columns: ['staffNo', 'name', 'positionId', 'isAcc', 'isInk', 'status'],
  fields: {
    staffNo: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    isAcc: flag({ default: false, filter: 'eq' }),
    isInk: flag({ default: false, filter: 'eq' }),
    positionId: link('productionPosition', { filter: 'eq' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
