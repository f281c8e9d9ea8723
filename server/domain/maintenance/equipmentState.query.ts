import { and, eq, inArray } from 'drizzle-orm'
import { batchComputed, type Read } from '../../kernel/index.ts'
import { equipment } from '../masterdata/index.ts'
import { faultStates } from '../repair/index.ts'
import { maintenanceOrder } from './maintenanceOrder.resource.ts'

/** The machines on which maintenance work is in progress. */
async function inMaintenance(read: Read, machineIds: readonly number[]): Promise<Set<number>> {
  const t = read.table(maintenanceOrder)
  const rows = await read.db
    .select({ equipmentId: t.equipmentId })
    .from(t)
    .where(and(inArray(t.plantId, [read.actor.plantId]), eq(t.status, 'IN_PROGRESS'), inArray(t.equipmentId, [...machineIds])))
  return new Set(rows.map((row) => row.equipmentId))
}

/** The state now, never stored (§0): a stop says more than maintenance, and maintenance more than a fault that the machine ran with. */
export const equipmentState = batchComputed(equipment, 'state', async (read: Read, ids) => {
  const [faults, maintained] = await Promise.all([faultStates(read, ids), inMaintenance(read, ids)])
  const stateOf = (id: number) => (faults.get(id) === 'STOPPED' ? 'STOPPED' : maintained.has(id) ? 'UNDER_MAINTENANCE' : faults.get(id))
  return new Map(ids.map((id) => [id, stateOf(id) ?? 'RUNNING']))
})
