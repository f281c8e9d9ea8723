import {
  amounts,
  businessDay,
  choice,
  date,
  decimal,
  defineCorrections,
  defineFlow,
  defineResource,
  files,
  flag,
  instant,
  int,
  link,
  numbered,
  text,
} from '../../kernel/index.ts'
import { MAINT_CRAFTS, MAINT_MODES } from './maintenancePlan.resource.ts'

/** An order is overdue from the day after its planned one until somebody finishes or cancels it (§0: computed, never stored). */
const isOverdue = ({ planDate, status }: { planDate: string; status: string }, now: Date, offsetMinutes: number) =>
  (status === 'PENDING' || status === 'IN_PROGRESS') && planDate < businessDay(now, offsetMinutes)

export const maintenanceOrder = defineResource('maintenanceOrder', {
  permission: 'maint:order',
  title: 'maintNo',
  owner: { through: ['ownerId.userId'], isFreeUnnamed: true },
  icon: 'clipboard',
  retainsClosed: true,
  history: { states: { DONE: ['actualDate'], CANCELLED: [] }, fields: ['actualDate', 'doneAt'] },
  sort: 'planDate',
  rest: '/maintlogs',
  path: '/maintlogs/index',
  covers: ['maintNo'],
  textIndex: true,
  columns: ['maintNo', 'equipmentId', 'checkName', 'planDate', 'ownerId', 'status'],
  filters: ['equipmentId', 'status', 'isOverdue', 'ownerId', 'maintCraft', 'planDate'],
  indexes: [['status', 'planDate']],
  unique: [['planId', 'dueDate']],
  fields: {
    maintNo: numbered('BY'),
    equipmentId: link('equipment', { required: true, filter: 'eq' }),
    planId: link('maintenancePlan', { filter: 'eq', dependsOn: { field: 'equipmentId', by: 'equipmentId' } }),
    pointName: text({ max: 128 }),
    checkName: text({ required: true, max: 500, filter: 'like' }),
    maintLevel: int({ additive: false, min: 1, max: 3, default: 1 }),
    maintCraft: choice(MAINT_CRAFTS, { filter: 'in' }),
    maintMode: choice(MAINT_MODES, { default: 'CHECK' }),
    shiftId: link('shift'),
    ownerId: link('repairer', { filter: 'eq', present: { day: 'planDate', trade: ['maintCraft', 'equipmentId'] } }),
    planDate: date({ required: true, filter: 'range', sort: true }),
    /** The date the plan named; postponing moves planDate alone. */
    dueDate: date({ readonly: true }),
    actualDate: date({ readonly: true, filter: 'range' }),
    doneAt: instant({ readonly: true }),
    value1: text({ max: 500 }),
    comment: text({ max: 500, long: true }),
    photoIds: files({ max: 9 }),
    status: choice(['PENDING', 'IN_PROGRESS', 'DONE', 'CANCELLED', 'VOIDED'], {
      tones: { PENDING: 'quiet', IN_PROGRESS: 'info', DONE: 'good', CANCELLED: 'quiet', VOIDED: 'quiet' },
      required: true,
      default: 'PENDING',
      readonly: true,
      filter: 'in',
    }),
  },
  computed: {
    isOverdue: { field: flag({ required: true, filter: 'eq', sort: true }), from: isOverdue },
    /** What the parts taken for it have cost. */
    partsCost: { field: decimal({ required: true, unit: 'money' }) },
  },
})

/** Locked by whoever writes an order that is there already, or one of the parts that it takes: either reaches for the other. */
export const orderKey = (orderId: number) => `maintenanceOrder:${orderId}`

export const maintenanceFlow = defineFlow(maintenanceOrder, 'status', {
  start: { from: ['PENDING'], to: 'IN_PROGRESS', tone: 'good' },
  complete: {
    from: ['IN_PROGRESS'],
    to: 'DONE',
    tone: 'good',
    input: {
      actualDate: date(),
      value1: text({ max: 500 }),
      comment: text({ max: 500, long: true }),
      /** What was taken of the parts that are kept for it and nobody booked; nothing of one that was not needed. */
      takenParts: amounts('sparePart', { scale: 3, min: 0, max: 1_000_000, occasional: true }),
      /** Why it took what other work waits for. */
      overrideReason: text({ max: 500, long: true, occasional: true }),
      photoIds: files({ max: 9 }),
    },
  },
  postpone: {
    from: ['PENDING'],
    to: 'PENDING',
    input: { planDate: date({ required: true }), reason: text({ required: true, max: 500, long: true }) },
  },
  cancel: {
    from: ['PENDING', 'IN_PROGRESS'],
    to: 'CANCELLED',
    tone: 'danger',
    input: { reason: text({ required: true, max: 500, long: true }) },
  },
})

export const maintenanceCorrections = defineCorrections(maintenanceOrder, {
  field: 'status',
  from: ['DONE'],
  correctable: ['ownerId', 'actualDate', 'value1', 'comment', 'pointName', 'checkName', 'maintLevel', 'maintCraft', 'maintMode'],
  voids: { from: ['DONE'], to: 'VOIDED' },
  overAt: (row) => row.doneAt,
})

/** What an order takes over from its plan. */
export const TAKEN = ['pointName', 'maintLevel', 'maintCraft', 'maintMode', 'shiftId', 'ownerId'] as const
