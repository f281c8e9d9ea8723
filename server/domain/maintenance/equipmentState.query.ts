import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { batchComputed, express, type Read } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { faultStates, OPEN_REPORT, reportLog } from '../repair/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

/** The machines on which maintenance work is in progress. */
async function inMaintenance(read: Read, machineIds: readonly number[]): Promise<Set<number>> {
  const t = read.table(maintenanceOrder)
  const rows = await read.db
    .select({ equipmentId: t.equipmentId })
    .from(t)
    .where(and(eq(t.status, 'IN_PROGRESS'), inArray(t.equipmentId, [...machineIds])))
  return new Set(rows.map((row) => row.equipmentId))
}

/** The state now, never stored (§0): a stop says more than maintenance, and maintenance more than a fault that the machine ran with. */
export const equipmentState = batchComputed(equipment, 'state', async (read: Read, ids) => {
  const [faults, maintained] = await Promise.all([faultStates(read, ids), inMaintenance(read, ids)])
  const stateOf = (id: number) => (faults.get(id) === 'STOPPED' ? 'STOPPED' : maintained.has(id) ? 'UNDER_MAINTENANCE' : faults.get(id))
  return new Map(ids.map((id) => [id, stateOf(id) ?? 'RUNNING']))
})

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
