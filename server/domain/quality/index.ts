import type { Area } from '../../kernel/index.ts'
import { complaintCategory, complaintCause, complaintMeasure, complaintStatus } from './catalog.resource.ts'
import { complaint, complaintCorrections, prodTrack, qaFlow } from './complaint.resource.ts'
import { complaintRules, complaintSteps } from './complaint.rules.ts'
import { actionFlow, complaintAction } from './complaintAction.resource.ts'
import { actionSteps, complaintActionRules } from './complaintAction.rules.ts'
import { complaintEvidence, evidenceRules } from './complaintEvidence.ts'
import { complaintPrefillModel } from './complaintPrefill.ts'
import { complaintTimelineModel } from './complaintTimeline.ts'
import { correctComplaint, voidComplaint } from './correctComplaint.ts'
import { customerComplaintsModel } from './customerComplaints.query.ts'
import { myComplaintsModel } from './myComplaints.ts'
import { complaintRounds, overdueActionWhere } from './overdue.query.ts'
import { recurring, recurringWhere, yearsAway } from './recurrence.query.ts'
import { complaintRecurrencesModel } from './recurring.ts'
import { settled, settledWhere, statusWhere } from './settled.query.ts'
import { traffic, trafficWhere } from './traffic.query.ts'

export { complaintPrefillModel } from './complaintPrefill.ts'
export { complaintTimelineModel } from './complaintTimeline.ts'
export { customerComplaints } from './customerComplaints.query.ts'
export { findRecurrences, UNKNOWN } from './findRecurrences.ts'
export { myComplaints } from './myComplaints.ts'
export {
  countLights,
  LIGHTS,
  lastJustified,
  type Narrowed,
  type OpenComplaint,
  openComplaints,
} from './openComplaints.query.ts'
export { complaintRecurrencesModel } from './recurring.ts'
export { isSettled } from './settled.query.ts'
export { isClosed, NOT_ALIKE, NOT_JUSTIFIED, OPEN_STAGES, PROD_STAGES, QA_STAGES, VOID } from './stages.ts'
export { type Limits, type Traffic, trafficOf } from './traffic.query.ts'
export {
  actionFlow,
  complaint,
  complaintAction,
  complaintCategory,
  complaintCause,
  complaintCorrections,
  complaintEvidence,
  complaintMeasure,
  complaintStatus,
  prodTrack,
  qaFlow,
  yearsAway,
}

export const quality: Area = {
  name: 'quality',
  icon: 'alert',
  resources: [complaint, complaintAction, complaintEvidence, complaintCategory, complaintCause, complaintMeasure, complaintStatus],
  commands: [...complaintSteps, correctComplaint, voidComplaint, ...actionSteps],
  rules: [complaintRules, complaintActionRules, evidenceRules],
  providers: [traffic, recurring, settled],
  expressions: [trafficWhere, recurringWhere, settledWhere, overdueActionWhere, ...statusWhere],
  scheduledTasks: complaintRounds,
  readModels: [complaintTimelineModel, complaintRecurrencesModel, complaintPrefillModel, customerComplaintsModel, myComplaintsModel],
}
