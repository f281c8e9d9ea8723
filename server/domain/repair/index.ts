import type { Area } from '../../kernel/index.ts'
import { reportProgress } from './breakdowns.query.ts'
import { completeRepair } from './completeRepair.ts'
import { correctRepair } from './correctRepair.ts'
import { correctReport } from './correctReport.ts'
import { escalation } from './escalateReports.ts'
import { fault, faultCategory } from './fault.resource.ts'
import { hoursOnRepair, manHours } from './hoursOnRepair.query.ts'
import { myOpenWorkModel } from './myOpenWork.query.ts'
import { openWorkOfMachine } from './openWorkOfMachine.ts'
import { partsHere, partsRound, repairPartsCost } from './partsHere.ts'
import { repairer, reporter } from './people.resource.ts'
import { joinedWhere, progressWhere } from './progressWhere.query.ts'
import { reopenReport } from './reopenReport.ts'
import { repairLog } from './repairLog.resource.ts'
import { repairRules } from './repairLog.rules.ts'
import { neededByRepairs, repairPart, repairPartRules } from './repairPart.resource.ts'
import { cancelRepair, resumeRepair, startRepair, voidRepair, waitForParts } from './repairSteps.ts'
import { repairWorkModel } from './repairWork.query.ts'
import { reportLog, reportRun } from './reportLog.resource.ts'
import { reportRules } from './reportLog.rules.ts'
import { acceptReport, cancelReport, completeReport, markReportUsable, rejectReport } from './reportSteps.ts'
import { repairsLike, similarRepairsModel } from './similarRepairs.query.ts'
import { voidReport } from './voidReport.ts'

export { breakdowns } from './breakdowns.query.ts'
export { escalateReports } from './escalateReports.ts'
export { inOrder } from './moments.ts'
export { myOpenWork } from './myOpenWork.query.ts'
export { faultStates, isStanding, OPEN_REPORT, type OpenReport, openReports, type Progress, progressOf } from './openReports.query.ts'
export { standsFrom } from './openStop.ts'
export { tellPartsArrived } from './partsHere.ts'
export { type Reopened, reopenedAmong, runsOf, type Span, spansOf } from './reopened.query.ts'
export { repairCorrections, repairFlow } from './repairLog.resource.ts'
export { type RepairWorkView, repairWork } from './repairWork.query.ts'
export { REPORT_DESK_SOURCES, reportDesk, reportDeskFields } from './reportDesk.query.ts'
export { reportCorrections, reportFlow, VOID_REPORT } from './reportLog.resource.ts'
export { reportSources } from './reportLog.rules.ts'
export { takeReportOn } from './reportSteps.ts'
export { similarRepairs } from './similarRepairs.query.ts'
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
  leftovers: [openWorkOfMachine],
  consistencies: [neededByRepairs],
  extensions: [hoursOnRepair, repairsLike],
  rounds: [escalation, partsRound],
}
