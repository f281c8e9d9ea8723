import type { Area } from '../../kernel/index.ts'
import { auditCheck } from './auditCheck.resource.ts'
import { checkAuditCall, signOffAuditCheckCall } from './checkingAudit.ts'

export {
  type AuditCheckRef,
  type Auditor,
  type AuditReport,
  beginCheck,
  checkAuditJob,
  notifyAuditBrokenJob,
  notifyBroken,
  openBrokenCheck,
  settleCheck,
} from './checkingAudit.ts'
export { auditCheck }

/** Whether the logs are as they were written. It stands above notices, which tell when they are not, and in the menu of logs. */
export const audit: Area = {
  name: 'audit',
  icon: 'history',
  resources: [auditCheck],
  calls: [checkAuditCall, signOffAuditCheckCall],
}
