import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { express } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { OPEN_REPORT, reportLog } from '../repair/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

/** The state of a machine, found from the few reports and orders of its plant that are open. */
export const equipmentStateWhere = express(equipment, 'state', ({ plantId, table }, t) => {
  const [reports, orders] = [table(reportLog), table(maintenanceOrder)]
  const open = and(eq(reports.plantId, plantId), inArray(reports.status, [...OPEN_REPORT]))
  const standing = and(
    eq(reports.plantId, plantId),
    inArray(reports.status, ['PENDING', 'REPAIRING']),
    eq(reports.isStopped, true),
    isNull(reports.resumeDate),
  )
  const working = and(eq(orders.plantId, plantId), eq(orders.status, 'IN_PROGRESS'))
  const reported = (where: SQL | undefined) => sql`${t.id} in (select ${reports.equipmentId} from ${reports} where ${where})`
  return [
    ['STOPPED', reported(standing)],
    ['UNDER_MAINTENANCE', sql`${t.id} in (select ${orders.equipmentId} from ${orders} where ${working})`],
    ['FAULTY', reported(open)],
    ['RUNNING', null],
  ]
})
