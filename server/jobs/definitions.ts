import * as z from 'zod'
import { LOG_KINDS, purgeLogsJob, removeContentsJob } from '../domain/system/index.ts'
import { defineJob, type JobDefinition } from './job.ts'

const nothing = z.strictObject({})

/** Deletes history that is past its keeping time. */
export const purgeHistory = defineJob('purgeHistory', {
  payload: nothing,
  schedule: { dailyAt: '03:30' },
  attempts: 3,
  load: async () => (await import('./purgeHistory.job.ts')).run,
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
  load: async () => (await import('./forgetRemoved.job.ts')).run,
})

/** Deletes old entries of one log because somebody asked for it. */
export const purgeLogs = defineJob(purgeLogsJob.name, {
  payload: z.strictObject({ kind: z.enum(LOG_KINDS), days: z.int().positive(), plantId: z.int().nonnegative() }),
  attempts: 3,
  load: async () => (await import('./purgeLogs.job.ts')).run,
})

/** Removes uploaded files that never became part of a record, and what crashes left behind. */
export const sweepFiles = defineJob('sweepFiles', {
  payload: nothing,
  schedule: { dailyAt: '03:50' },
  attempts: 2,
  load: async () => (await import('./sweepFiles.job.ts')).run,
})

/** Removes the contents of files that somebody deleted. */
export const removeContents = defineJob(removeContentsJob.name, {
  payload: z.strictObject({ keys: z.array(z.string()).max(10) }),
  attempts: 5,
  load: async () => (await import('./removeContents.job.ts')).run,
})

/** Makes the maintenance orders whose time has come, and those that came due while nobody ran. */
export const makeMaintenanceOrders = defineJob('makeMaintenanceOrders', {
  payload: nothing,
  schedule: { everyMs: 5 * 60_000 },
  attempts: 3,
  load: async () => (await import('./makeMaintenanceOrders.job.ts')).run,
})

export const jobs: readonly JobDefinition[] = [
  purgeHistory,
  closeIdleSessions,
  forgetRemoved,
  purgeLogs,
  sweepFiles,
  removeContents,
  makeMaintenanceOrders,
]
