import { command, defineRules, invalidField, type Read, type UnitOfWork } from '../../../kernel/index.ts'
import { shiftOn, shiftTermsByDay } from '../../masterdata/index.ts'
import { ATTENDANCE_GRACE, configValue } from '../../system/index.ts'
import { productionSchedule } from '../schedule/productionSchedule.resource.ts'
import { cellsBetween } from '../schedule/roster.query.ts'
import { attendanceKey } from '../shiftKeys.ts'
import { type Attendance, attendance, attendanceCorrections } from './attendance.resource.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** How long before their shift people may come, and how long after its end they may go. */
const EARLY_MS = 4 * HOUR_MS
const AFTER_MS = 12 * HOUR_MS

export interface ShiftDay {
  readonly date: string
  readonly shiftId: number
}
/** A shift of a day with everybody who is planned in it. */
export interface PlannedShift extends ShiftDay {
  readonly from: Date
  readonly until: Date
  readonly workerIds: ReadonlySet<number>
}

/** The shifts of some days in which anybody is planned, both ends included. */
export async function plannedShifts(read: Read, from: string, to: string): Promise<PlannedShift[]> {
  const [cells, termOf] = await Promise.all([cellsBetween(read, from, to), shiftTermsByDay(read)])
  const found = new Map<string, PlannedShift & { workerIds: Set<number> }>()
  for (const { date, shiftId, workerIds } of cells) {
    const key = `${date} ${shiftId}`
    const term = termOf(shiftId, date)
    if (!term) continue
    const known = found.get(key) ?? { date, shiftId, ...shiftOn(term, date, read.offsetMinutes), workerIds: new Set<number>() }
    for (const id of workerIds) known.workerIds.add(id)
    found.set(key, known)
  }
  return [...found.values()]
}

/** When a shift of a day is on. */
export async function shiftOfDay(read: Read, { date, shiftId }: ShiftDay): Promise<Pick<PlannedShift, 'from' | 'until'> | undefined> {
  const term = (await shiftTermsByDay(read))(shiftId, date)
  return term && shiftOn(term, date, read.offsetMinutes)
}

/** Everybody who is planned in a shift of a day. Nobody takes them off until the unit ends. */
export async function lockPlanned({ withoutDataScope: whole }: UnitOfWork, { date, shiftId }: ShiftDay): Promise<ReadonlySet<number>> {
  const entries = whole.of(productionSchedule)
  const rows = await entries.lockForShare((await entries.find({ date, shiftId })).map(({ id }) => id))
  const standing = rows.flatMap((row) => (row?.date === date && row.shiftId === shiftId ? [row.id] : []))
  return new Set([...(await entries.linksOf('workerIds', standing)).values()].flat())
}
/** The shift in which all of these are planned. */
export async function plannedShift(
  uow: UnitOfWork,
  { date, shiftId }: ShiftDay,
  workerIds: readonly number[],
  field: string,
): Promise<PlannedShift> {
  const times = await shiftOfDay(uow.withoutDataScope.read, { date, shiftId })
  const planned = await lockPlanned(uow, { date, shiftId })
  if (!times || workerIds.some((id) => !planned.has(id))) throw invalidField(field, 'notInShift', { day: date })
  return { date, shiftId, ...times, workerIds: planned }
}

/** From when until when it can be said who is there, without a reason. */
export const isOpen = ({ from, until }: PlannedShift, now: Date) =>
  now.getTime() >= from.getTime() - EARLY_MS && now.getTime() <= until.getTime() + AFTER_MS

type Moments = Pick<Attendance, 'arrivedAt' | 'leftAt'>
/** Somebody comes for their shift and goes after it: other moments are slips of the pen. */
export function refuseMoments({ from, until }: Pick<PlannedShift, 'from' | 'until'>, { arrivedAt, leftAt }: Moments, now: Date): void {
  if (arrivedAt === null) {
    if (leftAt !== null) throw invalidField('leftAt', 'neverArrived')
    if (now < from) throw invalidField('arrivedAt', 'shiftToCome')
    return
  }
  if (arrivedAt.getTime() < from.getTime() - EARLY_MS || arrivedAt >= until) throw invalidField('arrivedAt', 'outsideShift')
  if (leftAt === null) return
  if (leftAt < arrivedAt) throw invalidField('leftAt', 'leftBeforeArrival')
  if (leftAt.getTime() > until.getTime() + AFTER_MS) throw invalidField('leftAt', 'leftTooLate')
}

/** Present, late or absent, by the minutes that a parameter forgives. */
export async function presenceOf(
  read: Read,
  { from }: Pick<PlannedShift, 'from'>,
  arrivedAt: Date | null,
): Promise<Attendance['presence']> {
  if (arrivedAt === null) return 'ABSENT'
  const grace = Number(await configValue(read, ATTENDANCE_GRACE)) * MINUTE_MS
  return arrivedAt.getTime() > from.getTime() + grace ? 'LATE' : 'PRESENT'
}

export const attendanceRules = defineRules(attendance, {
  locks({ record, input: { date, shiftId } }) {
    if (record) return [attendanceKey(record)]
    return typeof date === 'string' && typeof shiftId === 'number' ? [attendanceKey({ date, shiftId })] : []
  },
  async create({ uow, input: { date, shiftId, arrivedAt = null } }) {
    const { read } = uow.withoutDataScope
    const shift = await shiftOfDay(read, { date, shiftId })
    return shift ? { presence: await presenceOf(read, shift, arrivedAt) } : {}
  },
  /** Judged once it is known that everybody and everything named is there. */
  async created({ uow, record }) {
    const shift = await plannedShift(uow, record, [record.workerId], 'workerId')
    refuseMoments(shift, record, uow.now)
  },
})

/** Whoever was taken off the schedule since was planned then: only the moments are judged, and only if they change. */
export const correctAttendance = command({
  on: attendanceCorrections.correct,
  async run({ uow, record, input: { reason: _reason, ...changed } }) {
    if (!('arrivedAt' in changed || 'leftAt' in changed)) return changed
    const { read } = uow.withoutDataScope
    const { arrivedAt, leftAt } = { ...record, ...changed } as typeof record
    const shift = await shiftOfDay(read, record)
    if (!shift) throw invalidField('shiftId', 'notInShift', { day: record.date })
    refuseMoments(shift, { arrivedAt, leftAt }, uow.now)
    return { ...changed, presence: await presenceOf(read, shift, arrivedAt) }
  },
})
