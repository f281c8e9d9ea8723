import {
  choice,
  decimal,
  defineCorrections,
  defineFlow,
  defineResource,
  files,
  flag,
  happened,
  instant,
  int,
  link,
  links,
  numbered,
  text,
} from '../../../kernel/index.ts'

const HOUR_MS = 3_600_000

/** Hours between two moments without some of them, to a hundredth; never negative. */
const hoursBetween = (from: Date, to: Date, without = 0) =>
  Math.max(0, Math.round(((to.getTime() - from.getTime()) / HOUR_MS - without) * 100) / 100)

/** Withdrawn, refused or voided: nothing happened, and no figure counts it. */
export const VOID_REPORT = ['CANCELLED', 'REJECTED', 'VOIDED'] as const
export const STANDING_REPORT = ['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT', 'COMPLETED', 'CONFIRMED'] as const
const countsNot = (status: string) => VOID_REPORT.some((one) => one === status)

/** The states of a report, in between those of its repairs. */
const PROGRESS = [
  ...(['PENDING', 'REPAIRING', 'ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'] as const),
  ...(['USABLE_WITH_FAULT', 'COMPLETED', 'CONFIRMED', 'CANCELLED', 'REJECTED', 'VOIDED'] as const),
] as const

const reason = { reason: text({ required: true, max: 500, long: true }) }

interface Standing {
  readonly isStopped: boolean
  readonly reportDate: Date
  readonly resumeDate: Date | null
  readonly ranHours: number | null
  readonly status: string
}

/** A fault that nobody has taken on calls for somebody. */
const TONES = {
  PENDING: 'danger',
  REPAIRING: 'info',
  ASSIGNED: 'wait',
  IN_PROGRESS: 'info',
  WAITING_PARTS: 'wait',
  USABLE_WITH_FAULT: 'warning',
  COMPLETED: 'good',
  CONFIRMED: 'good',
  CANCELLED: 'quiet',
  REJECTED: 'quiet',
  VOIDED: 'quiet',
} as const

/** A person says that a machine is faulty (spec domain section 3). */
export const reportLog = defineResource('reportLog', {
  permission: 'repair:report',
  title: 'reportNo',
  owner: { through: ['reporterId.userId', 'repairLog:reportId.repairerIds.userId'] },
  sort: '-reportDate',
  icon: 'flag',
  label: { number: 'reportNo' },
  covers: ['reportNo'],
  textIndex: true,
  indexes: [
    ['status', 'reportDate'],
    // The report that leads the stop of a machine, and what is open on it.
    ['equipmentId', 'status', 'isStopped', 'resumeDate', 'joinedToId'],
    // The figures of a range read these alone.
    ['isStopped', 'resumeDate', 'reportDate', 'equipmentId', 'status', 'joinedToId', 'reopenedAt', 'workshopId'],
    ['reopenedAt', 'resumeDate', 'reportDate'],
    [
      'reportDate',
      'status',
      'joinedToId',
      'equipmentId',
      'faultCategoryId',
      'acceptedAt',
      'resumeDate',
      'urgency',
      'isStopped',
      'reopenedAt',
      'workshopId',
    ],
    ['completedAt', 'status', 'joinedToId', 'equipmentId', 'workshopId'],
  ],
  days: ['reportDate', 'completedAt', 'resumeDate'],
  can: ['create', 'update'],
  history: {
    states: { CONFIRMED: ['resumeDate'], CANCELLED: [], REJECTED: [] },
    fields: ['workshopId', 'acceptedAt', 'resumeDate', 'completedAt', 'faultCategoryId'],
    order: ['reportDate', 'acceptedAt', 'resumeDate', 'completedAt'],
    fills: { completedAt: 'resumeDate' },
  },
  columns: ['reportNo', 'equipmentId', 'description', 'progress', 'urgency', 'stopHours', 'reportDate'],
  filters: ['equipmentId', 'progress', 'urgency', 'isStopped', 'faultCategoryId', 'reporterId', 'reportDate'],
  // What was said and shown, and when the machine stood, stays with the repairs of a report and with those that joined it.
  publicFields: [
    ...['description', 'photoIds', 'urgency', 'isStopped', 'status', 'progress', 'reporterId', 'reportDate'],
    ...['acceptedAt', 'resumeDate', 'reopenedAt', 'ranHours', 'stopHours', 'createdAt', 'createdById'],
  ],
  fields: {
    reportNo: numbered('BX'),
    /** Whoever is signed in, unless it is said. */
    reporterId: link('reporter', { required: true, ruled: true, filter: 'eq' }),
    equCategory: choice(['EQUIPMENT', 'DUCT'], { required: true, default: 'EQUIPMENT', filter: 'in' }),
    /** Of a report about an ink tank, the machine it stands at. */
    equipmentId: link('equipment', { required: true, ruled: true, filter: 'eq' }),
    /** Where the machine stood when it was reported; it stays there when the machine moves. */
    workshopId: link('workshop', { readonly: true, filter: 'eq' }),
    ductId: link('duct', { filter: 'eq' }),
    ductFaultIds: links('fault', { max: 20 }),
    unitId: link('equipmentUnit', { dependsOn: { field: 'equipmentId', by: 'equipmentId' } }),
    description: text({ required: true, max: 4000, long: true, filter: 'like' }),
    photoIds: files({ max: 9 }),
    urgency: choice(['LOW', 'NORMAL', 'HIGH', 'STOP'], {
      tones: { LOW: 'quiet', NORMAL: 'info', HIGH: 'warning', STOP: 'danger' },
      default: 'NORMAL',
      filter: 'in',
    }),
    isStopped: flag({ default: false, filter: 'eq' }),
    reportDate: instant({ default: 'now', past: true, filter: 'range', sort: true }),
    /** The inspection that found it. */
    inspectionId: link('inspectionOrder', { fixed: true, filter: 'eq' }),
    acceptedAt: instant({ readonly: true }),
    resumeDate: instant({ readonly: true, filter: 'range' }),
    /** When the machine stood again, of a report that was reopened: its last stop began then. */
    reopenedAt: instant({ readonly: true }),
    /** How long the machine ran between the stops of a reopened report. */
    ranHours: decimal({ unit: 'hours', readonly: true, min: 0, scale: 4 }),
    /** When it was over: the machine ran, and the last of its repairs had ended. */
    completedAt: instant({ readonly: true, filter: 'range' }),
    expectedDays: int({ additive: false, readonly: true, min: 0, max: 365 }),
    /** What it turned out to be: as the last repair judged it. */
    faultCategoryId: link('faultCategory', { readonly: true, filter: 'eq' }),
    joinedToId: link('reportLog', { readonly: true, filter: 'eq' }),
    status: choice(['PENDING', 'REPAIRING', 'USABLE_WITH_FAULT', 'COMPLETED', 'CONFIRMED', 'CANCELLED', 'REJECTED', 'VOIDED'], {
      tones: TONES,
      required: true,
      default: 'PENDING',
      readonly: true,
      filter: 'in',
    }),
  },
  stateAs: 'progress',
  computed: {
    /** One status for a breakdown: that of its repair while it is repaired. */
    progress: {
      field: choice(PROGRESS, {
        tones: TONES,
        required: true,
        filter: 'in',
        sort: true,
      }),
    },
    /** One more report of a breakdown that was reported before. */
    isJoined: {
      field: flag({ required: true, filter: 'eq', sort: true }),
      from: ({ joinedToId }: { joinedToId: number | null }) => joinedToId !== null,
    },
    /** Grows while the machine stands; nothing when it never stood. */
    stopHours: {
      field: decimal({ unit: 'hours' }),
      from: (row: Standing, now) =>
        row.isStopped && !countsNot(row.status) ? hoursBetween(row.reportDate, row.resumeDate ?? now, row.ranHours ?? 0) : null,
    },
  },
})

