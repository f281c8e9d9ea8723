import {
  addDays,
  choiceOf,
  date,
  defineReadModel,
  flag,
  instant,
  link,
  listOf,
  objectOf,
  type Read,
  type RowOf,
  shape,
  text,
  titlesOf,
  todayOf,
} from '../../kernel/index.ts'
import { equipment, productionPosition, shift, shiftChange, shiftOn, shiftPast, shiftTermsByDay, worker } from '../masterdata/index.ts'
import { attendance } from './attendance/attendance.resource.ts'
import { calendarFeed } from './calendarFeed.resource.ts'
import { leaveBetween, workerVacation } from './leave/workerVacation.resource.ts'
import { productionSchedule } from './schedule/productionSchedule.resource.ts'
import { cellsBetween } from './schedule/roster.query.ts'
import { OPEN_SWAP, shiftSwap } from './swaps/shiftSwap.resource.ts'

/** Two weeks, today included. */
const DAYS = 14

const myShift = shape('MyShift', 'A shift in which the signed-in person works.', {
  date: date({ description: 'The day on which it begins.' }),
  shiftId: link('shift', { description: 'The shift.' }),
  shiftName: text({ description: 'Its name.' }),
  beginsAt: instant({ description: 'When it begins.' }),
  endsAt: instant({ description: 'When it ends.' }),
  positionName: text({ description: 'The position.' }),
  equipmentName: text({ nullable: true, description: 'The machine, where the entry is for one.' }),
  colleagues: listOf(text(), { description: 'Who else works in that shift, at any position.' }),
  presence: choiceOf(attendance, 'presence', { nullable: true, description: 'Whether they were there, once it has been said.' }),
  arrivedAt: instant({ nullable: true, description: 'When they came.' }),
  leftAt: instant({ nullable: true, description: 'When they went.' }),
})
const myLeave = shape('MyLeave', 'Leave of the signed-in person that is approved or awaits approval.', {
  id: link('workerVacation', { description: 'Its id.' }),
  vacType: choiceOf(workerVacation, 'vacType', { description: 'The type.' }),
  status: choiceOf(workerVacation, 'status', { description: 'Whether it is approved.' }),
  beginDate: date({ description: 'The first day.' }),
  endDate: date({ description: 'The last day.' }),
})
const mySwap = shape('MySwap', 'An open request to swap a shift, by the signed-in person or of them.', {
  id: link('shiftSwap', { description: 'Its id.' }),
  status: choiceOf(shiftSwap, 'status', { description: 'How far it is.' }),
  isMine: flag({ description: 'Whether the signed-in person asked.' }),
  otherName: text({ description: 'The colleague.' }),
  date: date({ description: 'The day of the shift that whoever asked gives away.' }),
  shiftName: text({ description: 'That shift.' }),
  toDate: date({ nullable: true, description: 'The day of the shift that is given in return, where one is.' }),
  toShiftName: text({ nullable: true, description: 'That shift.' }),
  remark: text({ nullable: true, description: 'Why it is asked.' }),
})
const myCalendar = shape('MyCalendar', 'The secret link by which calendars read the shifts and leave of the signed-in person.', {
  issuedAt: instant({ description: 'When it was made.' }),
  lastReadAt: instant({ nullable: true, description: 'When it was last used, to the hour.' }),
})
const myShifts = shape('MyShifts', 'What the next two weeks hold for the signed-in person.', {
  workerId: link('worker', { nullable: true, description: 'The worker whom they are; nothing where the account is not linked to one.' }),
  workerName: text({ nullable: true, description: 'The name of that worker.' }),
  days: listOf(date(), { description: 'The days, today first.' }),
  shifts: listOf(myShift, {
    description: 'Their shifts in the order of time, with one of yesterday that has not ended or that they have not left.',
  }),
  leave: listOf(myLeave, { description: 'Their leave that has one of these days.' }),
  swaps: listOf(mySwap, { description: 'Open requests that they made or are asked.' }),
  calendar: objectOf(myCalendar, { nullable: true, description: 'Their calendar link in this plant, while there is one that works.' }),
})

/** The worker whom the signed-in person is. */
export async function workerOf({
  actor,
  withoutDataScope: whole,
}: Pick<Read, 'actor' | 'withoutDataScope'>): Promise<RowOf<typeof worker> | undefined> {
  if (actor.userId === null) return undefined
  return (await whole.of(worker).find({ userId: actor.userId }))[0]
}

