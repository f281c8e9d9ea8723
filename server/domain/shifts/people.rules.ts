import { defineRules, type ResourceDef, type UnitOfWork } from '../../kernel/index.ts'
import { productionPosition, worker } from '../masterdata/index.ts'
import { positionDemand } from './positionDemand.resource.ts'
import { shiftTeamMember } from './shiftTeam.resource.ts'
import { workerQualification } from './workerQualification.resource.ts'

/** The name that such a row is called by. */
async function nameAfter(uow: UnitOfWork, target: ResourceDef, id: number | null | undefined): Promise<{ name?: string }> {
  const [found] = id == null ? [] : await uow.of(target).many([id])
  const name = (found as Readonly<Record<string, unknown>> | null | undefined)?.[target.title]
  return typeof name === 'string' ? { name } : {}
}

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
