export { trailOf } from './auditTrail.ts'
export { backUpBeforeSteps } from './beforeUpgrade.ts'
export { auditorOf, backupDesk } from './desk.ts'
export { backupGauges } from './gauges.ts'
