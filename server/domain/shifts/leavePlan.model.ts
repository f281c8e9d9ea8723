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
} from '../../kernel/index.ts'
import { holiday, productionPosition, worker } from '../masterdata/index.ts'
import { config, restDaysPast, workCalendar } from '../system/index.ts'
import { leaveBetween } from './leaveBetween.ts'
import { partOfDay } from './leaveDays.ts'
import { type Vacation, workerVacation } from './workerVacation.resource.ts'

const MONTHS = 12
const days = (says: string) => decimal({ scale: 1, unit: 'days', required: true, says })
const planned = shape('PlannedLeave', 'A leave in the plan of a year.', {
  id: link('workerVacation', { required: true, says: 'The leave.' }),
  leaveNo: text({ required: true, says: 'Its number.' }),
  vacType: choiceOf(workerVacation, 'vacType', { required: true, says: 'Its type.' }),
  status: choiceOf(workerVacation, 'status', { required: true, says: 'Whether it is decided.' }),
  beginDate: date({ required: true, says: 'The first day.' }),
  beginHalf: flag({ required: true, says: 'Away from noon of that day.' }),
  endDate: date({ required: true, says: 'The last day.' }),
  endHalf: flag({ required: true, says: 'Away until noon of that day.' }),
  days: days('Working days, those in other years too.'),
})
const person = shape('LeavePlanRow', 'A worker in the plan of a year.', {
  workerId: link('worker', { required: true, says: 'The worker.' }),
  workerNo: text({ required: true, says: 'Number of the worker.' }),
  workerName: text({ required: true, says: 'Name of the worker.' }),
  team: text({ nullable: true, says: 'The team.' }),
  positionName: text({ nullable: true, says: 'The position.' }),
  leaves: listOf(planned, { says: 'Leave of the year that is written, submitted or approved, by its first day.' }),
  months: listOf(decimal({ scale: 1, unit: 'days' }), { says: 'Working days of leave in each month, January first.' }),
  days: days('Working days of leave in the year.'),
})
const plan = shape('LeavePlan', 'Who is on leave when, over a year.', {
  year: int({ required: true, says: 'The year.' }),
  restDays: listOf(date(), { says: 'Days on which the plant does not work.' }),
  workers: listOf(person, { says: 'Workers in service and whoever has leave in the year, in their order.' }),
})

/** Working days of some leave in each month of a year. */
function monthsOf(leaves: readonly Vacation[], year: { from: string; to: string }, isWorkingDay: (day: string) => boolean): number[] {
  const months = Array.from({ length: MONTHS }, () => 0)
  for (const one of leaves) {
    const last = one.endDate < year.to ? one.endDate : year.to
    for (let day = one.beginDate > year.from ? one.beginDate : year.from; day <= last; day = addDays(day, 1)) {
      const month = Number(day.slice(5, 7)) - 1
      if (isWorkingDay(day)) months[month] = (months[month] ?? 0) + partOfDay(one, day)
    }
  }
  return months
}

async function planOf(read: Read, { year, team, positionId }: { year: number; team?: string | null; positionId?: number | null }) {
  const span = { from: `${year}-01-01`, to: `${year}-12-31` }
  const [calendar, leaves, everybody] = await Promise.all([
    workCalendar(read, span),
    leaveBetween(read, { ...span, status: ['DRAFT', 'SUBMITTED', 'APPROVED'] }),
    read.of(worker).find({}),
  ])
  const own = new Map<number, Vacation[]>()
  for (const one of leaves) own.set(one.workerId, [...(own.get(one.workerId) ?? []), one])
  const workers = everybody
    .filter((one) => one.status === 'ENABLED' || own.has(one.id))
    .filter((one) => (!team || one.team === team) && (positionId == null || one.positionId === positionId))
    .toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  const position = await titlesOf(
    read,
    productionPosition,
    workers.map((one) => one.positionId),
  )
  const restDays: string[] = []
  for (let day = span.from; day <= span.to; day = addDays(day, 1)) if (!calendar.isWorkingDay(day)) restDays.push(day)
  return {
    year,
    restDays,
    workers: workers.map(({ id, workerNo, name, team: itsTeam, positionId: place }) => {
      const some = own.get(id) ?? []
      const months = monthsOf(some, span, calendar.isWorkingDay)
      return {
        workerId: id,
        workerNo,
        workerName: name,
        team: itsTeam,
        positionName: position(place),
        leaves: some,
        months,
        days: months.reduce((sum, one) => sum + one, 0),
      }
    }),
  }
}

export const leavePlanModel = defineReadModel('leavePlan', {
  says: 'The leave of a year: every worker with their leave and the days of each month.',
  permission: [`${workerVacation.permission}:list`],
  args: {
    year: int({ min: 2000, max: 2100, required: true, says: 'The year.' }),
    team: text({ max: 64, says: 'This team alone.' }),
    positionId: link('productionPosition', { says: 'This position alone.' }),
  },
  about: worker,
  result: objectOf(plan),
  stale: [workerVacation, worker, holiday, productionPosition, config, restDaysPast],
  read: ({ read }, args) => planOf(read, args),
})
