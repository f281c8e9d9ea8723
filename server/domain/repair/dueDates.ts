import { addDays, businessDay, type RowOf } from '../../kernel/index.ts'
import type { repairLog } from './repairs/repairLog.resource.ts'
import type { reportLog } from './reports/reportLog.resource.ts'

type Debt = Pick<RowOf<typeof reportLog>, 'resumeDate' | 'expectedDays'>
type Paused = Pick<RowOf<typeof repairLog>, 'waitingSince' | 'createdAt' | 'expectedDays'>

/** The day on which a fault that a machine runs with is to be gone. */
export const debtDueDate = ({ resumeDate, expectedDays }: Debt, offsetMinutes: number): string | null =>
  resumeDate && addDays(businessDay(resumeDate, offsetMinutes), expectedDays ?? 0)

/** The day on which a repair that waits for parts is to go on; empty where nobody has said when they come. */
export const partsDueDate = ({ waitingSince, createdAt, expectedDays }: Paused, offsetMinutes: number): string | null =>
  expectedDays === null ? null : addDays(businessDay(waitingSince ?? createdAt, offsetMinutes), expectedDays)

/** When a report is due: a breakdown is due at once, and has no day. */
export const reportDueDate = (report: Debt & { readonly status: string }, offsetMinutes: number): string | null =>
  report.status === 'USABLE_WITH_FAULT' ? debtDueDate(report, offsetMinutes) : null

/** When a repair is due: with its parts, or with the known fault that it is about. */
export const repairDueDate = (
  repair: Paused & { readonly status: string },
  report: (Debt & { readonly status: string }) | null | undefined,
  offsetMinutes: number,
): string | null =>
  repair.status === 'WAITING_PARTS' ? partsDueDate(repair, offsetMinutes) : report ? reportDueDate(report, offsetMinutes) : null
