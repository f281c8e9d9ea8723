import { addDays, conflict, defineRules, invalidField, refusalsOf, type UnitOfWork } from '../../../kernel/index.ts'
import { calendarKey } from '../../masterdata/index.ts'
import { leaveKey, rosterKey } from '../shiftKeys.ts'
import { countDays, doOverlap, isEmpty, type LeaveSpan, leaveCalendar, longestLeave } from './leaveDays.ts'
import { type Vacation, workerVacation } from './workerVacation.resource.ts'

type LeaveRequest = LeaveSpan & Pick<Vacation, 'workerId' | 'vacType'>
const SPAN = ['workerId', 'vacType', 'beginDate', 'beginHalf', 'endDate', 'endHalf'] as const
const OPEN = ['DRAFT', 'SUBMITTED', 'APPROVED'] as const

async function refuseOverlap(uow: UnitOfWork, request: LeaveRequest, id: number) {
  const others = await uow.withoutDataScope.of(workerVacation).find({ workerId: request.workerId, status: OPEN })
  const other = others.find((one) => one.id !== id && doOverlap(one, request))
  if (other) throw invalidField('beginDate', 'overlap', { name: other.leaveNo, from: other.beginDate, to: other.endDate })
}

/** The days of a leave that count, as the calendar says now; refused where it cannot be or leaves nothing. Whoever calls has locked the leave of its worker. */
export async function daysOf(uow: UnitOfWork, request: LeaveRequest, id = 0): Promise<number> {
  const { beginDate, endDate } = request
  if (endDate < beginDate) throw invalidField('endDate', 'beforeBegin', { day: beginDate })
  const max = await longestLeave(uow.read)
  if (endDate >= addDays(beginDate, max)) throw invalidField('endDate', 'tooManyDays', { max })
  if (isEmpty(request)) throw invalidField('endHalf', 'emptyLeave')
  await refuseOverlap(uow, request, id)
  const { doesCount } = await leaveCalendar(uow.read, { from: beginDate, to: endDate })
  const days = countDays(request, doesCount(request.vacType))
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
    const changedSpan = Object.fromEntries(SPAN.flatMap((key) => (input[key] == null ? [] : [[key, input[key]]])))
    // What is not said anew is counted anew as it is submitted.
    if (Object.keys(changedSpan).length) return { days: await daysOf(uow, { ...record, ...changedSpan }, record.id) }
  },
  async undelete({ uow, record }) {
    // What comes back is the unit's own so far: nobody else waits for it.
    await uow.lock(leaveKey(record.workerId))
    await daysOf(uow, record, record.id)
  },
})
