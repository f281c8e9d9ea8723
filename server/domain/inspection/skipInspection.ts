import { command } from '../../kernel/index.ts'
import { inspectionFlow } from './inspectionOrder.resource.ts'

/** A check that cannot be made, such as that of a machine at rest; whoever skips it says why. */
export const skipInspection = command({
  on: inspectionFlow.skip,
  run: async ({ input: { reason } }) => ({ skipReason: reason }),
})
