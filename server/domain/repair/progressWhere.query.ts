import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { express, type RowOf } from '../../kernel/index.ts'
import { repairLog } from './repairs/repairLog.resource.ts'
import { reportLog } from './reports/reportLog.resource.ts'

/** The status of a breakdown as progressOf tells it: of its open repairs, one that is worked on counts more than one that waits. */
export const progressWhere = express(reportLog, 'progress', ({ plantId, table }, t) => {
  const repairs = table(repairLog)
  const is = (status: RowOf<typeof reportLog>['status']) => eq(t.status, status)
  // A joined report is repaired with the one it joined.
  const repair = (status: 'IN_PROGRESS' | 'ASSIGNED' | 'WAITING_PARTS') =>
    and(
      is('REPAIRING'),
      sql`coalesce(${t.joinedToId}, ${t.id}) in (select ${repairs.reportId} from ${repairs} where ${and(eq(repairs.plantId, plantId), eq(repairs.status, status))})`,
    ) as never
  return [
    ['PENDING', is('PENDING')],
    ['IN_PROGRESS', repair('IN_PROGRESS')],
    ['ASSIGNED', repair('ASSIGNED')],
    ['WAITING_PARTS', repair('WAITING_PARTS')],
    ['REPAIRING', is('REPAIRING')],
    ['USABLE_WITH_FAULT', is('USABLE_WITH_FAULT')],
    ['COMPLETED', is('COMPLETED')],
    ['CONFIRMED', is('CONFIRMED')],
    ['CANCELLED', is('CANCELLED')],
    ['REJECTED', is('REJECTED')],
    ['VOIDED', null],
  ]
})
/** Reports a breakdown that another report told of before: no count of breakdowns holds it. */
export const joinedWhere = express(reportLog, 'isJoined', (_at, t) => isNotNull(t.joinedToId))
