import { audit, headFile, logs } from './auditChecks.ts'
import { base, books, damage, durability, schema, writing } from './baseChecks.ts'
import { bucket } from './bucketCheck.ts'
import { certificate } from './certificateCheck.ts'
import type { HealthCheck } from './check.ts'
import { clock } from './clockCheck.ts'
import { failedJobs } from './failedJobsCheck.ts'
import { backupFolder, continuousBackup, dataFolder, disk, leftovers, owner } from './folderChecks.ts'
import { apps, memory, node } from './machineChecks.ts'
import { port } from './portCheck.ts'
import { redis } from './redisChecks.ts'
import { neighbors, proxy, secrets } from './safetyChecks.ts'
import { mailLinks, smtp } from './smtpCheck.ts'
import { uploads } from './uploadsCheck.ts'
import { backup, outbox, releases, scheduler, worker } from './workChecks.ts'

export { type Found, GROUPS, type Group, type HealthCheck, type Light, type Site, worstOf } from './check.ts'
export { examine, fixAll } from './examine.ts'
export { createHealthService, type HealthReport, type HealthService } from './healthService.ts'
export { Heartbeat } from './heartbeat.ts'
export { type PresentedFinding, presentFinding } from './wording.ts'

/** Everything that is looked at, in the order in which it is told. */
export const healthChecks: readonly HealthCheck[] = [
  ...[dataFolder, owner, leftovers, disk, memory, clock, node, apps],
  ...[base, schema, writing, durability, damage, books, uploads],
  ...[redis, worker, scheduler, releases, outbox, failedJobs],
  ...[port, certificate, proxy, smtp, mailLinks, bucket],
  ...[backup, backupFolder, continuousBackup, audit, logs, headFile, secrets, neighbors],
]
