import {
  amounts,
  choice,
  decimal,
  defineCorrections,
  defineFlow,
  defineResource,
  flag,
  happened,
  instant,
  int,
  link,
  links,
  numbered,
  text,
} from '../../../kernel/index.ts'

/** Work on a machine: usually the answer to a report, but improvement work stands alone (spec domain section 3). */
export const repairLog = defineResource('repairLog', {
  permission: 'repair:log',
  title: 'repairNo',
  owner: { through: ['repairerIds.userId', 'reportId.reporterId.userId'] },
  sort: '-createdAt',
  icon: 'wrench',
  label: { number: 'repairNo' },
  covers: ['repairNo'],
  textIndex: true,
  // People know a breakdown by the number that they reported it under.
  searchableThrough: ['reportId'],
  indexes: [
    ['status', 'createdAt'],
    ['completeDate', 'status', 'reportId', 'repairType', 'equipmentId'],
  ],
  days: ['completeDate'],
  can: ['create', 'update'],
  // A repairer works on repairs given to them; whoever leads, on everybody's.
  rights: ['lead'],
  history: {
    states: { COMPLETED: ['completeDate'], CANCELLED: [] },
    fields: ['beginDate', 'completeDate', 'usableWithFault'],
    order: ['beginDate', 'completeDate'],
  },
  columns: ['repairNo', 'equipmentId', 'faultDescription', 'status', 'faultCategoryId', 'repairerIds', 'completeDate'],
  filters: ['equipmentId', 'status', 'repairerIds', 'repairType', 'faultCategoryId', 'reportId', 'completeDate'],
  fields: {
    repairNo: numbered('WX'),
    reportId: link('reportLog', { filter: 'eq' }),
    equipmentId: link('equipment', { required: true, filter: 'eq' }),
    unitId: link('equipmentUnit', { dependsOn: { field: 'equipmentId', by: 'equipmentId' } }),
    ductId: link('duct', { filter: 'eq' }),
    faultCategoryId: link('faultCategory', { filter: 'eq' }),
    faultIds: links('fault', { dependsOn: { field: 'faultCategoryId', by: 'categoryId' } }),
    faultDescription: text({ max: 4000, long: true, filter: 'like' }),
    repairerIds: links('repairer', { required: true, filter: 'in', present: { day: 'beginDate', trade: ['equipmentId'] } }),
    repairType: choice(['FAULT', 'PREVENTIVE', 'IMPROVEMENT', 'OTHER'], { default: 'FAULT', filter: 'in' }),
    description: text({ max: 4000, long: true }),
    causes: text({ max: 4000, long: true }),
    needNotice: flag({ default: false }),
    expectedDays: int({ additive: false, min: 0, max: 365 }),
    usableWithFault: flag({ default: false, readonly: true }),
    beginDate: instant({ readonly: true }),
    /** When it began to wait for parts, and when it went on, the last time of each. */
    waitingSince: instant({ readonly: true }),
    resumedAt: instant({ readonly: true }),
    /** When its repairers were told that the parts it waits for are there. */
    partsToldAt: instant({ readonly: true }),
    /** Somebody told afterwards when it was accepted, begun or interrupted: what is told later keeps that order. */
    isBooked: flag({ readonly: true, default: false }),
    completeDate: instant({ readonly: true, filter: 'range' }),
    status: choice(['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS', 'COMPLETED', 'CANCELLED', 'VOIDED'], {
      tones: { ASSIGNED: 'wait', IN_PROGRESS: 'info', WAITING_PARTS: 'wait', COMPLETED: 'good', CANCELLED: 'quiet', VOIDED: 'quiet' },
      required: true,
      default: 'ASSIGNED',
      readonly: true,
      filter: 'in',
    }),
  },
  computed: {
    manHours: { field: decimal({ unit: 'hours', required: true }) },
    /** Whether it waits for parts that are all there by now. */
    partsHere: { field: flag({ required: true }) },
    /** What the parts taken for it have cost. */
    partsCost: { field: decimal({ required: true, unit: 'money' }) },
  },
})

export const repairFlow = defineFlow(repairLog, 'status', {
  start: { from: ['ASSIGNED'], to: 'IN_PROGRESS', tone: 'good', input: { beginDate: happened() } },
  waitParts: {
    from: ['IN_PROGRESS'],
    to: 'WAITING_PARTS',
    input: {
      /** What it waits for, beside what it has taken already. */
      parts: amounts('sparePart', { scale: 3, min: 0.001, max: 1_000_000 }),
      expectedDays: int({ min: 0, max: 365 }),
      needNotice: flag({ default: false }),
      waitingSince: happened(),
    },
  },
  resume: { from: ['WAITING_PARTS'], to: 'IN_PROGRESS', input: { resumedAt: happened() } },
  complete: {
    from: ['IN_PROGRESS'],
    to: 'COMPLETED',
    tone: 'good',
    input: {
      faultCategoryId: link('faultCategory'),
      faultIds: links('fault', { dependsOn: { field: 'faultCategoryId', by: 'categoryId' } }),
      description: text({ max: 4000, long: true }),
      causes: text({ max: 4000, long: true }),
      /** What each of its repairers worked on it, beside the hours booked already. */
      hours: amounts('repairer', { of: 'repairerIds', min: 0.25, max: 24 }),
      /** What was taken of the parts that are kept for it and nobody booked; nothing of one that was not needed. */
      takenParts: amounts('sparePart', { scale: 3, min: 0, max: 1_000_000, occasional: true }),
      /** Why it took what other work waits for. */
      overrideReason: text({ max: 500, long: true, occasional: true }),
      completeDate: instant({ past: true }),
      usableWithFault: flag({ default: false }),
      expectedDays: int({ min: 0, max: 365 }),
      needNotice: flag({ default: false }),
    },
  },
  cancel: {
    from: ['ASSIGNED', 'IN_PROGRESS'],
    to: 'CANCELLED',
    tone: 'danger',
    input: { reason: text({ required: true, max: 500, long: true }) },
  },
})

export const repairCorrections = defineCorrections(repairLog, {
  field: 'status',
  from: ['IN_PROGRESS', 'WAITING_PARTS', 'COMPLETED'],
  correctable: [
    ...(['equipmentId', 'unitId', 'ductId', 'faultCategoryId', 'faultIds', 'faultDescription', 'repairerIds', 'repairType'] as const),
    ...(['description', 'causes', 'beginDate', 'completeDate'] as const),
  ],
  voids: { from: ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS', 'COMPLETED'], to: 'VOIDED' },
  overAt: (row) => row.completeDate,
})
