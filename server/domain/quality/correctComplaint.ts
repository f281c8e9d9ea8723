import { businessDay, command, type FieldFault, invalid, type UnitOfWork } from '../../kernel/index.ts'
import { type Complaint, complaintCorrections } from './complaint.resource.ts'
import { answerDue, refuseDays } from './complaint.rules.ts'
import { complaintAction } from './complaintAction.resource.ts'
import { isPending } from './settled.query.ts'

/** What would contradict itself: an end without a moment, or one before the complaint or its answer. */
function refuseOrder({ read: { offsetMinutes } }: UnitOfWork, next: Complaint) {
  const { claimDate, answeredAt, closedAt, qaState } = next
  const isBefore = (moment: Date | null) => moment !== null && businessDay(moment, offsetMinutes) < claimDate
  const faults: FieldFault[] = [
    ...(answeredAt === null && qaState !== 'REJECTED' ? [{ field: 'answeredAt', rule: 'required' }] : []),
    ...(closedAt === null && qaState !== 'ANSWERED' ? [{ field: 'closedAt', rule: 'required' }] : []),
    ...(closedAt !== null && qaState === 'ANSWERED' ? [{ field: 'closedAt', rule: 'stillOpen' }] : []),
    ...(isBefore(answeredAt) ? [{ field: 'answeredAt', rule: 'beforeClaim', params: { date: claimDate } }] : []),
    ...(isBefore(closedAt) ? [{ field: 'closedAt', rule: 'beforeClaim', params: { date: claimDate } }] : []),
    ...(answeredAt !== null && closedAt !== null && closedAt < answeredAt ? [{ field: 'closedAt', rule: 'beforeAnswer' }] : []),
  ]
  if (faults.length) throw invalid(faults)
}

/** Puts an answered or closed complaint right; it stays as it stands, and figures follow. */
export const correctComplaint = command({
  on: complaintCorrections.correct,
  async run({ uow, record, input: { reason: _reason, ...input } }) {
    const next = { ...record, ...input } as Complaint
    refuseDays(uow, next)
    if ('answeredAt' in input || 'closedAt' in input || 'claimDate' in input) refuseOrder(uow, next)
    const isMoved = next.claimDate !== record.claimDate || next.claimCatId !== record.claimCatId
    return isMoved ? { answerDue: await answerDue(uow, next) } : {}
  },
})

/** What never was a complaint asks nobody to do anything more. */
export const voidComplaint = command({
  on: complaintCorrections.void,
  async run({ uow, record, input: { reason } }) {
    const actions = uow.withoutDataScope.of(complaintAction)
    const pending = (await actions.lockWhere({ complaintId: record.id, state: ['OPEN', 'DONE'] })).filter(isPending)
    for (const one of pending) await actions.patch(one, { state: 'CANCELLED' }, { action: 'cancel', note: { reason } })
    return {}
  },
})
