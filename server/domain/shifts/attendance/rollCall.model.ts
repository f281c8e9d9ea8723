import {
  addDays,
  choiceOf,
  date,
  defineReadModel,
  instant,
  link,
  listOf,
  type Read,
  shape,
  text,
  titlesOf,
  todayOf,
} from '../../../kernel/index.ts'
import { productionPosition, shift, shiftChange, shiftPast, worker } from '../../masterdata/index.ts'
import { productionSchedule } from '../schedule/productionSchedule.resource.ts'
import { cellsBetween } from '../schedule/roster.query.ts'
import { attendance } from './attendance.resource.ts'
import { isOpen, plannedShifts } from './attendanceTimes.ts'

const person = shape('RollCallPerson', 'Somebody who is planned in a shift.', {
  workerId: link('worker', { description: 'The person.' }),
  name: text({ description: 'Their name.' }),
  positionName: text({ description: 'Where they work; at several positions, the first.' }),
  presence: choiceOf(attendance, 'presence', { nullable: true, description: 'Whether they are there; nothing while nobody has said so.' }),
  arrivedAt: instant({ nullable: true, description: 'When they came.' }),
  leftAt: instant({ nullable: true, description: 'When they went.' }),
})
const rollCallShift = shape('RollCallShift', 'A shift of which it can be said who is there.', {
  date: date({ description: 'The day on which it begins.' }),
  shiftId: link('shift', { description: 'The shift.' }),
  shiftName: text({ description: 'Its name.' }),
  beginsAt: instant({ description: 'When it begins.' }),
  endsAt: instant({ description: 'When it ends.' }),
  people: listOf(person, { description: 'Who is planned in it, by position.' }),
})

/** The crews of whom it can be said now who is there, the first shift to begin first. */
export async function rollCall({ withoutDataScope: read }: Read) {
  const today = todayOf(read)
  const [from, to] = [addDays(today, -1), addDays(today, 1)]
  const shifts = (await plannedShifts(read, from, to)).filter((one) => isOpen(one, read.now))
  const cells = await cellsBetween(read, from, to)
  const marks = await read.of(attendance).find({ date: [from, today, to], status: 'RECORDED' })
  const [shiftName, positions, workerName] = await Promise.all([
    titlesOf(
      read,
      shift,
      shifts.map((one) => one.shiftId),
    ),
    read.of(productionPosition).find({}),
    titlesOf(
      read,
      worker,
      shifts.flatMap((one) => [...one.workerIds]),
    ),
  ])
  const ordered = positions.toSorted((a, b) => a.sortOrder - b.sortOrder || a.id - b.id)
  const peopleOf = ({ date: day, shiftId }: (typeof shifts)[number]) => {
    const here = cells.filter((cell) => cell.date === day && cell.shiftId === shiftId)
    const people = ordered.flatMap(({ id, name }) =>
      here
        .filter(({ positionId }) => positionId === id)
        .flatMap((cell) => cell.workerIds.map((workerId) => ({ workerId, positionName: name }))),
    )
    return people
      .filter(({ workerId }, nth) => people.findIndex((one) => one.workerId === workerId) === nth)
      .map((one) => {
        const mark = marks.find((known) => known.date === day && known.shiftId === shiftId && known.workerId === one.workerId)
        const { presence = null, arrivedAt = null, leftAt = null } = mark ?? {}
        return { ...one, name: workerName(one.workerId) ?? '', presence, arrivedAt, leftAt }
      })
  }
  return shifts
    .toSorted((a, b) => a.from.getTime() - b.from.getTime() || a.shiftId - b.shiftId)
    .map((one) => ({
      ...{ date: one.date, shiftId: one.shiftId, shiftName: shiftName(one.shiftId) ?? '' },
      ...{ beginsAt: one.from, endsAt: one.until, people: peopleOf(one) },
    }))
}

export const rollCallModel = defineReadModel('rollCall', {
  description: 'The crews of whom it can be said now who is there: from four hours before their shift until twelve hours after it.',
  permission: [`${attendance.permission}:mark`],
  result: listOf(rollCallShift),
  stale: [productionSchedule, attendance, worker, productionPosition, shift, shiftChange, shiftPast],
  read: ({ read }) => rollCall(read),
})
