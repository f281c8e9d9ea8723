import { and, eq, lt } from 'drizzle-orm'
import { businessDay, express } from '../../kernel/index.ts'
import { rollerRepair } from './rollerRepair.resource.ts'

/** Out beyond the day agreed. */
export const overdueWhere = express(
  rollerRepair,
  'isOverdue',
  ({ now, offsetMinutes }, t) => and(eq(t.status, 'OUT'), lt(t.expectedReturnDate, businessDay(now, offsetMinutes))) as never,
)
