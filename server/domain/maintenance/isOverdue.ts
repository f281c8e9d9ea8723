import { businessDay } from '../../kernel/index.ts'

/** An order is overdue from the day after its planned one until somebody finishes or cancels it (§0: computed, never stored). */
export const isOverdue = ({ planDate, status }: { planDate: string; status: string }, now: Date, offsetMinutes: number) =>
  (status === 'PENDING' || status === 'IN_PROGRESS') && planDate < businessDay(now, offsetMinutes)
