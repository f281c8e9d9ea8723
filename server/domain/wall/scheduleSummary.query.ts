import {
  type AnswerOf,
  addDays,
  businessDay,
  date,
  defineReadModel,
  flag,
  instant,
  int,
  link,
  listOf,
  objectOf,
  type Read,
  shape,
  text,
  time,
} from '../../kernel/index.ts'
import { shiftNotice } from '../handover/index.ts'
import { equipment, plant, plantRef, productionPosition, shift, shiftChange, shiftPast, shiftsByDay, worker } from '../masterdata/index.ts'
import { awayFrom, cellsBetween, productionSchedule, workerVacation } from '../shifts/index.ts'

const person = shape('SchedulePerson', 'Somebody of a shift.', {
  workerId: link('worker', { says: 'The person.' }),
  name: text({ says: 'Their name.' }),
  isOnLeave: flag({ says: 'Whether they are on leave instead of working.' }),
})
const place = shape('SchedulePlace', 'A position of a shift and who works there.', {
  entryId: link('productionSchedule', { says: 'The entry of the schedule.' }),
  positionName: text({ says: 'Name of the position.' }),
  equipmentName: text({ nullable: true, says: 'The machine, where it is for one.' }),
  people: listOf(person, { says: 'Who is planned, then who is on leave.' }),
})
const dayShift = shape('ScheduleShift', 'A shift of a day.', {
  shiftId: link('shift', { says: 'The shift.' }),
  name: text({ says: 'Its name.' }),
  beginTime: time({ says: 'When it begins on that day.' }),
  endTime: time({ says: 'When it ends, on the next day where that is not later.' }),
  places: listOf(place, { says: 'Its positions, in their order.' }),
  planned: int({ says: 'People who work in it.' }),
  onLeave: int({ says: 'People who would, but are on leave.' }),
})
const dayNotice = shape('ScheduleNotice', 'What the shifts of a day are told.', {
  noticeId: link('shiftNotice', { says: 'The notice.' }),
  title: text({ says: 'Its title.' }),
  nightTel: text({ nullable: true, says: 'Whom to call at night.' }),
  notice: text({ nullable: true, says: 'What it says, as cleaned HTML.' }),
})
const scheduleDay = shape('ScheduleDay', 'A day of the plant by shifts.', {
  date: date({ says: 'The day; a night shift belongs to the one on which it begins.' }),
  shifts: listOf(dayShift, { says: 'The shifts of the day, the first to begin first.' }),
  notices: listOf(dayNotice, { says: 'The notices of the day.' }),
})
const summary = shape('ScheduleSummary', 'Who works in a plant around today.', {
  at: instant({ says: 'When this was computed.' }),
  plant: objectOf(plantRef, { says: 'The plant it shows.' }),
  today: date({ says: 'The business day.' }),
  days: listOf(scheduleDay, { says: 'The day before, today and the day after.' }),
})
export type ScheduleSummary = AnswerOf<typeof summary>

const byOrder = (a: { sortOrder: number; id: number }, b: { sortOrder: number; id: number }) => a.sortOrder - b.sortOrder || a.id - b.id
const distinct = (ids: readonly number[]) => new Set(ids).size

/** Three days at once: whoever watches over midnight has the new day before the server has said it. */
export async function scheduleSummary({ entire: read }: Read): Promise<ScheduleSummary> {
  const today = businessDay(read.now, read.offsetMinutes)
  const dates = [addDays(today, -1), today, addDays(today, 1)] as const
  const [from, , to] = dates
  const entries = await cellsBetween(read, from, to)
  const [{ id, name }, shiftsOn, allShifts, positions, notices, away] = await Promise.all([
    read.of(plant).get(read.actor.plantId),
    shiftsByDay(read),
    read.of(shift).find({}),
    read.of(productionPosition).find({}),
    read.of(shiftNotice).find({ date: [...dates] }),
    awayFrom(read, { from, to, entries }),
  ])
  const workerIds = [...new Set([...entries.flatMap((one) => one.workerIds), ...away.map((one) => one.workerId)])]
  const machineIds = [...new Set(entries.flatMap(({ equipmentId }) => equipmentId ?? []))]
  const [workers, machines] = await Promise.all([read.of(worker).many(workerIds), read.of(equipment).many(machineIds)])
  const nameOf = new Map(workers.flatMap((one) => (one ? [[one.id, one.name] as const] : [])))
  const machineOf = new Map(machines.flatMap((one) => (one ? [[one.id, one.name] as const] : [])))
  const order = new Map(positions.toSorted(byOrder).map((one, nth) => [one.id, { nth, name: one.name }]))

  const placesOf = (day: string, shiftId: number) =>
    entries
      .filter((entry) => entry.date === day && entry.shiftId === shiftId)
      .toSorted((a, b) => (order.get(a.positionId)?.nth ?? 0) - (order.get(b.positionId)?.nth ?? 0) || a.id - b.id)
      .map((entry) => {
        const missing = away.filter(({ entryId }) => entryId === entry.id).map(({ workerId }) => workerId)
        const there = entry.workerIds.filter((workerId) => !missing.includes(workerId))
        const told = (isOnLeave: boolean) => (workerId: number) => ({ workerId, name: nameOf.get(workerId) ?? '', isOnLeave })
        return {
          entryId: entry.id,
          positionName: order.get(entry.positionId)?.name ?? '',
          equipmentName: machineOf.get(entry.equipmentId ?? 0) ?? null,
          people: [...there.map(told(false)), ...missing.map(told(true))],
        }
      })
  const shiftsOf = (day: string) => {
    const on = shiftsOn(day)
    // Somebody may be planned in a shift that the plant does not work any more.
    const rest = allShifts.filter(
      (one) => !on.some((other) => other.id === one.id) && entries.some((entry) => entry.date === day && entry.shiftId === one.id),
    )
    return [...on, ...rest]
      .toSorted((a, b) => a.beginTime.localeCompare(b.beginTime) || a.id - b.id)
      .map((one) => {
        const places = placesOf(day, one.id)
        const people = places.flatMap((each) => each.people)
        const count = (isOnLeave: boolean) => distinct(people.filter((each) => each.isOnLeave === isOnLeave).map((each) => each.workerId))
        return {
          ...{ shiftId: one.id, name: one.name, beginTime: one.beginTime, endTime: one.endTime },
          ...{ places, planned: count(false), onLeave: count(true) },
        }
      })
  }
  const noticesOf = (day: string) =>
    notices
      .filter((one) => one.date === day)
      .toSorted((a, b) => a.id - b.id)
      .map(({ id: noticeId, title, nightTel, notice }) => ({ noticeId, title, nightTel, notice }))
  const days = dates.map((day) => ({ date: day, shifts: shiftsOf(day), notices: noticesOf(day) }))
  return { at: read.now, plant: { id, name }, today, days }
}

export const scheduleSummaryModel = defineReadModel('scheduleSummary', {
  says: 'Who works in the current plant yesterday, today and tomorrow, and what they are told',
  permission: ['dataview:schedule:view'],
  live: {},
  result: objectOf(summary),
  stale: [productionSchedule, workerVacation, shiftNotice, worker, productionPosition, equipment, shift, shiftChange, shiftPast, plant],
  read: ({ read }) => scheduleSummary(read),
})
