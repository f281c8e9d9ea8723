import { attendance } from './attendance.resource.ts'
import { attendanceRules, correctAttendance } from './attendance.rules.ts'
import { calendarFeed } from './calendarFeed.resource.ts'
import { issueCalendarFeedCall, revokeCalendarFeedCall } from './calendarFeed.ts'
import { changeScheduleCall, copyScheduleWeekCall } from './changeSchedule.ts'
import { generateScheduleCall } from './generateSchedule.ts'
import { markAttendanceCall } from './markAttendance.ts'
import { myShiftsModel } from './myShifts.model.ts'
import { demandRules, memberRules, qualificationRules } from './people.rules.ts'
import { positionDemand } from './positionDemand.resource.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { scheduleRules } from './productionSchedule.rules.ts'
import { readyPatternsModel } from './readyPatterns.model.ts'
import { rollCallModel } from './rollCall.model.ts'
import { scheduleBoardModel } from './scheduleBoard.model.ts'
import { shiftPattern } from './shiftPattern.resource.ts'
import { patternRules, teamRules } from './shiftPattern.rules.ts'
import { shiftSwap } from './shiftSwap.resource.ts'
import { shiftTeam, shiftTeamMember } from './shiftTeam.resource.ts'
import { signInForShiftCall, signOutOfShiftCall } from './signInForShift.ts'
import { acceptSwap, approveSwap, refuseSwap, swapRules, withdrawSwap } from './swapSteps.ts'
import { workerQualification } from './workerQualification.resource.ts'

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
  readModels: [scheduleBoardModel, readyPatternsModel, myShiftsModel, rollCallModel],
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
