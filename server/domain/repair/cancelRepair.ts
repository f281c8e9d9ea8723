import { command } from '../../kernel/index.ts'
import { judgeReport } from './diagnosedCategory.ts'
import { repairFlow } from './repairLog.resource.ts'

/** Given up, often because it was given out by mistake: what it took the fault for gives way to the repairs that stand. */
export const cancelRepair = command({
  on: repairFlow.cancel,
  async run({ uow, record: repair }) {
    await judgeReport(uow, { ...repair, status: 'CANCELLED' })
    return {}
  },
})
