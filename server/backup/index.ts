export { backupDesk } from './desk.ts'
