export { type BackupDesk, backupDesk } from './desk.ts'
