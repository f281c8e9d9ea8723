import type { Area } from '../../../kernel/index.ts'
import { carryOverLeaveCall, grantLeaveCall } from './grantLeave.ts'
import { leaveEntitlement, leaveEntitlementRules } from './leaveEntitlement.resource.ts'
import { leaveFacts } from './leaveFacts.query.ts'
import { leaveImpactModel } from './leaveImpact.model.ts'
import { leaveLedger, leaveLog, leaveLogRules } from './leaveLog.ts'
import { leavePlanModel } from './leavePlan.model.ts'
import { approveLeave, cancelLeave, submitLeave } from './leaveSteps.ts'
import { recountRound } from './recountLeave.ts'
import { workerVacation } from './workerVacation.resource.ts'
import { workerVacationRules } from './workerVacation.rules.ts'

/** What the area says of leave. */
export const leave = {
  resources: [workerVacation, leaveEntitlement, leaveLog],
  rules: [workerVacationRules, leaveEntitlementRules, leaveLogRules],
  commands: [submitLeave, approveLeave, cancelLeave, ...leaveLedger.commands],
  providers: leaveFacts,
  readModels: [leavePlanModel, leaveImpactModel],
  scheduledTasks: [recountRound],
  calls: [grantLeaveCall, carryOverLeaveCall],
} satisfies Partial<Area>
