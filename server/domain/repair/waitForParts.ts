import { command } from '../../kernel/index.ts'
import { notifyRepairDelay } from './notifyOfRepair.ts'
import { repairFlow } from './repairLog.resource.ts'
import { repairMoment } from './repairMoments.ts'

/** An estimate given earlier stands unless a new one is given; who was to be told is told. */
export const waitForParts = command({
  on: repairFlow.waitParts,
  async run({ uow, record: repair, input }) {
    const { at, isBooked } = await repairMoment(uow, repair, { given: input.waitingSince, field: 'waitingSince' })
    const expectedDays = input.expectedDays ?? repair.expectedDays
    if (input.needNotice) await notifyRepairDelay(uow, repair, { expectedDays })
    return { waitingSince: at, isBooked, expectedDays, needNotice: input.needNotice || repair.needNotice }
  },
})
