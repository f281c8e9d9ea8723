import {
  choice,
  command,
  date,
  defineFlow,
  defineResource,
  defineRules,
  invalidField,
  link,
  newChoice,
  refuseFutureDay,
  text,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'

/** An ink tank being cleaned, repaired or replaced; open until its end is told (§7). */
export const ductLog = defineResource('ductLog', {
  permission: 'duct:log',
  title: 'beginDate',
  icon: 'history',
  sort: '-beginDate',
  can: ['create', 'update'],
  columns: ['beginDate', 'ductId', 'kind', 'endDate', 'workerId', 'detail', 'status'],
  filters: ['ductId', 'kind', 'status', 'workerId', 'beginDate'],
  indexes: [['status', 'beginDate']],
  fields: {
    ductId: link('duct', { required: true, filter: 'eq' }),
    kind: choice(['CLEAN', 'REPAIR', 'REPLACE'], { required: true, default: 'CLEAN', filter: 'in' }),
    beginDate: date({ required: true, filter: 'range', sort: true }),
    endDate: date({ readonly: true, filter: 'range' }),
    workerId: link('worker', { filter: 'eq', present: { day: 'beginDate' } }),
    detail: text({ max: 500, long: true }),
    status: choice(['OPEN', 'CLOSED'], { required: true, default: 'OPEN', readonly: true, filter: 'in' }),
  },
})

export const ductLogFlow = defineFlow(ductLog, 'status', {
  close: { from: ['OPEN'], to: 'CLOSED', tone: 'good', input: { endDate: date(), detail: text({ max: 500, long: true }) } },
})

/** One piece of work on a tank at a time, whoever begins it. */
async function refuseBusy(uow: UnitOfWork, ductId: number) {
  const [open] = await uow.of(ductLog).find({ ductId, status: 'OPEN' })
  if (open) throw invalidField('ductId', 'ductOpen', { date: open.beginDate })
}

export const ductLogRules = defineRules(ductLog, {
  /** Two who begin work on one tank take turns; the tank itself they only share. */
  locks({ record, input: { ductId } }) {
    return typeof ductId === 'number' && ductId !== record?.ductId ? [`duct:${ductId}`] : []
  },
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
    const endDate = input.endDate ?? todayOf(uow.read)
    if (endDate < record.beginDate) throw invalidField('endDate', 'beforeBegin', { day: record.beginDate })
    refuseFutureDay(uow, 'endDate', endDate)
    return { endDate, detail: input.detail ?? record.detail }
  },
})
