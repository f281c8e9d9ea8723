/** What figures of reports count, as addresses name it: those that were withdrawn, rejected or voided count nowhere. */
export const COUNTED_REPORTS = 'PENDING,REPAIRING,USABLE_WITH_FAULT,COMPLETED,CONFIRMED'
export const OPEN_REPORTS = 'PENDING,REPAIRING,USABLE_WITH_FAULT'
