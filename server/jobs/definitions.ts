import * as z from 'zod'
import { checkAuditJob, notifyAuditBrokenJob } from '../domain/audit/index.ts'
import { checkBackupJob, drillRestoreJob, makeBackupJob } from '../domain/backups/index.ts'
import { areas } from '../domain/index.ts'
import { deliverNoticeJob, fanOutNoticeJob, sendViewJob } from '../domain/notice/index.ts'
import { LOG_DAYS, LOG_KINDS, purgeLogsJob, removeContentsJob } from '../domain/system/index.ts'
import { defineJob, type JobDefinition } from './job.ts'

const nothing = z.strictObject({})

/** Deletes history that is past its keeping time. */
export const purgeHistory = defineJob('purgeHistory', {
  payload: nothing,
  schedule: { dailyAt: '03:30' },
  attempts: 3,
  minutes: 120,
  load: async () => (await import('./purging.job.ts')).purgeHistory,
})

/** Forgets removed rows whose removal can no longer be taken back: nothing that was deleted is kept for longer. */
export const forgetRemoved = defineJob('forgetRemoved', {
  payload: nothing,
  schedule: { everyMs: 5 * 60_000 },
  attempts: 1,
  load: async () => (await import('./purging.job.ts')).forgetRemoved,
})

/** Keeps what the base knows of its rows true: what is rare today may be common in a month. */
export const updateStatistics = defineJob('updateStatistics', {
  payload: nothing,
  schedule: { dailyAt: '04:10' },
  attempts: 2,
  minutes: 30,
  load: async () => (await import('./purging.job.ts')).updateStatistics,
})

/** Puts right the balances that ledger entries record; the step `0063_rewrite_balances` asks for it once. */
export const rewriteBalances = defineJob('rewriteBalances', {
  payload: nothing,
  attempts: 8,
  minutes: 120,
  load: async () => (await import('./balances.job.ts')).rewriteBalances,
})

/** Deletes old entries of one log because somebody asked for it. */
export const purgeLogs = defineJob(purgeLogsJob.name, {
  payload: z.strictObject({
    kind: z.enum(LOG_KINDS),
    days: z.int().min(LOG_DAYS.min),
    plantId: z.int().nonnegative(),
    // Jobs that an older process left behind do not say.
    shared: z.boolean().default(false),
  }),
  attempts: 3,
  minutes: 120,
  load: async () => (await import('./purging.job.ts')).purgeLogs,
})

/** Removes uploaded files that never became part of a record, and what crashes left behind. */
export const sweepFiles = defineJob('sweepFiles', {
  payload: nothing,
  schedule: { dailyAt: '03:50' },
  attempts: 2,
  minutes: 120,
  load: async () => (await import('./files.job.ts')).sweepFiles,
})

/** Removes the contents of files that somebody deleted. */
export const removeContents = defineJob(removeContentsJob.name, {
  payload: z.strictObject({ keys: z.array(z.string()).max(10) }),
  attempts: 5,
  load: async () => (await import('./files.job.ts')).removeContents,
})

const aBackup = z.strictObject({ backupId: z.int().positive() })

/** Makes a backup of the whole installation. */
export const makeBackup = defineJob(makeBackupJob.name, {
  payload: aBackup,
  attempts: 1,
  minutes: 180,
  load: async () => (await import('./backups.job.ts')).makeBackup,
})

/** Opens an archive and looks at everything in it. */
export const checkBackup = defineJob(checkBackupJob.name, {
  payload: aBackup,
  attempts: 1,
  minutes: 120,
  load: async () => (await import('./backups.job.ts')).checkBackup,
})

/** Restores an archive into a scratch folder and compares it with the live database. */
export const drillRestore = defineJob(drillRestoreJob.name, {
  payload: aBackup,
  attempts: 1,
  minutes: 180,
  load: async () => (await import('./backups.job.ts')).drillRestore,
})

/** Asks for the backup of the day, and deletes archives that need not be kept. */
export const tendBackups = defineJob('tendBackups', {
  payload: nothing,
  schedule: { everyMs: 5 * 60_000 },
  attempts: 1,
  load: async () => (await import('./backups.job.ts')).tendBackups,
})

/** Adds what has changed in the base to the continuous backup, where there is one: no more than five minutes may be lost. */
export const copyBase = defineJob('copyBase', {
  payload: nothing,
  schedule: { everyMs: 4 * 60_000 },
  attempts: 1,
  minutes: 60,
  load: async () => (await import('./backups.job.ts')).copyBase,
})

/** Holds the logs to their seals because somebody asked for it. */
export const checkAudit = defineJob(checkAuditJob.name, {
  payload: z.strictObject({ checkId: z.int().positive() }),
  attempts: 1,
  minutes: 60,
  load: async () => (await import('./audit.job.ts')).checkAudit,
})

/** Tells every plant of a fault that was found without a check. */
export const notifyAuditBroken = defineJob(notifyAuditBrokenJob.name, {
  payload: z.strictObject({ checkId: z.int().positive() }),
  attempts: 3,
  load: async () => (await import('./audit.job.ts')).notifyAuditBroken,
})

/** The same check every night. */
export const auditNightly = defineJob('auditNightly', {
  payload: nothing,
  schedule: { dailyAt: '04:40' },
  attempts: 1,
  minutes: 60,
  load: async () => (await import('./audit.job.ts')).auditNightly,
})

/** What the clock has areas do. */
const rounds = areas.flatMap((area) =>
  (area.scheduledTasks ?? []).map((round) =>
    defineJob(round.name, {
      payload: nothing,
      schedule: { everyMs: round.everyMs },
      attempts: round.attempts,
      load: async () => (await import('./eachPlant.ts')).runTask(round),
    }),
  ),
)

/** Works out who is told of an event. What the base refuses for a while is tried for some ten minutes. */
export const fanOutNotice = defineJob(fanOutNoticeJob.name, {
  payload: z.strictObject({ eventId: z.int().positive(), plantId: z.int().positive() }),
  attempts: 8,
  load: async () => (await import('./notices.job.ts')).fanOutNotice,
})

/** Sends one delivery. Its row says how often the channel is tried; these tries are for the base. */
export const deliverNotice = defineJob(deliverNoticeJob.name, {
  payload: z.strictObject({ deliveryId: z.int().positive(), plantId: z.int().positive() }),
  attempts: 3,
  load: async () => (await import('./notices.job.ts')).deliverNotice,
})

/** Makes the workbook of a saved view and sends it. Its row says how often the channel is tried; these tries are for the base. */
export const sendView = defineJob(sendViewJob.name, {
  payload: z.strictObject({ sendingId: z.int().positive(), plantId: z.int().positive() }),
  attempts: 3,
  load: async () => (await import('./subscriptions.job.ts')).sendView,
})

/** Hands over notices whose time has come, and those that got lost. */
export const sweepNotices = defineJob('sweepNotices', {
  payload: nothing,
  schedule: { everyMs: 15_000 },
  attempts: 1,
  minutes: 2,
  load: async () => (await import('./notices.job.ts')).sweepNotices,
})

export const jobs: readonly JobDefinition[] = [
  purgeHistory,
  forgetRemoved,
  purgeLogs,
  sweepFiles,
  updateStatistics,
  rewriteBalances,
  removeContents,
  makeBackup,
  checkBackup,
  drillRestore,
  tendBackups,
  copyBase,
  checkAudit,
  notifyAuditBroken,
  auditNightly,
  ...rounds,
  fanOutNotice,
  deliverNotice,
  sendView,
  sweepNotices,
]
