import * as z from 'zod'
import { deliverNoticeJob, fanOutNoticeJob } from '../domain/notice/index.ts'
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

/** Ends sessions that nobody has used for a while, so that lists of open sessions tell the truth. */
export const closeIdleSessions = defineJob('closeIdleSessions', {
  payload: nothing,
  schedule: { everyMs: 5 * 60_000 },
  attempts: 1,
  load: async () => (await import('./closeIdleSessions.job.ts')).run,
})

/** Forgets removed rows whose removal can no longer be taken back: nothing that was deleted is kept for longer. */
export const forgetRemoved = defineJob('forgetRemoved', {
  payload: nothing,
  schedule: { everyMs: 5 * 60_000 },
  attempts: 1,
  load: async () => (await import('./purging.job.ts')).forgetRemoved,
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

/** Makes the inspection orders of the coming 24 hours; of what was due while nobody ran, only what can still be done in its shift. */
export const makeInspectionOrders = defineJob('makeInspectionOrders', {
  payload: nothing,
  schedule: { everyMs: 5 * 60_000 },
  attempts: 3,
  load: async () => (await import('./rounds.job.ts')).makeInspectionOrders,
})

/** Makes the maintenance orders whose time has come, and those that came due while nobody ran. */
export const makeMaintenanceOrders = defineJob('makeMaintenanceOrders', {
  payload: nothing,
  schedule: { everyMs: 5 * 60_000 },
  attempts: 3,
  load: async () => (await import('./rounds.job.ts')).makeMaintenanceOrders,
})

/** Tells of maintenance orders whose day has come, from the morning on; what a standstill kept back is told afterwards. */
export const tellDueMaintenance = defineJob('tellDueMaintenance', {
  payload: nothing,
  schedule: { everyMs: 10 * 60_000 },
  attempts: 3,
  load: async () => (await import('./rounds.job.ts')).tellDueMaintenance,
})

/** Tells once a day of each roller that should be back from its repair. */
export const tellOverdueRollers = defineJob('tellOverdueRollers', {
  payload: nothing,
  schedule: { everyMs: 10 * 60_000 },
  attempts: 3,
  load: async () => (await import('./rounds.job.ts')).tellOverdueRollers,
})

/** Puts planned changes of shifts into force on their day. */
export const beginShiftChanges = defineJob('beginShiftChanges', {
  payload: nothing,
  schedule: { everyMs: 60_000 },
  attempts: 1,
  load: async () => (await import('./rounds.job.ts')).beginShiftChanges,
})

/** Tells the next receivers of reports that nobody has accepted in time. */
export const escalateReports = defineJob('escalateReports', {
  payload: nothing,
  schedule: { everyMs: 60_000 },
  attempts: 1,
  load: async () => (await import('./rounds.job.ts')).escalateReports,
})

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
  closeIdleSessions,
  forgetRemoved,
  purgeLogs,
  sweepFiles,
  removeContents,
  makeInspectionOrders,
  makeMaintenanceOrders,
  tellDueMaintenance,
  tellOverdueRollers,
  beginShiftChanges,
  escalateReports,
  fanOutNotice,
  deliverNotice,
  sweepNotices,
]
