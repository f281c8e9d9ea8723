import { command } from '../../kernel/index.ts'
import { assignRepair } from './assignRepair.ts'
import { joinedRefusal, moveFollowers, type Report, stopKey } from './openStop.ts'
import { reportFlow } from './reportLog.resource.ts'
import { toldMoment } from './toldMoment.ts'

/** Takes a report on: its repairers get a repair, and reports of the same stop are accepted with it. */
export const acceptReport = command({
  on: reportFlow.accept,
  blocked: ({ read, record: report }) => joinedRefusal(read, report),
  async run({ uow, record: report, input }) {
    // Locks before rows, always: a number taken first would wait for a machine whose holder waits for a number.
    await uow.lock(stopKey(report.equipmentId))
    const refusal = await joinedRefusal(uow, report)
    if (refusal) throw refusal
    const acceptedAt = toldMoment(uow, { given: input.acceptedAt, field: 'acceptedAt' }, { at: report.reportDate, rule: 'beforeReport' })
    await assignRepair(uow, report, { ...input, isBooked: input.acceptedAt != null })
    const accepted = (at: Date) => ({ acceptedAt: at, ...(input.faultCategoryId && { faultCategoryId: input.faultCategoryId }) })
    const values = ({ reportDate }: Report) => accepted(reportDate > acceptedAt ? reportDate : acceptedAt)
    await moveFollowers(uow, { lead: report, step: reportFlow.accept, values })
    return accepted(acceptedAt)
  },
})
