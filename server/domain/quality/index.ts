import type { Area } from '../../kernel/index.ts'
import { NOT_JUSTIFIED, recurring, recurringWhere, yearsAway } from './again.query.ts'
import { complaintCategory, complaintCause, complaintMeasure, complaintStatus, QA_STAGES } from './catalog.resource.ts'
import { complaint, prodTrack, qaFlow } from './complaint.resource.ts'
import { complaintRules, complaintSteps } from './complaint.rules.ts'
import { actionFlow, complaintAction } from './complaintAction.resource.ts'
import { actionSteps, complaintActionRules } from './complaintAction.rules.ts'
import { complaintEvidence, evidenceRules } from './complaintEvidence.ts'
import { complaintPrefillModel } from './complaintPrefill.ts'
import { complaintTimelineModel } from './complaintTimeline.ts'
import { complaintRounds, overdueActionWhere } from './overdue.query.ts'
import { complaintRecurrencesModel } from './recurring.ts'
import { traffic, trafficWhere } from './traffic.query.ts'

export { comeAgain, UNKNOWN } from './comeAgain.ts'
export { complaintPrefillModel } from './complaintPrefill.ts'
export { complaintTimelineModel } from './complaintTimeline.ts'
export {
  countLights,
  LIGHTS,
  lastJustified,
  type Narrowed,
  OPEN_STAGES,
  type OpenComplaint,
  openComplaints,
} from './openComplaints.query.ts'
export { complaintRecurrencesModel } from './recurring.ts'
export { type Limits, type Traffic, trafficOf } from './traffic.query.ts'
export {
  actionFlow,
  complaint,
  complaintAction,
  complaintCategory,
  complaintCause,
  complaintEvidence,
  complaintMeasure,
  complaintStatus,
  NOT_JUSTIFIED,
  prodTrack,
  QA_STAGES,
  qaFlow,
  yearsAway,
}

export const quality: Area = {
  name: 'quality',
  icon: 'alert',
  resources: [complaint, complaintAction, complaintEvidence, complaintCategory, complaintCause, complaintMeasure, complaintStatus],
  commands: [...complaintSteps, ...actionSteps],
  rules: [complaintRules, complaintActionRules, evidenceRules],
  providers: [traffic, recurring],
  expressions: [trafficWhere, recurringWhere, overdueActionWhere],
  rounds: complaintRounds,
  readModels: [complaintTimelineModel, complaintRecurrencesModel, complaintPrefillModel],
}
