import { conflict, type Read, type Refusal, type RowOf, type UnitOfWork } from '../../kernel/index.ts'
import { repairLog } from './repairLog.resource.ts'

export type Repair = RowOf<typeof repairLog>

export const OPEN_REPAIR = ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'] as const
/** Held while the repairs of a report are counted or joined by another; taken before the lock of the machine's stop, always. */
export const reportKey = (reportId: number) => `report:${reportId}`

const isOpen = (repair: Repair) => OPEN_REPAIR.some((status) => status === repair.status)

/** All repairs of a report that count, oldest first, and which of them are open. */
export async function repairsOf(uow: UnitOfWork, reportId: number): Promise<{ all: Repair[]; open: Repair[] }> {
  await uow.lock(reportKey(reportId))
  const all = (await uow.of(repairLog).find({ reportId })).filter((repair) => repair.status !== 'VOIDED')
  return { all, open: all.filter(isOpen) }
}

/** Whether somebody told afterwards how one of some repairs went. */
export const isAnyBooked = (repairs: readonly Repair[]) => repairs.some((repair) => repair.isBooked)

/** When the last of some repairs ended, if any has. */
export const lastEnd = (repairs: readonly Repair[]): Date | null =>
  repairs.reduce<Date | null>((at, { completeDate }) => (completeDate && (!at || completeDate > at) ? completeDate : at), null)

/** A report is not over while somebody works on it. */
export async function openRepairsRefusal(at: Pick<Read, 'of'>, reportId: number): Promise<Refusal | undefined> {
  // A report has few repairs; asked for by their state too, a base may go through all that are open.
  const open = (await at.of(repairLog).find({ reportId })).filter(isOpen)
  return open.length ? conflict('repair.openRepairs', { numbers: open.map((repair) => repair.repairNo).join(', ') }) : undefined
}
