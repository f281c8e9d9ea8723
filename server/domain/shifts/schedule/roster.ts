import { attendance } from '../attendance/attendance.resource.ts'
import { attendanceRules, correctAttendance } from '../attendance/attendanceTimes.ts'
import { markAttendanceCall } from '../attendance/markAttendance.ts'
import { rollCallModel } from '../attendance/rollCall.model.ts'
import { signInForShiftCall, signOutOfShiftCall } from '../attendance/signInForShift.ts'
import { calendarFeed } from '../calendarFeed.resource.ts'
import { issueCalendarFeedCall, revokeCalendarFeedCall } from '../calendarFeed.ts'
import {
  demandRules,
  memberRules,
  positionDemand,
  qualificationRules,
  shiftTeam,
  shiftTeamMember,
  workerQualification,
} from '../crew.resource.ts'
import { absencesModel } from '../leave/absences.model.ts'
import { myShiftsModel } from '../myShifts.model.ts'
import { personCardModel } from '../personCard.model.ts'
import { shiftSwap } from '../swaps/shiftSwap.resource.ts'
import { acceptSwap, approveSwap, refuseSwap, swapRules, withdrawSwap } from '../swaps/swapSteps.ts'
import { changeScheduleCall, copyScheduleWeekCall } from './changeSchedule.ts'
import { generateScheduleCall } from './generateSchedule.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { scheduleRules } from './productionSchedule.rules.ts'
import { scheduleBoardModel } from './scheduleBoard.model.ts'
import { patternRules, readyPatternsModel, shiftPattern, teamRules } from './shiftPattern.resource.ts'

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
