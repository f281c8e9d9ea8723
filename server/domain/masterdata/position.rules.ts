import { defineRules } from '../../kernel/index.ts'
import { productionPosition } from './productionPosition.resource.ts'
import { newChoice, requireEnabled } from './requireEnabled.ts'
import { staff } from './staff.resource.ts'
import { worker } from './worker.resource.ts'

const positionOf = (id: number | null | undefined) => ({ field: 'positionId', resource: productionPosition, ids: [id] })

export const staffRules = defineRules(staff, {
  create: ({ uow, input }) => requireEnabled(uow, [positionOf(input.positionId)]),
  update: ({ uow, record, input }) => requireEnabled(uow, [positionOf(newChoice(record.positionId, input.positionId))]),
})

export const workerRules = defineRules(worker, {
  create: ({ uow, input }) => requireEnabled(uow, [positionOf(input.positionId)]),
  update: ({ uow, record, input }) => requireEnabled(uow, [positionOf(newChoice(record.positionId, input.positionId))]),
})
