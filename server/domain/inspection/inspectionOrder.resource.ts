import {
  choice,
  date,
  defineCorrections,
  defineFlow,
  defineResource,
  files,
  flag,
  instant,
  link,
  numbered,
  text,
} from '../../kernel/index.ts'
import { INSPECT_CYCLES, INSPECT_MODES } from './inspectionPoint.resource.ts'

/** A shift hands over for a while after its end: what is recorded by then is in time (§4). */
export const GRACE_MS = 30 * 60_000

interface Due {
  readonly status: string
  readonly dueUntil: Date
  readonly doneAt: Date | null
}
const endOf = ({ dueUntil }: Due) => dueUntil.getTime() + GRACE_MS

const isMissed = (order: Due, now: Date) => order.status === 'PENDING' && now.getTime() > endOf(order)
export const isDoneAfterDeadline = (order: Due) => order.status === 'DONE' && order.doneAt !== null && order.doneAt.getTime() > endOf(order)

/** One check of one point in one shift (§4). What it asks for is a snapshot: later changes of the point leave it as it is. */
export const inspectionOrder = defineResource('inspectionOrder', {
  permission: 'inspect:order',
  title: 'inspectNo',
  // What nobody has taken on is everybody's to do.
  owner: { through: ['inspectorId.userId'], isFreeUnnamed: true },
  icon: 'clipboard',
  retainsClosed: true,
  history: {
    states: { DONE: ['value1', 'doneAt'], SKIPPED: ['skipReason'] },
    fields: ['pointName', 'checkName', 'refValue', 'unit', 'value1', 'isOverRef', 'doneAt', 'skipReason'],
  },
  sort: '-planDate',
  covers: ['inspectNo'],
  textIndex: true,
  columns: ['inspectNo', 'equipmentId', 'pointName', 'refValue', 'value1', 'shiftId', 'planDate', 'status'],
  filters: ['equipmentId', 'status', 'isMissed', 'isLate', 'isOverRef', 'shiftId', 'planDate', 'inspectorId'],
  indexes: [
    ['status', 'dueUntil'],
    ['planDate', 'shiftId'],
    ['pointId', 'planDate'],
  ],
  unique: [['pointId', 'planDate', 'shiftId']],
  fields: {
    inspectNo: numbered('DJ'),
    pointId: link('inspectionPoint', { required: true, fixed: true, filter: 'eq' }),
    equipmentId: link('equipment', { required: true, readonly: true, filter: 'eq' }),
    pointName: text({ required: true, max: 128, readonly: true, filter: 'like' }),
    checkName: text({ required: true, max: 500, readonly: true, filter: 'like' }),
    inspectMode: choice(INSPECT_MODES, { required: true, default: 'LOOK', readonly: true, filter: 'in' }),
    inspectCycle: choice(INSPECT_CYCLES, { required: true, default: 'SHIFT', readonly: true, filter: 'in' }),
    refValue: text({ max: 128, readonly: true }),
    unit: text({ max: 32, readonly: true }),
    /** The usual one of the point, unless it is said. */
    shiftId: link('shift', { required: true, ruled: true, fixed: true, filter: 'eq' }),
    /** A night shift's orders belong to the date on which it begins. */
    planDate: date({ required: true, fixed: true, filter: 'range', sort: true }),
    dueFrom: instant({ required: true, readonly: true }),
    dueUntil: instant({ required: true, readonly: true, filter: 'range' }),
    inspectorId: link('repairer', { filter: 'eq', present: { day: 'planDate' } }),
    value1: text({ max: 500, readonly: true, filter: 'like' }),
    /** Nobody's word while it is open, and where neither a rule nor a person judged it. */
    isOverRef: flag({ readonly: true, filter: 'eq' }),
    comment: text({ max: 500, long: true }),
    photoIds: files({ max: 9 }),
    doneAt: instant({ readonly: true, filter: 'range' }),
    skipReason: text({ max: 500, readonly: true }),
    status: choice(['PENDING', 'DONE', 'SKIPPED', 'VOIDED'], {
      tones: { PENDING: 'info', DONE: 'good', SKIPPED: 'quiet', VOIDED: 'quiet' },
      required: true,
      default: 'PENDING',
      readonly: true,
      filter: 'in',
    }),
  },
  computed: {
    isMissed: { field: flag({ required: true, filter: 'eq', sort: true }), from: isMissed },
    isLate: { field: flag({ required: true, filter: 'eq', sort: true }), from: isDoneAfterDeadline },
  },
})

export const inspectionFlow = defineFlow(inspectionOrder, 'status', {
  record: {
    from: ['PENDING'],
    to: 'DONE',
    tone: 'good',
    input: {
      value1: text({ required: true, max: 500 }),
      /** Asked where no rule can tell. */
      isOverRef: flag(),
      inspectorId: link('repairer', { present: {} }),
      comment: text({ max: 500, long: true }),
      photoIds: files({ max: 9 }),
    },
  },
  skip: { from: ['PENDING'], to: 'SKIPPED', tone: 'danger', input: { reason: text({ required: true, max: 500, long: true }) } },
})

export const inspectionCorrections = defineCorrections(inspectionOrder, {
  field: 'status',
  from: ['DONE', 'SKIPPED'],
  correctable: ['inspectorId', 'value1', 'isOverRef', 'comment', 'doneAt', 'skipReason'],
  voids: { from: ['DONE', 'SKIPPED'], to: 'VOIDED' },
  overAt: (row) => row.doneAt ?? row.dueUntil,
})
