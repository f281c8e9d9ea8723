import {
  addDays,
  choiceOf,
  conflict,
  date,
  defineCall,
  instant,
  link,
  objectOf,
  type Read,
  shape,
  todayOf,
  type UnitOfWork,
} from '../../kernel/index.ts'
import { type Attendance, attendance } from './attendance.resource.ts'
import { isOpen, type PlannedShift, plannedShifts } from './attendanceTimes.ts'
import { attendanceOf, lockAttendance, writeArrival } from './markAttendance.ts'
import { workerOf } from './myShifts.model.ts'

const HOUR_MS = 3_600_000
/** So long before it begins a shift is the one that somebody comes for. */
const COMES_MS = 2 * HOUR_MS

const signedIn = shape('ShiftSignIn', 'That somebody is or was there in their shift.', {
  date: date({ says: 'The day on which the shift begins.' }),
  shiftId: link('shift', { says: 'The shift.' }),
  presence: choiceOf(attendance, 'presence', { says: 'Whether they came in time.' }),
  arrivedAt: instant({ nullable: true, says: 'When they came.' }),
  leftAt: instant({ nullable: true, says: 'When they went.' }),
})
const told = ({ date: day, shiftId, presence, arrivedAt, leftAt }: Attendance) => ({ date: day, shiftId, presence, arrivedAt, leftAt })

/** The shifts of the signed-in worker around now. */
async function ownShifts(read: Read): Promise<{ workerId: number; shifts: PlannedShift[] }> {
  const me = await workerOf(read)
  if (!me) throw conflict('shifts.noWorker')
  const today = todayOf(read)
  const shifts = (await plannedShifts(read.entire, addDays(today, -1), addDays(today, 1))).filter(({ workerIds }) => workerIds.has(me.id))
  return { workerId: me.id, shifts: shifts.toSorted((a, b) => a.from.getTime() - b.from.getTime()) }
}
const isThere = ({ status, arrivedAt }: Attendance) => status === 'RECORDED' && arrivedAt !== null
const isLeft = (before: Attendance | undefined) => before !== undefined && isThere(before) && before.leftAt !== null
const recorded = async (uow: UnitOfWork, shift: PlannedShift, workerId: number) => {
  await lockAttendance(uow, shift)
  return (await attendanceOf(uow, shift, [workerId])).get(workerId)
}

export const signInForShiftCall = defineCall('signInForShift', {
  says: 'The signed-in worker is there for their shift: the one that is on, or begins within two hours. Done again it answers the same; whoever had left is back.',
  permission: [],
  result: objectOf(signedIn),
  run: ({ store, actor }) =>
    store.write(actor, async ({ entire: uow }) => {
      const { workerId, shifts } = await ownShifts(uow.read)
      const now = uow.now.getTime()
      const around = shifts.filter(({ from, until }) => from.getTime() - COMES_MS <= now && now < until.getTime())
      if (!around.length) throw conflict('shifts.noShiftNow')
      const known = await Promise.all(around.map(async (shift) => ({ shift, before: await recorded(uow, shift, workerId) })))
      // Whoever has left one shift comes for the next; where there is none they have come back.
      const { shift, before } = known.find((one) => !isLeft(one.before)) ?? (known[0] as (typeof known)[number])
      if (before && isThere(before))
        return told(before.leftAt ? await uow.of(attendance).patch(before, { leftAt: null }, { action: 'mark' }) : before)
      const said = { arrivedAt: uow.now, source: 'SELF' as const, remark: before?.remark ?? null }
      return told(await writeArrival(uow, shift, workerId, { ...(before && { before }), said }))
    }),
})

export const signOutOfShiftCall = defineCall('signOutOfShift', {
  says: 'The signed-in worker leaves the shift for which they came.',
  permission: [],
  result: objectOf(signedIn),
  run: ({ store, actor }) =>
    store.write(actor, async ({ entire: uow }) => {
      const { workerId, shifts } = await ownShifts(uow.read)
      for (const shift of shifts.filter((one) => isOpen(one, uow.now)).toReversed()) {
        const before = await recorded(uow, shift, workerId)
        if (before && isThere(before) && !before.leftAt)
          return told(await uow.of(attendance).patch(before, { leftAt: uow.now }, { action: 'mark' }))
      }
      throw conflict('shifts.notSignedIn')
    }),
})
