import { command } from '../../kernel/index.ts'
import { voidHours } from '../hours/index.ts'
import { judgeReport } from './diagnosedCategory.ts'
import { repairCorrections } from './repairLog.resource.ts'

/** Work that never happened, with its hours; the report stands, and is judged by the repairs that are left. */
export const voidRepair = command({
  on: repairCorrections.void,
  async run({ uow, registry, record: repair, input: { reason } }) {
    await judgeReport(uow, { ...repair, status: 'VOIDED' })
    await voidHours(uow, registry, { repairId: repair.id, reason })
    return {}
  },
})
