import type { Area } from '../../kernel/index.ts'
import { backup, type DrillFault } from './backup.resource.ts'
import { backupAlarm } from './backupAlarm.query.ts'
import { backUpNowCall, checkBackupCall } from './makingBackups.ts'
import { drillRestoreCall } from './restoreDrill.ts'

export { failedLastBackup, hoursWithoutBackup, lastGoodBackup } from './backupAlarm.query.ts'
export {
  askForBackup,
  askWhenDue,
  type BackupRef,
  type BackupService,
  checkBackupJob,
  type DrillReport,
  type FoundArchive,
  makeBackupJob,
  matchFolder,
  megabytesOf,
  type RetentionPolicy,
  retentionPolicy,
} from './makingBackups.ts'
export { drillRestoreJob, notifyDrillFailed, requestDrillWhenDue } from './restoreDrill.ts'
export { backup, type DrillFault }

/** Backups of the whole installation. It stands above notices, which tell when there is none, and in the menu of the system. */
export const backups: Area = {
  name: 'backups',
  icon: 'box',
  resources: [backup],
  scheduledTasks: [backupAlarm],
  calls: [backUpNowCall, checkBackupCall, drillRestoreCall],
}
