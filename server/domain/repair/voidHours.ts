import { type Registry, type UnitOfWork, voidWith } from '../../kernel/index.ts'
import { hoursCorrections, repairTimeLog } from './repairTimeLog.resource.ts'

interface Work {
  readonly repairId?: number
  readonly inspectionId?: number
  readonly maintenanceId?: number
  readonly reason: string
}
/** Hours of work that never happened are void with it. */
export async function voidHours(uow: UnitOfWork, registry: Registry, { reason, ...work }: Work): Promise<void> {
  for (const record of await uow.of(repairTimeLog).find({ ...work, status: 'BOOKED' }))
    await voidWith(uow, registry, { step: hoursCorrections.void, record, reason })
}
