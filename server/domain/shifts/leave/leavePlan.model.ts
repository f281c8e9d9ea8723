import {
  addDays,
  choiceOf,
  date,
  decimal,
  defineReadModel,
  flag,
  int,
  link,
  listOf,
  objectOf,
  type Read,
  shape,
  text,
  titlesOf,
} from '../../../kernel/index.ts'
import { holiday, productionPosition, worker } from '../../masterdata/index.ts'
import { config, restDaysPast } from '../../system/index.ts'
import { positionDemand } from '../crew.resource.ts'
import { entitledTypes, leaveCalendar, partOfDay, sumOf } from './leaveDays.ts'
import { leaveEntitlement } from './leaveEntitlement.resource.ts'
import { headsByPosition, shortDays } from './shortDays.ts'
import { leaveBetween, type Vacation, workerVacation } from './workerVacation.resource.ts'

const MONTHS = 12
const days = (description: string) => decimal({ scale: 1, unit: 'days', required: true, description })
const planned = shape('PlannedLeave', 'A leave in the plan of a year.', {
  id: link('workerVacation', { required: true, description: 'The leave.' }),
  leaveNo: text({ required: true, description: 'Its number.' }),
  vacType: choiceOf(workerVacation, 'vacType', { required: true, description: 'Its type.' }),
  status: choiceOf(workerVacation, 'status', { required: true, description: 'Whether it is decided.' }),
  beginDate: date({ required: true, description: 'The first day.' }),
  beginHalf: flag({ required: true, description: 'Away from noon of that day.' }),
  endDate: date({ required: true, description: 'The last day.' }),
  endHalf: flag({ required: true, description: 'Away until noon of that day.' }),
  days: days('Days that count, those in other years too.'),
})
const person = shape('LeavePlanRow', 'A worker in the plan of a year.', {
  workerId: link('worker', { required: true, description: 'The worker.' }),
  workerNo: text({ required: true, description: 'Number of the worker.' }),
  workerName: text({ required: true, description: 'Name of the worker.' }),
  team: text({ nullable: true, description: 'The team.' }),
  positionName: text({ nullable: true, description: 'The position.' }),
  leaves: listOf(planned, { description: 'Leave of the year that is written, submitted or approved, by its first day.' }),
  months: listOf(decimal({ scale: 1, unit: 'days' }), { description: 'Days of leave that count in each month, January first.' }),
  days: days('Days of leave in the year that count.'),
  taken: days('Those that are approved.'),
  waiting: days('Those that wait for a decision.'),
  left: decimal({
    scale: 1,
    unit: 'days',
    nullable: true,
    description: 'Days of the year that can still be asked for, of all types with an entitlement; nothing without one.',
  }),
})
const short = shape('ShortPosition', 'A position that would have too few people on a day.', {
  date: date({ required: true, description: 'The day.' }),
  positionName: text({ required: true, description: 'The position.' }),
  needed: int({ required: true, description: 'How many people its shifts of a day need.' }),
  there: int({ required: true, description: 'How many of its people are not on leave, approved or waiting.' }),
})
const plan = shape('LeavePlan', 'Who is on leave when, over a year.', {
  year: int({ required: true, description: 'The year.' }),
  restDays: listOf(date(), { description: 'Days on which the plant does not work.' }),
  short: listOf(short, { description: 'Positions with too few people, by day, whatever is shown of the workers.' }),
  workers: listOf(person, { description: 'Workers in service and whoever has leave in the year, in their order.' }),
})

type DoesCount = (vacType: Vacation['vacType']) => (day: string) => boolean
interface Year {
  readonly from: string
  readonly to: string
}