/** Where somebody works on some days, in the order of time, with the others of the same shift. */
export async function shiftsOf(read: Read, workerId: number, { from, to }: { from: string; to: string }) {
  const [cells, termOf] = await Promise.all([cellsBetween(read, from, to), shiftTermsByDay(read)])
  const own = cells.filter((cell) => cell.workerIds.includes(workerId))
  const sameShift = own.map((cell) => cells.filter((one) => one.date === cell.date && one.shiftId === cell.shiftId))
  const colleagueIds = sameShift.map((all) => [...new Set(all.flatMap(({ workerIds }) => workerIds.filter((id) => id !== workerId)))])
  const idsOf = (key: 'shiftId' | 'positionId' | 'equipmentId') => own.map((cell) => cell[key])
  const [marks, shiftName, positionName, equipmentName, workerName] = await Promise.all([
    read.of(attendance).find({ workerId, status: 'RECORDED', date: [...new Set(own.map((cell) => cell.date))] }),
    titlesOf(read, shift, idsOf('shiftId')),
    titlesOf(read, productionPosition, idsOf('positionId')),
    titlesOf(read, equipment, idsOf('equipmentId')),
    titlesOf(read, worker, colleagueIds.flat()),
  ])
  return own
    .flatMap((cell, nth) => {
      const term = termOf(cell.shiftId, cell.date)
      if (!term) return []
      const { from: beginsAt, until: endsAt } = shiftOn(term, cell.date, read.offsetMinutes)
      const mark = marks.find((one) => one.date === cell.date && one.shiftId === cell.shiftId)
      return {
        entryIds: (sameShift[nth] ?? []).map(({ id }) => id),
        colleagueIds: colleagueIds[nth] ?? [],
        positionId: cell.positionId,
        equipmentId: cell.equipmentId,
        date: cell.date,
        shiftId: cell.shiftId,
        shiftName: shiftName(cell.shiftId) ?? '',
        beginsAt,
        endsAt,
        positionName: positionName(cell.positionId) ?? '',
        equipmentName: equipmentName(cell.equipmentId),
        presence: mark?.presence ?? null,
        arrivedAt: mark?.arrivedAt ?? null,
        leftAt: mark?.leftAt ?? null,
        colleagues: (colleagueIds[nth] ?? []).flatMap((id) => workerName(id) ?? []),
      }
    })
    .sort((a, b) => a.beginsAt.getTime() - b.beginsAt.getTime())
}

async function swapsOf(read: Read, workerId: number) {
  const [made, received] = await Promise.all([
    read.of(shiftSwap).find({ fromWorkerId: workerId, status: OPEN_SWAP }),
    read.of(shiftSwap).find({ toWorkerId: workerId, status: OPEN_SWAP }),
  ])
  const all = [...received, ...made]
  const otherOf = (one: (typeof all)[number]) => (one.fromWorkerId === workerId ? one.toWorkerId : one.fromWorkerId)
  const [shiftName, workerName] = await Promise.all([
    titlesOf(
      read,
      shift,
      all.flatMap((one) => [one.shiftId, one.toShiftId]),
    ),
    titlesOf(read, worker, all.map(otherOf)),
  ])
  return all.map((one) => ({
    id: one.id,
    status: one.status,
    isMine: one.fromWorkerId === workerId,
    otherName: workerName(otherOf(one)) ?? '',
    date: one.date,
    shiftName: shiftName(one.shiftId) ?? '',
    toDate: one.toDate,
    toShiftName: shiftName(one.toShiftId),
    remark: one.remark,
  }))
}

export const myShiftsModel = defineReadModel('myShifts', {
  description: 'The next two weeks of the signed-in person: shifts, leave, and requests to swap that are open.',
  permission: [],
  result: objectOf(myShifts),
  stale: [
    calendarFeed,
    productionSchedule,
    attendance,
    shiftSwap,
    workerVacation,
    worker,
    shift,
    shiftPast,
    shiftChange,
    productionPosition,
    equipment,
  ],
  async read({ read: asking }) {
    const read = asking.withoutDataScope
    const today = todayOf(read)
    const days = Array.from({ length: DAYS }, (_, nth) => addDays(today, nth))
    const me = await workerOf(asking)
    if (!me) return { workerId: null, workerName: null, days, shifts: [], leave: [], swaps: [], calendar: null }
    const to = addDays(today, DAYS - 1)
    const [shifts, leave, swaps, feeds] = await Promise.all([
      shiftsOf(read, me.id, { from: addDays(today, -1), to }),
      leaveBetween(read, { from: today, to, status: ['SUBMITTED', 'APPROVED'] }),
      swapsOf(read, me.id),
      me.userId === null ? [] : read.of(calendarFeed).find({ userId: me.userId }),
    ])
    return {
      workerId: me.id,
      workerName: me.name,
      days,
      shifts: shifts.filter((one) => one.date >= today || one.endsAt > read.now || (one.arrivedAt && !one.leftAt)),
      leave: leave.filter((one) => one.workerId === me.id),
      swaps,
      calendar: feeds.find(({ keyHash }) => keyHash !== null) ?? null,
    }
  },
})
