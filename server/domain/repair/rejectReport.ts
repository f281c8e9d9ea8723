import { command } from '../../kernel/index.ts'
import { handOverStop } from './openStop.ts'
import { reportFlow } from './reportLog.resource.ts'
import { tellDone } from './tellPeople.ts'

/** Refused by maintenance; other people's reports of the same stop are judged on their own. */
export const rejectReport = command({
  on: reportFlow.reject,
  async run({ uow, record: report }) {
    await handOverStop(uow, report)
    await tellDone(uow, report, 'REJECTED')
    return {}
  },
})
