import { conflict, link, type Rules } from '../../../kernel/index.ts'
import { defineLedger } from '../../ledger/index.ts'
import { overdraftDays } from './leaveDays.ts'
import { leaveEntitlement } from './leaveEntitlement.resource.ts'

/** What comes into an account and what goes out of it, beside counts, which set it right, and reversals. */
export const LEAVE_EFFECTS = { GRANT: 1, CARRIED_IN: 1, TAKEN: -1, GIVEN_BACK: 1, CARRIED_OUT: -1 } as const

/** What was granted, carried over, taken and given back of the days that workers are entitled to: their balance is the sum. */
export const leaveLedger = defineLedger(leaveEntitlement, {
  log: 'leaveLog',
  key: 'entitlementId',
  permission: 'shifts:leaveLog',
  kinds: ['GRANT', 'CARRIED_IN', 'TAKEN', 'GIVEN_BACK', 'CARRIED_OUT', 'CHECK', 'REVERSAL'],
  effects: LEAVE_EFFECTS,
  owner: { through: ['entitlementId.workerId.userId'] },
  columns: ['bookedAt', 'entitlementId', 'storeType', 'quantityChanged', 'balance', 'workerVacationId', 'state', 'remark'],
  fields: {
    /** The leave that was taken: approving it booked the entry, and only its cancelling takes the entry back. */
    workerVacationId: link('workerVacation', { readonly: true, filter: 'eq' }),
  },
  floor: async (uow) => -(await overdraftDays(uow.read)),
})
export const leaveLog = leaveLedger.log

/** Those of every ledger, and that nobody takes back by hand what a leave has booked. */
export const leaveLogRules: Rules = {
  ...leaveLedger.rules,
  async guard(x) {
    const refused = new Map(await leaveLedger.rules.guard?.(x))
    for (const one of x.records) if (one.workerVacationId != null) refused.set(one.id, conflict('shifts.bookedByLeave'))
    return refused
  },
}