/** Days of some leave that count, in each month of a year. */
function monthsOf(leaves: readonly Vacation[], year: Year, doesCount: DoesCount): number[] {
  const months = Array.from({ length: MONTHS }, () => 0)
  for (const one of leaves) {
    const counts = doesCount(one.vacType)
    for (const day of daysIn(one, year)) {
      const month = Number(day.slice(5, 7)) - 1
      if (counts(day)) months[month] = (months[month] ?? 0) + partOfDay(one, day)
    }
  }
  return months
}
function* daysIn({ beginDate, endDate }: Pick<Vacation, 'beginDate' | 'endDate'>, { from, to }: Year): Generator<string> {
  const last = endDate < to ? endDate : to
  for (let day = beginDate > from ? beginDate : from; day <= last; day = addDays(day, 1)) yield day
}

/** What can still be asked for of a year, by worker. Leave that waits has days in other years too: only those of this one are asked of it. */
async function leftOf(read: Read, year: number, waiting: (workerId: number, vacType: string) => number): Promise<Map<number, number>> {
  const types = await entitledTypes(read)
  const accounts = (await read.of(leaveEntitlement).find({ year })).filter((one) => types.has(one.vacType))
  const left = new Map<number, number>()
  for (const { workerId, vacType, quantity } of accounts)
    left.set(workerId, (left.get(workerId) ?? 0) + quantity - waiting(workerId, vacType))
  return left
}

async function planOf(read: Read, { year, team, positionId }: { year: number; team?: string | null; positionId?: number | null }) {
  const span = { from: `${year}-01-01`, to: `${year}-12-31` }
  const [calendar, leaves, everybody, needed] = await Promise.all([
    leaveCalendar(read, span),
    leaveBetween(read, { ...span, status: ['DRAFT', 'SUBMITTED', 'APPROVED'] }),
    read.of(worker).find({}),
    headsByPosition(read),
  ])
  const own = new Map<number, Vacation[]>()
  for (const one of leaves) own.set(one.workerId, [...(own.get(one.workerId) ?? []), one])
  const inYear = (some: readonly Vacation[]) => sumOf(monthsOf(some, span, calendar.doesCount))
  const of = (id: number, status: Vacation['status']) => (own.get(id) ?? []).filter((one) => one.status === status)
  const left = await leftOf(read, year, (id, type) => inYear(of(id, 'SUBMITTED').filter((one) => one.vacType === type)))
  const workers = everybody
    .filter((one) => one.status === 'ENABLED' || own.has(one.id))
    .filter((one) => (!team || one.team === team) && (positionId == null || one.positionId === positionId))
    .toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  const position = await titlesOf(read, productionPosition, [...workers.map((one) => one.positionId), ...needed.keys()])
  const all = [...daysIn({ beginDate: span.from, endDate: span.to }, span)]
  const restDays = all.filter((day) => !calendar.isWorkingDay(day))
  const away = leaves.filter((one) => one.status !== 'DRAFT')
  return {
    year,
    restDays,
    short: shortDays({ days: all.filter(calendar.isWorkingDay), workers: everybody, away, needed }).map(({ positionId: id, ...one }) => ({
      ...one,
      positionName: position(id) ?? '',
    })),
    workers: workers.map(({ id, workerNo, name, team: itsTeam, positionId: place }) => {
      const some = own.get(id) ?? []
      const months = monthsOf(some, span, calendar.doesCount)
      return {
        ...{ workerId: id, workerNo, workerName: name, team: itsTeam, positionName: position(place) },
        ...{ leaves: some, months, days: sumOf(months) },
        ...{ taken: inYear(of(id, 'APPROVED')), waiting: inYear(of(id, 'SUBMITTED')), left: left.get(id) ?? null },
      }
    }),
  }
}

export const leavePlanModel = defineReadModel('leavePlan', {
  description: 'The leave of a year: every worker with their leave and the days of each month.',
  permission: [`${workerVacation.permission}:list`],
  args: {
    year: int({ min: 2000, max: 2100, required: true, description: 'The year.' }),
    team: text({ max: 64, description: 'This team alone.' }),
    positionId: link('productionPosition', { description: 'This position alone.' }),
  },
  about: worker,
  result: objectOf(plan),
  stale: [workerVacation, worker, holiday, productionPosition, positionDemand, leaveEntitlement, config, restDaysPast],
  read: ({ read }, args) => planOf(read, args),
})
