import { absencesModel } from './absences.model.ts'
import { attendance } from './attendance.resource.ts'
import { attendanceRules, correctAttendance } from './attendanceTimes.ts'
import { calendarFeed } from './calendarFeed.resource.ts'
import { issueCalendarFeedCall, revokeCalendarFeedCall } from './calendarFeed.ts'
import { changeScheduleCall, copyScheduleWeekCall } from './changeSchedule.ts'
import {
  demandRules,
  memberRules,
  positionDemand,
  qualificationRules,
  shiftTeam,
  shiftTeamMember,
  workerQualification,
} from './crew.resource.ts'
import { generateScheduleCall } from './generateSchedule.ts'
import { markAttendanceCall } from './markAttendance.ts'
import { myShiftsModel } from './myShifts.model.ts'
import { personCardModel } from './personCard.model.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { scheduleRules } from './productionSchedule.rules.ts'
import { rollCallModel } from './rollCall.model.ts'
import { scheduleBoardModel } from './scheduleBoard.model.ts'
import { patternRules, readyPatternsModel, shiftPattern, teamRules } from './shiftPattern.resource.ts'
import { shiftSwap } from './shiftSwap.resource.ts'
import { signInForShiftCall, signOutOfShiftCall } from './signInForShift.ts'
import { acceptSwap, approveSwap, refuseSwap, swapRules, withdrawSwap } from './swapSteps.ts'

/** What the area holds about who works when and where. */
export const roster = {
  resources: [
    productionSchedule,
    shiftTeam,
    shiftTeamMember,
    shiftPattern,
    positionDemand,
    workerQualification,
    shiftSwap,
    attendance,
    calendarFeed,
  ],
  rules: [scheduleRules, memberRules, qualificationRules, demandRules, patternRules, teamRules, swapRules, attendanceRules],
  commands: [acceptSwap, approveSwap, refuseSwap, withdrawSwap, correctAttendance],
  readModels: [scheduleBoardModel, readyPatternsModel, myShiftsModel, rollCallModel, personCardModel, absencesModel],
  calls: [
    changeScheduleCall,
    copyScheduleWeekCall,
    generateScheduleCall,
    markAttendanceCall,
    signInForShiftCall,
    signOutOfShiftCall,
    issueCalendarFeedCall,
    revokeCalendarFeedCall,
  ],
}
