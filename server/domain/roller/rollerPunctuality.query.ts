import { and, eq, gte, lte, or } from 'drizzle-orm'
import {
  type AnswerOf,
  date,
  daysBetween,
  decimal,
  defineReadModel,
  int,
  invalidField,
  link,
  listOf,
  type Read,
  shape,
  text,
  todayOf,
} from '../../kernel/index.ts'
import { rollerRepairer } from './people.resource.ts'
import { rollerRepair } from './rollerRepair.resource.ts'

/** To a tenth; nothing where there is nothing to tell. */
const meanOf = (values: readonly number[]): number | null =>
  values.length ? Math.round((values.reduce((sum, one) => sum + one, 0) / values.length) * 10) / 10 : null
/** A share from 0 to 1, to four digits. */
const shareOf = (part: number, whole: number): number | null => (whole ? Math.round((part / whole) * 10_000) / 10_000 : null)

const punctuality = shape('RollerPunctuality', 'How well a repairer of rollers keeps the days agreed.', {
  repairerId: link('rollerRepairer', { description: 'The repairer.' }),
  name: text({ description: 'Name of the repairer.' }),
  sent: int({ description: 'Rollers sent in the range.' }),
  returned: int({ description: 'Of these, how many have come back.' }),
  onTime: int({ description: 'Of those that came back, how many did by the day agreed.' }),
  onTimeRate: decimal({
    unit: 'share',
    nullable: true,
    description: 'Share of the returned that came on time, 0 to 1; empty when none has come back.',
  }),
  meanDays: decimal({ unit: 'days', nullable: true, description: 'Mean days from going out to coming back.' }),
  meanDelayDays: decimal({ unit: 'days', nullable: true, description: 'Mean days of delay of those that came back late.' }),
  outNow: int({ description: 'Rollers out now, whenever they were sent.' }),
  overdueNow: int({ description: 'Of these, how many are overdue.' }),
})
type RollerPunctuality = AnswerOf<typeof punctuality>
interface Repair {
  repairerId: number
  status: string
  outDate: string
  expectedReturnDate: string
  returnDate: string | null
}
interface Days {
  readonly from: string
  readonly to: string
}

const RANGE_MAX = 731

function refuseRange({ from, to }: Days) {
  if (to < from) throw invalidField('to', 'beforeBegin', { day: from })
  if (daysBetween(from, to) >= RANGE_MAX) throw invalidField('to', 'tooManyDays', { max: RANGE_MAX })
}

/** Repairs sent on days of the range, and those that are out whenever they were sent. */
function repairsOf(read: Read, { from, to }: Days): Promise<Repair[]> {
  const t = read.table(rollerRepair)
  const { repairerId, status, outDate, expectedReturnDate, returnDate } = t
  return read.db
    .select({ repairerId, status, outDate, expectedReturnDate, returnDate })
    .from(t)
    .where(and(or(and(gte(t.outDate, from), lte(t.outDate, to)), eq(t.status, 'OUT'))))
}

function figuresOf(all: readonly Repair[], { from, to }: Days, today: string) {
  const sent = all.filter(({ outDate }) => outDate >= from && outDate <= to)
  const back = sent.flatMap(({ status, returnDate, ...one }) => (status === 'RETURNED' && returnDate ? [{ ...one, returnDate }] : []))
  const delays = back.map((one) => daysBetween(one.expectedReturnDate, one.returnDate)).filter((days) => days > 0)
  const out = all.filter(({ status }) => status === 'OUT')
  const onTime = back.length - delays.length
  return {
    sent: sent.length,
    returned: back.length,
    onTime,
    onTimeRate: shareOf(onTime, back.length),
    meanDays: meanOf(back.map((one) => daysBetween(one.outDate, one.returnDate))),
    meanDelayDays: meanOf(delays),
    outNow: out.length,
    overdueNow: out.filter(({ expectedReturnDate }) => expectedReturnDate < today).length,
  }
}

/**
 * How well each repairer keeps the days agreed (§7): over the rollers sent in the range that have come back, and what is out now whenever
 * it was sent. Repairers who have neither are left out; the busiest comes first.
 */
export async function rollerPunctuality(read: Read, days: Days): Promise<RollerPunctuality[]> {
  refuseRange(days)
  const today = todayOf(read)
  const byRepairer = new Map<number, Repair[]>()
  for (const one of await repairsOf(read, days)) byRepairer.set(one.repairerId, [...(byRepairer.get(one.repairerId) ?? []), one])
  const people = await read.of(rollerRepairer).many([...byRepairer.keys()])
  return people
    .filter((one) => one !== null)
    .map(({ id, name }) => ({ repairerId: id, name, ...figuresOf(byRepairer.get(id) ?? [], days, today) }))
    .sort((a, b) => b.sent - a.sent || a.name.localeCompare(b.name))
}

export const rollerPunctualityModel = defineReadModel('rollerPunctuality', {
  description: 'How well repairers of rollers kept the days agreed, the busiest first.',
  permission: ['roller:repair:list'],
  args: {
    from: date({ required: true, description: 'First day on which rollers were sent.' }),
    to: date({ required: true, description: 'Last day on which rollers were sent; the range holds at most 731 days.' }),
  },
  result: listOf(punctuality),
  stale: [rollerRepair, rollerRepairer],
  read: ({ read }, days) => rollerPunctuality(read, days),
})
