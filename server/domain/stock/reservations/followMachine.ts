import type { UnitOfWork } from '../../../kernel/index.ts'
import { sparePartLog } from '../sparePartLog.ts'

interface Moved {
  readonly repairIds: readonly number[]
  readonly equipmentId: number
  readonly auditEntry: Parameters<ReturnType<UnitOfWork['of']>['patchMany']>[1]
}

/**
 * Entries say on which machine the work was that they were booked on: those of repairs that turn out to have been done elsewhere follow them, so that
 * parts by machine and by workshop do. Balances stay. Whoever calls has locked the keys of both machines, as whoever reverses an entry locks that of its own.
 */
export async function followMachine({ withoutDataScope: uow }: UnitOfWork, { repairIds, equipmentId, auditEntry }: Moved): Promise<void> {
  const entries = await uow.of(sparePartLog).lockWhere({ repairLogId: repairIds })
  const moved = entries.map((record) => ({ record, values: { equipmentId } }))
  if (moved.length) await uow.of(sparePartLog).patchMany(moved, auditEntry)
}
