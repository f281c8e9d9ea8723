export { auditorOf, backupDesk } from './desk.ts'
