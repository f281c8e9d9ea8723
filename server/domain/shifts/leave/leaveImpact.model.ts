import {
  addDays,
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
import { equipment, holiday, productionPosition, shift, worker } from '../../masterdata/index.ts'
import { config, restDaysPast } from '../../system/index.ts'
import { positionDemand } from '../crew.resource.ts'
import { productionSchedule } from '../schedule/productionSchedule.resource.ts'
import { headsOf, missedEntries, openedBy } from '../schedule/staffing.ts'
import { yearsOf } from './leaveBooking.ts'
import { entitledTypes } from './leaveDays.ts'
import { leaveEntitlement } from './leaveEntitlement.resource.ts'
import { leaveBetween, type Vacation, workerVacation } from './workerVacation.resource.ts'

const days = (description: string) => decimal({ scale: 1, unit: 'days', required: true, description })
const away = shape('AwayOnDay', 'Who else is on approved leave on a day of the leave.', {
  date: date({ required: true, description: 'The day.' }),
  names: listOf(text(), { description: 'Names of the others, in the order in which they went.' }),
})
const missed = shape('MissedShift', 'A shift that the leave has the worker miss.', {
  id: link('productionSchedule', { required: true, description: 'The entry of the schedule.' }),
  date: date({ required: true, description: 'The day on which the shift begins.' }),
  shiftName: text({ required: true, description: 'The shift.' }),
  positionName: text({ required: true, description: 'The position.' }),
  equipmentName: text({ nullable: true, description: 'The machine, where it is said.' }),
  heads: int({ nullable: true, description: 'How many people the place needs, where it is said.' }),
  there: int({ required: true, description: 'How many are there without the worker.' }),
  isShort: flag({ required: true, description: 'Whether those are fewer than are needed.' }),
  isBack: flag({ required: true, description: 'Whether the worker, taken off before, is there again.' }),
})
const account = shape('LeaveAccount', 'What the leave takes from a year.', {
  year: int({ required: true, description: 'The year.' }),
  days: days('Working days of the leave in that year.'),
  balance: decimal({
    scale: 1,
    unit: 'days',
    nullable: true,
    description: 'What is left of the year; nothing for types without entitlement.',
  }),
})
const impact = shape('LeaveImpact', 'What a leave means for the others and for the schedule.', {
  others: listOf(away, { description: 'Days on which others are away too.' }),
  shifts: listOf(missed, { description: 'Shifts that fall open, or fell open as it was approved.' }),
  short: int({ required: true, description: 'How many of them have fewer people than they need.' }),
  accounts: listOf(account, { description: 'What it takes from each of its years.' }),
})

async function othersOf(read: Read, { workerId, beginDate: from, endDate: to }: Vacation) {
  const others = (await leaveBetween(read, { from, to, status: ['APPROVED'] })).filter((one) => one.workerId !== workerId)
  const name = await titlesOf(
    read,
    worker,
    others.map((one) => one.workerId),
  )
  const found: { date: string; names: string[] }[] = []
  for (let day = from; day <= to && others.length; day = addDays(day, 1)) {
    const here = others.filter((one) => one.beginDate <= day && day <= one.endDate)
    if (here.length) found.push({ date: day, names: [...new Set(here.map((one) => name(one.workerId) ?? ''))] })
  }
  return found
}

/** Shifts that would fall open, or that did as it was approved. */
async function shiftsOf(read: Read, vacation: Vacation) {
  const isPending = vacation.status === 'DRAFT' || vacation.status === 'SUBMITTED'
  const entries = await (isPending ? missedEntries : openedBy)(read, vacation)
  const [heads, shiftName, positionName, equipmentName] = await Promise.all([
    headsOf(read),
    titlesOf(
      read,
      shift,
      entries.map((one) => one.shiftId),
    ),
    titlesOf(
      read,
      productionPosition,
      entries.map((one) => one.positionId),
    ),
    titlesOf(
      read,
      equipment,
      entries.map((one) => one.equipmentId),
    ),
  ])
  return entries.map((one) => {
    const needed = heads(one)
    const there = one.workerIds.filter((id) => id !== vacation.workerId).length
    const isThere = there < one.workerIds.length
    return {
      id: one.id,
      date: one.date,
      shiftName: shiftName(one.shiftId) ?? '',
      positionName: positionName(one.positionId) ?? '',
      equipmentName: equipmentName(one.equipmentId),
      heads: needed,
      there,
      isShort: needed !== null && one.workerIds.length - (isPending && isThere ? 1 : 0) < needed,
      isBack: !isPending && isThere,
    }
  })
}

async function accountsOf(read: Read, vacation: Vacation) {
  const { workerId, vacType } = vacation
  const isEntitled = (await entitledTypes(read)).has(vacType)
  const known = isEntitled ? await read.of(leaveEntitlement).find({ workerId, vacType }) : []
  const balances = new Map(known.map((one) => [one.year, one.quantity]))
  return [...(await yearsOf({ read }, vacation))].map(([year, taken]) => ({
    year,
    days: taken,
    balance: isEntitled ? (balances.get(year) ?? 0) : null,
  }))
}

export const leaveImpactModel = defineReadModel('leaveImpact', {
  description:
    'Who else is away on the days of a leave, which shifts fall open and are then short of people, and what it takes from the worker’s days.',
  permission: [`${workerVacation.permission}:query`],
  args: { id: link('workerVacation', { required: true, description: 'The leave.' }) },
  about: workerVacation,
  result: objectOf(impact),
  stale: [workerVacation, leaveEntitlement, productionSchedule, positionDemand, shift, worker, holiday, config, restDaysPast],
  async read({ read }, { id }) {
    const vacation = await read.of(workerVacation).get(id)
    const { withoutDataScope: whole } = read
    const [others, shifts, accounts] = await Promise.all([
      othersOf(whole, vacation),
      shiftsOf(whole, vacation),
      accountsOf(whole, vacation),
    ])
    return { others, shifts, short: shifts.filter((one) => one.isShort).length, accounts }
  },
})
