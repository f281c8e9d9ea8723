import { command } from '../../kernel/index.ts'
import { repairFlow } from './repairLog.resource.ts'
import { repairMoment } from './repairMoments.ts'

/** The parts are there and work goes on. */
export const resumeRepair = command({
  on: repairFlow.resume,
  async run({ uow, record: repair, input }) {
    const { at, isBooked } = await repairMoment(uow, repair, { given: input.resumedAt, field: 'resumedAt' })
    return { resumedAt: at, isBooked }
  },
})
