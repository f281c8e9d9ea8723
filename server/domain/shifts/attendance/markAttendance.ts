import {
  choices,
  date,
  defineCall,
  int,
  invalidField,
  type LockedRow,
  link,
  links,
  objectOf,
  shape,
  text,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { attendanceKey } from '../shiftKeys.ts'
import { type Attendance, attendance } from './attendance.resource.ts'
import { isOpen, type PlannedShift, plannedShift, presenceOf, refuseMoments, type ShiftDay } from './attendanceTimes.ts'

const MARKS = {
  HERE: 'There since the shift began.',
  ARRIVES: 'Comes this minute.',
  ABSENT: 'Not there.',
  NONE: 'Nothing is said of them any more.',
}
type Mark = keyof typeof MARKS
const markOf = choices('AttendanceMark', 'What is said of somebody in a shift.', MARKS)
type ArrivalRecord = Pick<Attendance, 'arrivedAt' | 'source' | 'remark'>

/** What is said of people in a shift. Whoever calls has locked its key. */
export const attendanceOf = async (uow: UnitOfWork, { date, shiftId }: ShiftDay, workerIds: readonly number[]) =>
  new Map((await uow.of(attendance).lockWhere({ date, shiftId, workerId: [...workerIds] })).map((row) => [row.workerId, row]))

/** Writes when somebody arrived, whatever was said of them before. */
export async function writeArrival(
  uow: UnitOfWork,
  shift: PlannedShift,
  workerId: number,
  { before, arrival }: { before?: LockedRow<typeof attendance>; arrival: ArrivalRecord },
) {
  refuseMoments(shift, { arrivedAt: arrival.arrivedAt, leftAt: null }, uow.now)
  const values = { ...arrival, leftAt: null, presence: await presenceOf(uow.read, shift, arrival.arrivedAt), status: 'RECORDED' as const }
  const { date, shiftId } = shift
  return before
    ? uow.of(attendance).patch(before, values, { action: 'mark' })
    : uow.of(attendance).create({ date, shiftId, workerId, ...values })
}

/** Whoever is here came in time, so far as the lead says nothing else: not later than the shift began. */
const arrivalOf = (mark: Exclude<Mark, 'NONE'>, { from }: PlannedShift, now: Date): Date | null =>
  mark === 'ABSENT' ? null : mark === 'HERE' && now > from ? from : now

const marked = shape('AttendanceMarked', 'What was said of the people of a shift.', {
  marked: int({ description: 'Of how many people.' }),
})

export const markAttendanceCall = defineCall('markAttendance', {
  description: 'Says of people of a shift whether they are there, a whole crew at once; until twelve hours after the end of the shift.',
  permission: [`${attendance.permission}:mark`],
  args: {
    date: date({ required: true, description: 'The day on which the shift begins.' }),
    shiftId: link('shift', { required: true, description: 'The shift.' }),
    workerIds: links('worker', { required: true, description: 'The people, who are planned in that shift.' }),
    mark: markOf({ required: true, description: 'What is said of them.' }),
    remark: text({ max: 500, description: 'What there is to say about it.' }),
  },
  result: objectOf(marked),
  run: ({ store, actor }, { date: day, shiftId, workerIds, mark, remark = null }) =>
    store.write(actor, async ({ withoutDataScope: uow }) => {
      const people = [...new Set(workerIds)]
      await uow.lock(attendanceKey({ date: day, shiftId }))
      const shift = await plannedShift(uow, { date: day, shiftId }, people, 'workerIds')
      if (!isOpen(shift, uow.now)) throw invalidField('date', 'attendanceClosed')
      const known = await attendanceOf(uow, shift, people)
      for (const workerId of people) {
        const before = known.get(workerId)
        if (mark !== 'NONE') {
          const arrival = { arrivedAt: arrivalOf(mark, shift, uow.now), source: 'LEAD' as const, remark }
          await writeArrival(uow, shift, workerId, { ...(before && { before }), arrival })
        } else if (before?.status === 'RECORDED') await uow.of(attendance).patch(before, { status: 'VOIDED' }, { action: 'mark' })
      }
      return { marked: people.length }
    }),
})
