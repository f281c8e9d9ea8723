import { businessDay, conflict, defineRules, todayOf, type UnitOfWork } from '../../kernel/index.ts'
import { shift, shiftChange, shiftPast } from './shift.resource.ts'
import { beginChanges, planChange, recordPast, type Shift, shiftKey, termOf } from './shiftTerms.ts'

const TERM = ['beginTime', 'endTime', 'status'] as const
const isOfToday = (uow: UnitOfWork, { createdAt }: Shift) => businessDay(createdAt, uow.read.offsetMinutes) >= todayOf(uow.read)

export const shiftRules = defineRules(shift, {
  locks: ({ record }) => (record ? [shiftKey(record.id)] : []),
  /** Until the day from which it is worked, it is there and takes no part. */
  async create({ uow, input: { validFrom } }) {
    return validFrom != null && validFrom > todayOf(uow.read) ? { status: 'DISABLED' as const } : {}
  },
  /** A plant that worked in other shifts until now did not work in this one; its first shifts move nothing. */
  async created({ uow, record, input: { validFrom, status = 'ENABLED' } }) {
    const from = validFrom ?? todayOf(uow.read)
    const others = (await uow.of(shift).find({})).filter((one) => one.id !== record.id && !isOfToday(uow, one))
    if (from > todayOf(uow.read)) {
      if (status !== 'DISABLED') await planChange(uow, { id: record.id, from, term: { ...termOf(record), status } })
    } else if (validFrom != null || others.length)
      await recordPast(uow, { id: record.id, from, now: { ...termOf(record), status: 'DISABLED' } })
  },
  /** A change from a day to come waits beside the shift, which goes on saying what holds now. */
  async update({ uow, record, input: { validFrom, ...input } }) {
    const from = validFrom ?? todayOf(uow.read)
    const changes = Object.fromEntries(TERM.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]])))
    if (validFrom == null && TERM.every((key) => !(key in changes) || changes[key] === record[key])) return {}
    const now = await beginChanges(uow, record, todayOf(uow.read))
    const term = { ...now, ...changes }
    if (from > todayOf(uow.read)) {
      await planChange(uow, { id: record.id, from, term })
      return now
    }
    await recordPast(uow, { id: record.id, from, now })
    return term
  },
  /** Whoever has no more use for it disables it: the hours that it was worked stay scheduled. */
  async remove({ uow, record }) {
    if (!isOfToday(uow, record)) throw conflict('masterdata.shiftWorked')
    const { id: shiftId } = record
    await uow.of(shiftChange).remove(await uow.of(shiftChange).lockWhere({ shiftId }))
    await uow.of(shiftPast).remove(await uow.of(shiftPast).lockWhere({ shiftId }))
  },
})
