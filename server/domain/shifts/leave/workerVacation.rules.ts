import { addDays, conflict, defineRules, invalidField, refusalsOf, type UnitOfWork } from '../../../kernel/index.ts'
import { calendarKey } from '../../masterdata/index.ts'
import { leaveKey, rosterKey } from '../shiftKeys.ts'
import { countDays, doOverlap, isEmpty, type LeaveSpan, leaveCalendar, longestLeave } from './leaveDays.ts'
import { type Vacation, workerVacation } from './workerVacation.resource.ts'

type Asked = LeaveSpan & Pick<Vacation, 'workerId' | 'vacType'>
const SPAN = ['workerId', 'vacType', 'beginDate', 'beginHalf', 'endDate', 'endHalf'] as const
const OPEN = ['DRAFT', 'SUBMITTED', 'APPROVED'] as const

async function refuseOverlap(uow: UnitOfWork, asked: Asked, id: number) {
  const others = await uow.withoutDataScope.of(workerVacation).find({ workerId: asked.workerId, status: OPEN })
  const other = others.find((one) => one.id !== id && doOverlap(one, asked))
  if (other) throw invalidField('beginDate', 'overlap', { name: other.leaveNo, from: other.beginDate, to: other.endDate })
}

/** The days of a leave that count, as the calendar says now; refused where it cannot be or leaves nothing. Whoever calls has locked the leave of its worker. */
export async function daysOf(uow: UnitOfWork, asked: Asked, id = 0): Promise<number> {
  const { beginDate, endDate } = asked
  if (endDate < beginDate) throw invalidField('endDate', 'beforeBegin', { day: beginDate })
  const max = await longestLeave(uow.read)
  if (endDate >= addDays(beginDate, max)) throw invalidField('endDate', 'tooManyDays', { max })
  if (isEmpty(asked)) throw invalidField('endHalf', 'emptyLeave')
  await refuseOverlap(uow, asked, id)
  const { doesCount } = await leaveCalendar(uow.read, { from: beginDate, to: endDate })
  const days = countDays(asked, doesCount(asked.vacType))
  if (!days) throw invalidField('endDate', 'noWorkingDay')
  return days
}

const submitted = ({ status }: Vacation) => (status === 'DRAFT' ? null : conflict('shifts.onlyDrafts'))

/** What is only drafted moves nobody in the schedule and no account: approving and cancelling do, by the calendar as it stands. */
const movesRoster = ({ status }: Pick<Vacation, 'status'>) => status === 'SUBMITTED' || status === 'APPROVED'

export const workerVacationRules = defineRules(workerVacation, {
  frozen: ({ records }) => refusalsOf(records, submitted),
  locks({ plantId, record, input }) {
    const workerIds = [record?.workerId, input.workerId].filter((id) => typeof id === 'number')
    return [...workerIds.map(leaveKey), ...(record && movesRoster(record) ? [calendarKey(plantId), rosterKey(plantId)] : [])]
  },
  create: async ({ uow, input }) => ({ days: await daysOf(uow, input) }),
  async update({ uow, record, input }) {
    const given = Object.fromEntries(SPAN.flatMap((key) => (input[key] == null ? [] : [[key, input[key]]])))
    // What is not said anew is counted anew as it is submitted.
    if (Object.keys(given).length) return { days: await daysOf(uow, { ...record, ...given }, record.id) }
  },
  async undelete({ uow, record }) {
    // What comes back is the unit's own so far: nobody else waits for it.
    await uow.lock(leaveKey(record.workerId))
    await daysOf(uow, record, record.id)
  },
})
