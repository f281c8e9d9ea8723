export { backUpBeforeSteps } from './beforeUpgrade.ts'
export { backupDesk } from './desk.ts'
export { backupGauges } from './gauges.ts'
