import type { Area } from '../../kernel/index.ts'
import { leave } from './leave.ts'
import { leaveEntitlement } from './leaveEntitlement.resource.ts'
import { leaveLedger, leaveLog } from './leaveLog.ts'
import { demandRules, memberRules, qualificationRules } from './people.rules.ts'
import { positionDemand } from './positionDemand.resource.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { shiftPattern } from './shiftPattern.resource.ts'
import { shiftTeam, shiftTeamMember } from './shiftTeam.resource.ts'
import { workerQualification } from './workerQualification.resource.ts'
import { vacationFlow, workerVacation } from './workerVacation.resource.ts'

export { daysByYear } from './leaveDays.ts'
export {
  leaveEntitlement,
  leaveLedger,
  leaveLog,
  positionDemand,
  productionSchedule,
  shiftPattern,
  shiftTeam,
  shiftTeamMember,
  vacationFlow,
  workerQualification,
  workerVacation,
}

export const shifts: Area = {
  name: 'shifts',
  icon: 'calendar',
  resources: [productionSchedule, shiftTeam, shiftTeamMember, shiftPattern, positionDemand, workerQualification, ...leave.resources],
  rules: [memberRules, qualificationRules, demandRules, ...leave.rules],
  commands: leave.commands,
  providers: leave.providers,
  readModels: leave.readModels,
  calls: leave.calls,
}
