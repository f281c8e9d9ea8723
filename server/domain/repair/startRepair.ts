import { command } from '../../kernel/index.ts'
import { repairFlow } from './repairLog.resource.ts'
import { repairMoment } from './repairMoments.ts'

export const startRepair = command({
  on: repairFlow.start,
  async run({ uow, record: repair, input }) {
    const { at, isBooked } = await repairMoment(uow, repair, { given: input.beginDate, field: 'beginDate' })
    return { beginDate: at, isBooked }
  },
})
