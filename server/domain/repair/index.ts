import type { Area } from '../../kernel/index.ts'
import { reportProgress } from './breakdowns.query.ts'
import { fault, faultCategory } from './fault.resource.ts'
import { myOpenWorkModel } from './myOpenWork.query.ts'
import { openWorkOfMachine } from './openWorkOfMachine.ts'
import { repairer, reporter } from './people.resource.ts'
import { joinedWhere, progressWhere } from './progressWhere.query.ts'
import { completeRepair } from './repairs/completeRepair.ts'
import { correctRepair } from './repairs/correctRepair.ts'
import { hoursOnRepair, manHours } from './repairs/hoursOnRepair.query.ts'
import { partsHere, partsRound, repairPartsCost } from './repairs/partsArrived.ts'
import { repairLog } from './repairs/repairLog.resource.ts'
import { repairRules } from './repairs/repairLog.rules.ts'
import { neededByRepairs, repairPart, repairPartRules } from './repairs/repairPart.resource.ts'
import { cancelRepair, resumeRepair, startRepair, voidRepair, waitForParts } from './repairs/repairSteps.ts'
import { repairWorkModel } from './repairs/repairWork.query.ts'
import { repairsLike, similarRepairsModel } from './repairs/similarRepairs.query.ts'
import { correctReport } from './reports/correctReport.ts'
import { escalation } from './reports/escalateReports.ts'
import { reopenReport } from './reports/reopenReport.ts'
import { reportLog, reportRun } from './reports/reportLog.resource.ts'
import { reportRules } from './reports/reportLog.rules.ts'
import { acceptReport, cancelReport, completeReport, markReportUsable, rejectReport } from './reports/reportSteps.ts'
import { voidReport } from './reports/voidReport.ts'

export { breakdowns } from './breakdowns.query.ts'
export { debtDueDate, partsDueDate } from './dueDates.ts'
export { inOrder } from './moments.ts'
export { myOpenWork } from './myOpenWork.query.ts'
export { notifyArrivedParts } from './repairs/partsArrived.ts'
export { repairCorrections, repairFlow } from './repairs/repairLog.resource.ts'
export { type RepairWorkView, repairWork } from './repairs/repairWork.query.ts'
export { similarRepairs } from './repairs/similarRepairs.query.ts'
export { escalateReports } from './reports/escalateReports.ts'
export {
  faultStates,
  isStanding,
  OPEN_REPORT,
  type OpenReport,
  openReports,
  type Progress,
  progressOf,
} from './reports/openReports.query.ts'
export { standsFrom } from './reports/openStop.ts'
export { type Reopened, reopenedAmong, runsOf, type Span, spansOf } from './reports/reopened.query.ts'
export {
  REPORT_INTAKE_SOURCES,
  reportIntake,
  reportIntakeFields,
} from './reports/reportChecks.query.ts'
export { reportCorrections, reportFlow, VOID_REPORT } from './reports/reportLog.resource.ts'
export { reportSources } from './reports/reportLog.rules.ts'
export { takeReportOn } from './reports/reportSteps.ts'
export { fault, faultCategory, repairer, repairLog, repairPart, reporter, reportLog, reportRun }

export const repair: Area = {
  name: 'repair',
  icon: 'wrench',
  resources: [reportLog, repairLog, repairPart, repairer, reporter, faultCategory, fault, reportRun],
  commands: [
    acceptReport,
    markReportUsable,
    completeReport,
    reopenReport,
    cancelReport,
    rejectReport,
    startRepair,
    waitForParts,
    resumeRepair,
    completeRepair,
    cancelRepair,
    correctReport,
    voidReport,
    correctRepair,
    voidRepair,
  ],
  rules: [reportRules, repairRules, repairPartRules],
  providers: [manHours, reportProgress, partsHere, repairPartsCost],
  readModels: [repairWorkModel, myOpenWorkModel, similarRepairsModel],
  expressions: [progressWhere, joinedWhere],
  deactivationBlockers: [openWorkOfMachine],
  integrityChecks: [neededByRepairs],
  extensions: [hoursOnRepair, repairsLike],
  scheduledTasks: [escalation, partsRound],
}
