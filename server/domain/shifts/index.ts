import type { Area } from '../../kernel/index.ts'
import { demandRules, memberRules, qualificationRules } from './people.rules.ts'
import { positionDemand } from './positionDemand.resource.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { shiftPattern } from './shiftPattern.resource.ts'
import { shiftTeam, shiftTeamMember } from './shiftTeam.resource.ts'
import { workerQualification } from './workerQualification.resource.ts'

export { positionDemand, productionSchedule, shiftPattern, shiftTeam, shiftTeamMember, workerQualification }

export const shifts: Area = {
  name: 'shifts',
  icon: 'calendar',
  resources: [productionSchedule, shiftTeam, shiftTeamMember, shiftPattern, positionDemand, workerQualification],
  rules: [memberRules, qualificationRules, demandRules],
}
