import type { Area } from '../../kernel/index.ts'
import { attendance } from './attendance/attendance.resource.ts'
import { calendarFeed } from './calendarFeed.resource.ts'
import { positionDemand, shiftTeam, shiftTeamMember, workerQualification } from './crew.resource.ts'
import { awayFrom } from './leave/away.query.ts'
import { leave } from './leave/leave.ts'
import { leaveEntitlement } from './leave/leaveEntitlement.resource.ts'
import { leaveLedger, leaveLog } from './leave/leaveLog.ts'
import { refusedOnLeave } from './leave/leaveOnDate.ts'
import { recountedLeave } from './leave/recountLeave.ts'
import { vacationFlow, workerVacation } from './leave/workerVacation.resource.ts'
import { productionSchedule } from './schedule/productionSchedule.resource.ts'
import { cellsBetween } from './schedule/roster.query.ts'
import { roster } from './schedule/roster.ts'
import { shiftPattern } from './schedule/shiftPattern.resource.ts'
import { shiftSwap, swapFlow } from './swaps/shiftSwap.resource.ts'

export { type Duty, onDuty } from './attendance/onDuty.ts'
export { CALENDAR_PATH } from './calendarFeed.ts'
export { daysByYear, isAwayAllDay, misses } from './leave/leaveDays.ts'
export { leaveBetween, type Vacation } from './leave/workerVacation.resource.ts'
export { type Calendar, readCalendar } from './schedule/readCalendar.query.ts'
export { letterOn } from './schedule/rotation.ts'
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
  scheduledTasks: leave.scheduledTasks,
  extensions: [refusedOnLeave, recountedLeave],
}
