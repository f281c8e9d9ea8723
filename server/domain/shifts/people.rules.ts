import { defineRules } from '../../kernel/index.ts'
import { productionPosition, worker } from '../masterdata/index.ts'
import { nameAfter } from './calledAfter.ts'
import { positionDemand } from './positionDemand.resource.ts'
import { shiftTeamMember } from './shiftTeam.resource.ts'
import { workerQualification } from './workerQualification.resource.ts'

export const memberRules = defineRules(shiftTeamMember, {
  create: ({ uow, input }) => nameAfter(uow, worker, input.workerId),
  update: ({ uow, input }) => nameAfter(uow, worker, input.workerId),
})
export const qualificationRules = defineRules(workerQualification, {
  create: ({ uow, input }) => nameAfter(uow, worker, input.workerId),
  update: ({ uow, input }) => nameAfter(uow, worker, input.workerId),
})
export const demandRules = defineRules(positionDemand, {
  create: ({ uow, input }) => nameAfter(uow, productionPosition, input.positionId),
  update: ({ uow, input }) => nameAfter(uow, productionPosition, input.positionId),
})
