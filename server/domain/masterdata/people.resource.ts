import { defineResource, flag, int, link, mobileNumber, serviceStatus, spelling, text } from '../../kernel/index.ts'

/** Who works at the presses, in shifts and teams. */
export const worker = defineResource('worker', {
  permission: 'masterdata:worker',
  title: 'name',
  icon: 'users',
  columns: ['workerNo', 'name', 'team', 'positionId', 'mobile', 'status'],
  person: { crew: 'id', account: 'userId', phone: 'mobile' },
  filters: ['team', 'positionId', 'status'],
  fields: {
    workerNo: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    positionId: link('productionPosition', { filter: 'eq' }),
    team: text({ max: 64, filter: 'like' }),
    mobile: mobileNumber({ max: 20 }),
    /** The account with which the worker signs in. */
    userId: link('user', { unique: true, filter: 'eq' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

/** Who keeps the stores: auxiliary materials (isAcc) and ink (isInk). */
export const staff = defineResource('staff', {
  permission: 'masterdata:staff',
  title: 'name',
  plural: 'staffs',
  icon: 'users',
  columns: ['staffNo', 'name', 'positionId', 'isAcc', 'isInk', 'status'],
  person: { crew: 'workerId' },
  filters: ['isAcc', 'isInk', 'positionId', 'status'],
  fields: {
    staffNo: text({ required: true, max: 64, unique: true, filter: 'like', sort: true }),
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    /** The worker who they are in the schedule. */
    workerId: link('worker', { unique: true, filter: 'eq', someoneElse: true, anyRow: true }),
    isAcc: flag({ default: false, filter: 'eq' }),
    isInk: flag({ default: false, filter: 'eq' }),
    positionId: link('productionPosition', { filter: 'eq' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

/** Who runs a machine. */
export const operator = defineResource('operator', {
  permission: 'masterdata:operator',
  title: 'name',
  importKey: ['name'],
  icon: 'user',
  columns: ['name', 'workerId', 'sortOrder', 'status'],
  person: { crew: 'workerId' },
  fields: {
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    /** The worker who they are in the schedule. */
    workerId: link('worker', { unique: true, filter: 'eq', someoneElse: true, anyRow: true }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

/** Who answers for a complaint on the quality side. */
export const qaPerson = defineResource('qaPerson', {
  permission: 'masterdata:qaPerson',
  title: 'name',
  importKey: ['name'],
  icon: 'user',
  columns: ['name', 'userId', 'sortOrder', 'status'],
  person: { account: 'userId' },
  fields: {
    name: text({ required: true, max: 128, filter: 'like', sort: true }),
    pinyin: spelling('name'),
    /** The account with which they sign in: complaints of theirs are found by it. */
    userId: link('user', { unique: true, filter: 'eq' }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})
