import { choice, defineResource, instant, int, type LockedRow, link, numbered, type RowOf, text } from '../../kernel/index.ts'
import { CHANNELS } from '../notice/index.ts'

/** A ladder on its way up, because of one report. */
export const callRun = defineResource('callRun', {
  permission: 'repair:callRun',
  owner: { as: 'reportId' },
  title: 'runNo',
  icon: 'send',
  sort: '-beganAt',
  can: [],
  audited: 'steps',
  columns: ['runNo', 'reportId', 'equipmentId', 'ladderId', 'state', 'beganAt', 'answeredBy', 'endedAt'],
  filters: ['state', 'ladderId', 'equipmentId', 'reportId', 'beganAt'],
  unique: [['ladderId', 'reportId']],
  indexes: [['state', 'nextAt']],
  fields: {
    runNo: numbered('HJ'),
    ladderId: link('callLadder', { required: true, readonly: true, anyRow: true, filter: 'eq' }),
    reportId: link('reportLog', { required: true, readonly: true, filter: 'eq' }),
    equipmentId: link('equipment', { required: true, readonly: true, anyRow: true, filter: 'eq' }),
    beganAt: instant({ required: true, readonly: true, filter: 'range', sort: true }),
    /** The step before the next one, and when that one is due: counted from the call before, never from the beginning. */
    position: int({ additive: false, required: true, default: 0, readonly: true }),
    steppedAt: instant({ required: true, readonly: true }),
    nextAt: instant({ required: true, readonly: true }),
    state: choice(['RUNNING', 'ANSWERED', 'ENDED', 'UNANSWERED'], {
      required: true,
      default: 'RUNNING',
      readonly: true,
      filter: 'in',
      tones: { RUNNING: 'wait', ANSWERED: 'good', ENDED: 'quiet', UNANSWERED: 'danger' },
    }),
    answeredBy: text({ max: 128, readonly: true }),
    answeredOn: choice(CHANNELS, { readonly: true }),
    endedAt: instant({ readonly: true }),
  },
})

export const SKIPS = ['ON_LEAVE', 'OFF_SHIFT', 'NOBODY', 'NO_ADDRESS', 'SWITCHED_OFF'] as const
export type Skip = (typeof SKIPS)[number]

/** One person at one step of a run: called, or passed over and why. The base itself refuses a second call. */
export const callAttempt = defineResource('callAttempt', {
  permission: 'repair:callAttempt',
  owner: { through: ['userId'], as: 'runId' },
  title: 'name',
  icon: 'send',
  sort: 'id',
  can: [],
  audited: false,
  columns: ['runId', 'position', 'name', 'state', 'skipped', 'calledAt', 'answeredAt'],
  unique: [['runId', 'position', 'personKey']],
  indexes: [['userId', 'state'], ['eventNo']],
  fields: {
    runId: link('callRun', { required: true, readonly: true, filter: 'eq' }),
    position: int({ additive: false, required: true, readonly: true }),
    /** Whom: 'repairer:12'. Nobody at all is a person here too, so that each step has its row. */
    personKey: text({ required: true, max: 64, readonly: true, secret: true }),
    name: text({ required: true, max: 128, readonly: true }),
    userId: link('user', { readonly: true, anyRow: true }),
    repairerId: link('repairer', { readonly: true, anyRow: true }),
    state: choice(['CALLED', 'SKIPPED', 'ANSWERED'], {
      required: true,
      readonly: true,
      filter: 'in',
      tones: { CALLED: 'wait', SKIPPED: 'quiet', ANSWERED: 'good' },
    }),
    skipped: choice(SKIPS, { readonly: true }),
    calledAt: instant({ required: true, readonly: true }),
    answeredAt: instant({ readonly: true }),
    /** The notice by which the person was called. Notices are purged before runs, so it is no link. */
    eventNo: int({ additive: false, readonly: true, min: 1 }),
  },
})

/** A key with which one person answers one call, kept as its hash: made as a message leaves, used once. */
export const callLink = defineResource('callLink', {
  permission: 'repair:callLink',
  title: 'keyHash',
  internal: true,
  audited: false,
  retention: { days: 'log', since: 'expiresAt' },
  fields: {
    attemptId: link('callAttempt', { required: true }),
    channel: choice(CHANNELS, { required: true }),
    keyHash: text({ required: true, max: 64, unique: true, secret: true }),
    expiresAt: instant({ required: true }),
    usedAt: instant(),
  },
})

export type Run = RowOf<typeof callRun>
export type LockedRun = LockedRow<typeof callRun>
export type Attempt = RowOf<typeof callAttempt>
