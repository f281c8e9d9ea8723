import { command } from '../../kernel/index.ts'
import { repairFlow } from './repairLog.resource.ts'

export const startRepair = command({
  on: repairFlow.start,
  async run({ uow }) {
    return { beginDate: uow.now }
  },
})
