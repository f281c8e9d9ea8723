import { command } from '../../kernel/index.ts'
import { handOverStop } from './openStop.ts'
import { reportFlow } from './reportLog.resource.ts'

/** Withdrawn by its reporter; other people's reports of the same stop stand on. */
export const cancelReport = command({
  on: reportFlow.cancel,
  async run({ uow, record: report }) {
    await handOverStop(uow, report)
    return {}
  },
})
