import { businessDay, type FieldFault, type InsertOf, invalid, type UnitOfWork } from '../../kernel/index.ts'
import type { complaint } from './complaint.resource.ts'
import { isOpen } from './stages.ts'

type Past = InsertOf<typeof complaint>

/** What a complaint of a former system contradicts itself in: its days, and the two tracks that ended together. */
export function refusePast({ read: { offsetMinutes } }: UnitOfWork, input: Past) {
  const { claimDate, answeredAt, closedAt, rejectReason, hasProd, prodState, qaState = 'NEW' } = input
  const isStillOpen = isOpen(qaState)
  const isBefore = (moment: Date | null | undefined) => moment != null && businessDay(moment, offsetMinutes) < claimDate
  const faults: FieldFault[] = [
    ...(isBefore(answeredAt) ? [{ field: 'answeredAt', rule: 'beforeClaim', params: { date: claimDate } }] : []),
    ...(isBefore(closedAt) ? [{ field: 'closedAt', rule: 'beforeClaim', params: { date: claimDate } }] : []),
    ...(!hasProd && prodState ? [{ field: 'prodState', rule: 'withoutProduction' }] : []),
    ...(isStillOpen && closedAt ? [{ field: 'closedAt', rule: 'stillOpen' }] : []),
    ...(isStillOpen && rejectReason ? [{ field: 'rejectReason', rule: 'stillOpen' }] : []),
    // A refused complaint ended the track of production wherever that was; in an open one it begins here where nobody says more.
    ...(hasProd && !isStillOpen && (qaState === 'CLOSED' ? prodState !== 'DONE' : !prodState)
      ? [{ field: 'prodState', rule: 'productionNotDone' }]
      : []),
  ]
  if (faults.length) throw invalid(faults)
}
