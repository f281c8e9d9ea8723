import { and, inArray, lt } from 'drizzle-orm'
import { businessDay, express } from '../../kernel/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

/** Open, and its day is over. */
export const overdueWhere = express(
  maintenanceOrder,
  'isOverdue',
  ({ now, offsetMinutes }, t) =>
    and(inArray(t.status, ['PENDING', 'IN_PROGRESS']), lt(t.planDate, businessDay(now, offsetMinutes))) as never,
)
