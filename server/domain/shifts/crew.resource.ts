import {
  date,
  defineResource,
  defineRules,
  int,
  link,
  type ResourceDef,
  serviceStatus,
  spelling,
  text,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { productionPosition, worker } from '../masterdata/index.ts'

/** What a row is called that is about a worker or a position: the name that it had when the row was written. */
const calledAfter = {
  name: text({ required: true, max: 128, readonly: true, filter: 'like', sort: true }),
  pinyin: spelling('name'),
}

/** How many people a position needs in a shift, at one machine where it is said. */
export const positionDemand = defineResource('positionDemand', {
  permission: 'shifts:demand',
  searchRank: 'LINE',
  title: 'name',
  icon: 'users',
  unique: [['positionId', 'shiftId', 'equipmentId']],
  columns: ['positionId', 'shiftId', 'equipmentId', 'heads'],
  fields: {
    ...calledAfter,
    positionId: link('productionPosition', { required: true, filter: 'eq' }),
    shiftId: link('shift', { required: true, filter: 'eq' }),
    equipmentId: link('equipment', { filter: 'eq' }),
    heads: int({ required: true, min: 0, max: 999, inline: true }),
  },
})

/** Somebody may work at a position; until a day where it is said. A position that nobody is qualified for is open to everybody. */
export const workerQualification = defineResource('workerQualification', {
  permission: 'shifts:qualification',
  searchRank: 'LINE',
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

/** People who rotate together. Its pattern counts from a day; teams of one pattern stand at different days of its cycle. */
export const shiftTeam = defineResource('shiftTeam', {
  permission: 'shifts:team',
  title: 'name',
  icon: 'users',
  columns: ['name', 'leaderId', 'patternId', 'beginDate', 'offsetDays', 'sortOrder', 'status'],
  fields: {
    name: text({ required: true, max: 128, unique: true, filter: 'like' }),
    leaderId: link('worker', { filter: 'eq' }),
    patternId: link('shiftPattern', { filter: 'eq' }),
    /** The day of which the pattern's first day is counted, before the offset. */
    beginDate: date(),
    /** How many days of the cycle the team is ahead. */
    offsetDays: int({ additive: false, default: 0, min: 0, max: 365 }),
    sortOrder: int({ default: 0, min: 0, max: 99_999, sort: true, inline: true }),
    status: serviceStatus(),
  },
})

/** What a worker does in the team, at one machine where it is said. Nobody rotates with two teams. */
export const shiftTeamMember = defineResource('shiftTeamMember', {
  permission: 'shifts:member',
  searchRank: 'LINE',
  title: 'name',
  icon: 'user',
  importKey: ['workerId'],
  columns: ['teamId', 'workerId', 'positionId', 'equipmentId'],
  fields: {
    ...calledAfter,
    teamId: link('shiftTeam', { required: true, filter: 'eq' }),
    workerId: link('worker', { required: true, unique: true, filter: 'eq' }),
    positionId: link('productionPosition', { required: true, filter: 'eq' }),
    equipmentId: link('equipment', { filter: 'eq' }),
  },
})

/** The name that such a row is called by. */
async function nameAfter(uow: UnitOfWork, target: ResourceDef, id: number | null | undefined): Promise<{ name?: string }> {
  const [found] = id == null ? [] : await uow.of(target).many([id])
  const name = (found as Readonly<Record<string, unknown>> | null | undefined)?.[target.title]
  return typeof name === 'string' ? { name } : {}
}

export const memberRules = defineRules(shiftTeamMember, {
  create: ({ uow, input }) => nameAfter(uow, worker, input.workerId),
  update: ({ uow, input }) => nameAfter(uow, worker, input.workerId),
})
export const qualificationRules = defineRules(workerQualification, {
  create: ({ uow, input }) => nameAfter(uow, worker, input.workerId),
  update: ({ uow, input }) => nameAfter(uow, worker, input.workerId),
})
export const demandRules = defineRules(positionDemand, {
  create: ({ uow, input }) => nameAfter(uow, productionPosition, input.positionId),
  update: ({ uow, input }) => nameAfter(uow, productionPosition, input.positionId),
})
