import { addDays, defineRules, type UnitOfWork, wrong } from '../../kernel/index.ts'
import { holiday } from './holiday.resource.ts'
import { overlappingHoliday } from './overlappingHoliday.query.ts'

interface Span {
  readonly beginDate: string
  readonly endDate: string
}
const DAYS_MAX = 366

async function refuseSpan(uow: UnitOfWork, span: Span, id = 0) {
  const { beginDate, endDate } = span
  if (endDate < beginDate) throw wrong('endDate', 'beforeBegin', { day: beginDate })
  if (endDate >= addDays(beginDate, DAYS_MAX)) throw wrong('endDate', 'tooManyDays', { max: DAYS_MAX })
  // Two that are saved in the same moment would both find the days free.
  await uow.lock(`holidays:${uow.actor.plantId}`)
  const other = await overlappingHoliday(uow.read, span, id)
  if (other) throw wrong('beginDate', 'overlap', { name: other.name, from: other.beginDate, to: other.endDate })
}

export const holidayRules = defineRules(holiday, {
  async create({ uow, input }) {
    await refuseSpan(uow, input)
  },
  async update({ uow, record, input }) {
    const span = { beginDate: input.beginDate ?? record.beginDate, endDate: input.endDate ?? record.endDate }
    if (span.beginDate !== record.beginDate || span.endDate !== record.endDate) await refuseSpan(uow, span, record.id)
  },
})
