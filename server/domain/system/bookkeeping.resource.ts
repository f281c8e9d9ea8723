import { decimal, defineResource, instant, int, link, text } from '../../kernel/index.ts'

/** A row that somebody removed, kept for the moment in which that can be taken back. */
export const removedRow = defineResource('removedRow', {
  permission: 'system:removedRow',
  role: 'removal',
  title: 'resource',
  scope: 'global',
  internal: true,
  audited: false,
  indexes: [['userId', 'resource', 'removedAt'], ['removedAt']],
  fields: {
    resource: text({ required: true, max: 64 }),
    recordId: int({ required: true }),
    atPlantId: int({ required: true }),
    userId: link('user'),
    removedAt: instant({ required: true }),
    row: text({ required: true, max: 1_000_000, long: true }),
  },
})

/** What a committed transaction still owes to the queue; a row lives until the queue has it. */
export const outbox = defineResource('outbox', {
  permission: 'system:outbox',
  role: 'outbox',
  title: 'job',
  plural: 'outbox',
  scope: 'global',
  internal: true,
  audited: false,
  fields: {
    job: text({ required: true, max: 64 }),
    payload: text({ required: true, max: 20_000, long: true }),
  },
})

/** What a unit wrote, left by it for other processes that share the base: they know by it which of their remembered answers still stand. */
export const changeMark = defineResource('changeMark', {
  permission: 'system:changeMark',
  role: 'changeMark',
  title: 'changes',
  scope: 'global',
  internal: true,
  audited: false,
  retention: { days: 1, since: 'createdAt' },
  indexes: [['unit'], ['createdAt']],
  fields: {
    /** The number of its transaction in the base. */
    unit: decimal({ required: true, scale: 0 }),
    changes: text({ required: true, max: 1_000_000, long: true }),
  },
})

/** The last number given, per plant, prefix and business day; it moves in the transaction of the row that takes the number. */
export const numberSeries = defineResource('numberSeries', {
  permission: 'system:numberSeries',
  role: 'numberSeries',
  title: 'prefix',
  plural: 'numberSeries',
  internal: true,
  audited: false,
  unique: [['prefix', 'day']],
  fields: {
    prefix: text({ required: true, max: 8 }),
    day: text({ required: true, max: 8 }),
    last: int({ required: true }),
  },
})
