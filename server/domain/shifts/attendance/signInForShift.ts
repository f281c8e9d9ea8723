import {
  addDays,
  choiceOf,
  conflict,
  date,
  defineCall,
  instant,
  type LockedRow,
  link,
  objectOf,
  type Read,
  shape,
  todayOf,
  type UnitOfWork,
} from '../../../kernel/index.ts'
import { workerOf } from '../myShifts.model.ts'
import { attendanceKey } from '../shiftKeys.ts'
import { type Attendance, attendance } from './attendance.resource.ts'
import { isOpen, lockPlanned, type PlannedShift, plannedShifts } from './attendanceTimes.ts'
import { attendanceOf, writeArrival } from './markAttendance.ts'

const HOUR_MS = 3_600_000
/** So long before it begins a shift is the one that somebody comes for. */
const SIGN_IN_AHEAD_MS = 2 * HOUR_MS

const signedIn = shape('ShiftSignIn', 'That somebody is or was there in their shift.', {
  date: date({ description: 'The day on which the shift begins.' }),
  shiftId: link('shift', { description: 'The shift.' }),
  presence: choiceOf(attendance, 'presence', { description: 'Whether they came in time.' }),
  arrivedAt: instant({ nullable: true, description: 'When they came.' }),
  leftAt: instant({ nullable: true, description: 'When they went.' }),
})
const answerOf = ({ date: day, shiftId, presence, arrivedAt, leftAt }: Attendance) => ({ date: day, shiftId, presence, arrivedAt, leftAt })

/** The shifts of the signed-in worker around now. */
async function ownShifts(read: Read): Promise<{ workerId: number; shifts: PlannedShift[] }> {
  const me = await workerOf(read)
  if (!me) throw conflict('shifts.noWorker')
  const today = todayOf(read)
  const shifts = (await plannedShifts(read.withoutDataScope, addDays(today, -1), addDays(today, 1))).filter(({ workerIds }) =>
    workerIds.has(me.id),
  )
  return { workerId: me.id, shifts: shifts.toSorted((a, b) => a.from.getTime() - b.from.getTime()) }
}
const isThere = ({ status, arrivedAt }: Attendance) => status === 'RECORDED' && arrivedAt !== null
const isLeft = (before: Attendance | undefined) => before !== undefined && isThere(before) && before.leftAt !== null
/** What is said of somebody in some shifts, in their order: no one else says anything meanwhile. */
async function lockRecorded(uow: UnitOfWork, shifts: readonly PlannedShift[], workerId: number) {
  const found: { shift: PlannedShift; before: LockedRow<typeof attendance> | undefined }[] = []
  for (const shift of shifts) found.push({ shift, before: (await attendanceOf(uow, shift, [workerId])).get(workerId) })
  return found
}
const lockKeys = (uow: UnitOfWork, shifts: readonly PlannedShift[]) => uow.lock(...shifts.map(attendanceKey))
/** The shifts in which somebody still is planned. */
async function stillPlanned(uow: UnitOfWork, shifts: readonly PlannedShift[], workerId: number): Promise<PlannedShift[]> {
  const found: PlannedShift[] = []
  for (const shift of shifts) if ((await lockPlanned(uow, shift)).has(workerId)) found.push(shift)
  return found
}

export const signInForShiftCall = defineCall('signInForShift', {
  description:
    'The signed-in worker is there for their shift: the one that is on, or begins within two hours. Done again it answers the same; whoever had left is back.',
  permission: [],
  result: objectOf(signedIn),
  run: ({ store, actor }) =>
    store.write(actor, async ({ withoutDataScope: uow }) => {
      const { workerId, shifts } = await ownShifts(uow.read)
      const now = uow.now.getTime()
      const near = shifts.filter(({ from, until }) => from.getTime() - SIGN_IN_AHEAD_MS <= now && now < until.getTime())
      await lockKeys(uow, near)
      const around = await stillPlanned(uow, near, workerId)
      if (!around.length) throw conflict('shifts.noShiftNow')
      const known = await lockRecorded(uow, around, workerId)
      // Whoever has left one shift comes for the next; where there is none they have come back.
      const { shift, before } = known.find((one) => !isLeft(one.before)) ?? (known[0] as (typeof known)[number])
      if (before && isThere(before))
        return answerOf(before.leftAt ? await uow.of(attendance).patch(before, { leftAt: null }, { action: 'mark' }) : before)
      const arrival = { arrivedAt: uow.now, source: 'SELF' as const, remark: before?.remark ?? null }
      return answerOf(await writeArrival(uow, shift, workerId, { ...(before && { before }), arrival }))
    }),
})

export const signOutOfShiftCall = defineCall('signOutOfShift', {
  description: 'The signed-in worker leaves the shift for which they came.',
  permission: [],
  result: objectOf(signedIn),
  run: ({ store, actor }) =>
    store.write(actor, async ({ withoutDataScope: uow }) => {
      const { workerId, shifts } = await ownShifts(uow.read)
      const open = shifts.filter((one) => isOpen(one, uow.now))
      await lockKeys(uow, open)
      for (const { before } of (await lockRecorded(uow, open, workerId)).toReversed())
        if (before && isThere(before) && !before.leftAt)
          return answerOf(await uow.of(attendance).patch(before, { leftAt: uow.now }, { action: 'mark' }))
      throw conflict('shifts.notSignedIn')
    }),
})
