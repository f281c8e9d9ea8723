import { and, eq, lt, sql } from 'drizzle-orm'
import { express } from '../../kernel/index.ts'
import { GRACE_MS, inspectionOrder } from './inspectionOrder.resource.ts'

const GRACE = sql.raw(String(GRACE_MS))

/** Still open after its shift and the time for handing over. */
export const missedWhere = express(
  inspectionOrder,
  'isMissed',
  ({ now }, t) => and(eq(t.status, 'PENDING'), lt(t.dueUntil, new Date(now.getTime() - GRACE_MS))) as never,
)
/** Recorded after that. */
export const lateWhere = express(
  inspectionOrder,
  'isLate',
  (_at, t) => and(eq(t.status, 'DONE'), sql`${t.doneAt} > ${t.dueUntil} + ${GRACE}`) as never,
)
