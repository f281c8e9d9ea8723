import type { Area } from '../../kernel/index.ts'
import { attendance } from './attendance.resource.ts'
import { awayFrom } from './away.query.ts'
import { calendarFeed } from './calendarFeed.resource.ts'
import { positionDemand, shiftTeam, shiftTeamMember, workerQualification } from './crew.resource.ts'
import { leave } from './leave.ts'
import { leaveEntitlement } from './leaveEntitlement.resource.ts'
import { leaveLedger, leaveLog } from './leaveLog.ts'
import { refusedOnLeave } from './leaveThen.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { recountedLeave } from './recountLeave.ts'
import { cellsBetween } from './roster.query.ts'
import { roster } from './roster.ts'
import { shiftPattern } from './shiftPattern.resource.ts'
import { shiftSwap, swapFlow } from './shiftSwap.resource.ts'
import { vacationFlow, workerVacation } from './workerVacation.resource.ts'

export { CALENDAR_PATH } from './calendarFeed.ts'
export { daysByYear, isAwayAllDay, misses } from './leaveDays.ts'
export { type Duty, onDuty } from './onDuty.ts'
export { type Calendar, readCalendar } from './readCalendar.query.ts'
export { letterOn } from './rotation.ts'
export { leaveBetween, type Vacation } from './workerVacation.resource.ts'
export {
  attendance,
  awayFrom,
  calendarFeed,
  cellsBetween,
  leaveEntitlement,
  leaveLedger,
  leaveLog,
  positionDemand,
  productionSchedule,
  shiftPattern,
  shiftSwap,
  shiftTeam,
  shiftTeamMember,
  swapFlow,
  vacationFlow,
  workerQualification,
  workerVacation,
}

/** Who works when and where, and who is away. */
export const shifts: Area = {
  ...{ name: 'shifts', icon: 'calendar' },
  ...{ commands: [...roster.commands, ...leave.commands], providers: leave.providers },
  resources: [...roster.resources, ...leave.resources],
  rules: [...roster.rules, ...leave.rules],
  readModels: [...roster.readModels, ...leave.readModels],
  calls: [...roster.calls, ...leave.calls],
  rounds: leave.rounds,
  extensions: [refusedOnLeave, recountedLeave],
}