export const reportFlow = defineFlow(reportLog, 'status', {
  accept: {
    from: ['PENDING'],
    to: 'REPAIRING',
    tone: 'good',
    input: {
      repairerIds: links('repairer', { required: true, present: { day: 'acceptedAt', trade: ['equipmentId'] } }),
      faultCategoryId: link('faultCategory'),
      acceptedAt: happened(),
    },
  },
  markUsable: {
    from: ['REPAIRING'],
    to: 'USABLE_WITH_FAULT',
    input: { expectedDays: int({ required: true, min: 0, max: 365 }), resumeDate: instant({ past: true }) },
  },
  complete: { from: ['REPAIRING', 'USABLE_WITH_FAULT'], to: 'COMPLETED', tone: 'good', input: { resumeDate: instant({ past: true }) } },
  confirm: { from: ['COMPLETED'], to: 'CONFIRMED', tone: 'good' },
  reopen: { from: ['COMPLETED'], to: 'REPAIRING', tone: 'danger', input: { ...reason, reopenedAt: happened() } },
  cancel: { from: ['PENDING'], to: 'CANCELLED', tone: 'danger' },
  reject: { from: ['PENDING'], to: 'REJECTED', tone: 'danger', input: reason },
})

/** Followers of a stop and the repairs of a report go along; see correctReport.ts and voidReport.ts. */
export const reportCorrections = defineCorrections(reportLog, {
  field: 'status',
  from: ['REPAIRING', 'USABLE_WITH_FAULT', 'COMPLETED', 'CONFIRMED'],
  correctable: [
    ...(['reporterId', 'equCategory', 'equipmentId', 'ductId', 'ductFaultIds', 'unitId', 'description', 'urgency', 'isStopped'] as const),
    ...(['reportDate', 'acceptedAt', 'resumeDate', 'completedAt'] as const),
  ],
  voids: { from: ['REPAIRING', 'USABLE_WITH_FAULT', 'COMPLETED', 'CONFIRMED'], to: 'VOIDED' },
  overAt: (row) => row.completedAt,
})

/**
 * Time in which the machine of a reopened report ran: from when it was said to run until it stood again. What a report says of its stop is
 * from reportDate to resumeDate without these: a correction of either holds for every figure, and nothing is kept twice.
 */
export const reportRun = defineResource('reportRun', {
  permission: 'repair:reportRun',
  title: 'reportId',
  internal: true,
  audited: false,
  fields: {
    reportId: link('reportLog', { required: true }),
    fromAt: instant({ required: true }),
    toAt: instant({ required: true }),
  },
})
