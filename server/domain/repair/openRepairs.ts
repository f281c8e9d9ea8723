import { conflict, type RowOf, type UnitOfWork } from '../../kernel/index.ts'
import { repairLog } from './repairLog.resource.ts'

export type Repair = RowOf<typeof repairLog>

export const OPEN_REPAIR = ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'] as const
/** Held while the repairs of a report are counted or joined by another; taken before the lock of the machine's stop, always. */
export const reportKey = (reportId: number) => `report:${reportId}`

const isOpen = (repair: Repair) => OPEN_REPAIR.some((status) => status === repair.status)

/** All repairs of a report, oldest first, and which of them are open. */
export async function repairsOf(uow: UnitOfWork, reportId: number): Promise<{ all: Repair[]; open: Repair[] }> {
  await uow.lock(reportKey(reportId))
  const all = await uow.of(repairLog).find({ reportId })
  return { all, open: all.filter(isOpen) }
}

/** A report is not over while somebody works on it. */
export async function refuseOpenRepairs(uow: UnitOfWork, reportId: number): Promise<void> {
  const { open } = await repairsOf(uow, reportId)
  if (open.length) throw conflict('repair.openRepairs', { numbers: open.map((repair) => repair.repairNo).join(', ') })
}
