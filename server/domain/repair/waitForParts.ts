import { command } from '../../kernel/index.ts'
import { repairFlow } from './repairLog.resource.ts'

/** An estimate given earlier stands unless a new one is given; who was to be told is told. */
export const waitForParts = command({
  on: repairFlow.waitParts,
  async run({ record: repair, input }) {
    return { expectedDays: input.expectedDays ?? repair.expectedDays, needNotice: input.needNotice || repair.needNotice }
  },
})
