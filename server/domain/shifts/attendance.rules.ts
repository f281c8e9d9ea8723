import { command, defineRules, wrong } from '../../kernel/index.ts'
import { attendance, attendanceCorrections } from './attendance.resource.ts'
import { plannedShift, presenceOf, refuseMoments, shiftOfDay } from './attendanceTimes.ts'

export const attendanceRules = defineRules(attendance, {
  async create({ uow, input: { date, shiftId, arrivedAt = null } }) {
    const { read } = uow.entire
    const shift = await shiftOfDay(read, { date, shiftId })
    return shift ? { presence: await presenceOf(read, shift, arrivedAt) } : {}
  },
  /** Judged once it is known that everybody and everything named is there. */
  async created({ uow, record }) {
    const shift = await plannedShift(uow.entire.read, record, [record.workerId], 'workerId')
    refuseMoments(shift, record, uow.now)
  },
})

/** Whoever was taken off the schedule since was planned then: only the moments are judged, and only if they change. */
export const correctAttendance = command({
  on: attendanceCorrections.correct,
  async run({ uow, record, input: { reason: _reason, ...changed } }) {
    if (!('arrivedAt' in changed || 'leftAt' in changed)) return changed
    const { read } = uow.entire
    const { arrivedAt, leftAt } = { ...record, ...changed } as typeof record
    const shift = await shiftOfDay(read, record)
    if (!shift) throw wrong('shiftId', 'notInShift', { day: record.date })
    refuseMoments(shift, { arrivedAt, leftAt }, uow.now)
    return { ...changed, presence: await presenceOf(read, shift, arrivedAt) }
  },
})
