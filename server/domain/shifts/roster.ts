import { changeScheduleCall, copyScheduleWeekCall } from './changeSchedule.ts'
import { generateScheduleCall } from './generateSchedule.ts'
import { demandRules, memberRules, qualificationRules } from './people.rules.ts'
import { positionDemand } from './positionDemand.resource.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { scheduleRules } from './productionSchedule.rules.ts'
import { readyPatternsModel } from './readyPatterns.model.ts'
import { scheduleBoardModel } from './scheduleBoard.model.ts'
import { shiftPattern } from './shiftPattern.resource.ts'
import { patternRules, teamRules } from './shiftPattern.rules.ts'
import { shiftTeam, shiftTeamMember } from './shiftTeam.resource.ts'
import { workerQualification } from './workerQualification.resource.ts'

/** What the area holds about who works when and where. */
export const roster = {
  resources: [productionSchedule, shiftTeam, shiftTeamMember, shiftPattern, positionDemand, workerQualification],
  rules: [scheduleRules, memberRules, qualificationRules, demandRules, patternRules, teamRules],
  readModels: [scheduleBoardModel, readyPatternsModel],
  calls: [changeScheduleCall, copyScheduleWeekCall, generateScheduleCall],
}
