import { conflictWith, type LockedRow, type Read, type Refusal, type RowOf, type UnitOfWork } from '../../../kernel/index.ts'
import { repairLog } from './repairLog.resource.ts'

export type Repair = RowOf<typeof repairLog>
export type LockedRepair = LockedRow<typeof repairLog>

export const OPEN_REPAIR = ['ASSIGNED', 'IN_PROGRESS', 'WAITING_PARTS'] as const
/** Locked by whoever writes a repair, or one of the parts that it takes: either reaches for the other. */
export const repairKey = (repairId: number) => `repair:${repairId}`

const isOpen = (repair: Repair) => OPEN_REPAIR.some((status) => status === repair.status)

const counts = ({ status }: Repair) => status !== 'VOIDED'
/** All repairs of a report that count, oldest first, and which of them are open: so they stay, as the caller has the key of the machine. */
export async function repairsOf(uow: UnitOfWork, reportId: number): Promise<{ all: Repair[]; open: Repair[] }> {
  const all = (await uow.of(repairLog).find({ reportId })).filter(counts)
  return { all, open: all.filter(isOpen) }
}
/** The same for whoever writes all of them. */
export const lockRepairsOf = async (uow: UnitOfWork, reportId: number): Promise<LockedRepair[]> =>
  (await uow.of(repairLog).lockWhere({ reportId })).filter(counts)

/** Whether somebody told afterwards how one of some repairs went. */
export const isAnyBooked = (repairs: readonly Repair[]) => repairs.some((repair) => repair.isBooked)

/** When the last of some repairs ended, if any has. */
export const lastEnd = (repairs: readonly Repair[]): Date | null =>
  repairs.reduce<Date | null>((at, { completeDate }) => (completeDate && (!at || completeDate > at) ? completeDate : at), null)

/** A report is not over while somebody works on it. */
export async function openRepairsRefusal(at: Pick<Read, 'of'>, reportId: number): Promise<Refusal | undefined> {
  // A report has few repairs; asked for by their state too, a base may go through all that are open.
  const open = (await at.of(repairLog).find({ reportId })).filter(isOpen)
  const [first] = open
  if (!first) return undefined
  const numbers = open.map((repair) => repair.repairNo).join(', ')
  return conflictWith({ resource: repairLog.name, id: first.id }, 'repair.openRepairs', { numbers })
}
