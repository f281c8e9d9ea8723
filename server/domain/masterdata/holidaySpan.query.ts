import { and, gte, lte, ne } from 'drizzle-orm'
import { addDays, defineRules, extensionPoint, invalidField, type Read, type UnitOfWork } from '../../kernel/index.ts'
import { holiday } from './holiday.resource.ts'

interface HolidaySpan {
  readonly name: string
  readonly beginDate: string
  readonly endDate: string
}

/** Another holiday of the actor's plant that has a day of the span; undefined when there is none. `id` is the row that may overlap itself. */
async function overlappingHoliday(read: Read, span: { beginDate: string; endDate: string }, id: number): Promise<HolidaySpan | undefined> {
  const t = read.table(holiday)
  const meets = and(ne(t.id, id), lte(t.beginDate, span.endDate), gte(t.endDate, span.beginDate))
  const [found] = await read.db
    .select({ name: t.name, beginDate: t.beginDate, endDate: t.endDate })
    .from(t)
    .where(meets)
    .orderBy(t.beginDate)
    .limit(1)
  return found
}

interface Span {
  readonly beginDate: string
  readonly endDate: string
}
const DAYS_MAX = 366

async function refuseSpan(uow: UnitOfWork, span: Span, id = 0) {
  const { beginDate, endDate } = span
  if (endDate < beginDate) throw invalidField('endDate', 'beforeBegin', { day: beginDate })
  if (endDate >= addDays(beginDate, DAYS_MAX)) throw invalidField('endDate', 'tooManyDays', { max: DAYS_MAX })
  const other = await overlappingHoliday(uow.read, span, id)
  if (other) throw invalidField('beginDate', 'overlap', { name: other.name, from: other.beginDate, to: other.endDate })
}

/** Locked by whoever writes the calendar of a plant, and by whoever books by it. */
export const calendarKey = (plantId: number) => `holidays:${plantId}`
/** What follows from other holidays; called in the unit that wrote them. */
export const calendarChanged = extensionPoint<(uow: UnitOfWork) => Promise<void>>('calendarChanged')

export const holidayRules = defineRules(holiday, {
  // Two that are saved in the same moment would both find the days free.
  locks: ({ plantId }) => [calendarKey(plantId)],
  async create({ uow, input }) {
    await refuseSpan(uow, input)
  },
  async update({ uow, record, input }) {
    const span = { beginDate: input.beginDate ?? record.beginDate, endDate: input.endDate ?? record.endDate }
    if (span.beginDate !== record.beginDate || span.endDate !== record.endDate) await refuseSpan(uow, span, record.id)
  },
  async written({ uow, registry }) {
    for (const follow of registry.extensionsOf(calendarChanged)) await follow(uow)
  },
})
