import { businessDay, command, defineRules, newChoice, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { ductLog, ductLogFlow } from './ductLog.resource.ts'

function refuseFutureDay(uow: UnitOfWork, field: string, day: string) {
  if (day > businessDay(uow.now, uow.read.offsetMinutes)) throw wrong(field, 'futureDay')
}

/** One piece of work on a tank at a time, whoever begins it. */
async function refuseBusy(uow: UnitOfWork, ductId: number) {
  await uow.lock(`duct:${ductId}`)
  const [open] = await uow.of(ductLog).find({ ductId, status: 'OPEN' })
  if (open) throw wrong('ductId', 'ductOpen', { date: open.beginDate })
}

export const ductLogRules = defineRules(ductLog, {
  async create({ uow, input }) {
    refuseFutureDay(uow, 'beginDate', input.beginDate)
    await refuseBusy(uow, input.ductId)
  },
  async update({ uow, record, input }) {
    const ductId = newChoice(record.ductId, input.ductId)
    if (input.beginDate !== undefined && input.beginDate !== record.beginDate) refuseFutureDay(uow, 'beginDate', input.beginDate)
    if (ductId !== null) await refuseBusy(uow, ductId)
  },
})

export const closeDuctLog = command({
  on: ductLogFlow.close,
  async run({ uow, record, input }) {
    const endDate = input.endDate ?? businessDay(uow.now, uow.read.offsetMinutes)
    if (endDate < record.beginDate) throw wrong('endDate', 'beforeBegin', { day: record.beginDate })
    refuseFutureDay(uow, 'endDate', endDate)
    return { endDate, detail: input.detail ?? record.detail }
  },
})
