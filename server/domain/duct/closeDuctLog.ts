import { businessDay, command, wrong } from '../../kernel/index.ts'
import { ductLogFlow } from './ductLog.resource.ts'
import { refuseFutureDay } from './ductLog.rules.ts'

export const closeDuctLog = command({
  on: ductLogFlow.close,
  async run({ uow, record, input }) {
    const endDate = input.endDate ?? businessDay(uow.now, uow.read.offsetMinutes)
    if (endDate < record.beginDate) throw wrong('endDate', 'beforeBegin', { day: record.beginDate })
    refuseFutureDay(uow, 'endDate', endDate)
    return { endDate, detail: input.detail ?? record.detail }
  },
})
