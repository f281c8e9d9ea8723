import type { UnitOfWork } from '../../kernel/index.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { type Entry, headsOf, missedEntries, openedBy } from './staffing.ts'
import type { Vacation } from './workerVacation.resource.ts'

const put = (uow: UnitOfWork, entry: Entry, workerIds: number[], note: Record<string, unknown>) =>
  uow.of(productionSchedule).patch(entry, { workerIds, origin: 'MANUAL' }, { action: 'update', note })

/** Takes somebody off the shifts that a leave makes them miss. Out: what the leave keeps of those entries, which now stand open. */
export async function takeOff({ entire: uow }: UnitOfWork, vacation: Vacation): Promise<string> {
  const entries = await missedEntries(uow.read, vacation)
  for (const entry of entries)
    await put(
      uow,
      entry,
      entry.workerIds.filter((id) => id !== vacation.workerId),
      { reason: vacation.leaveNo },
    )
  return entries.map(({ id }) => id).join(' ')
}

/** Puts somebody back on the shifts that their leave had taken them off, where nobody has their place and they do not work elsewhere. */
export async function putBack({ entire: uow }: UnitOfWork, vacation: Vacation): Promise<void> {
  const { workerId, leaveNo } = vacation
  const heads = await headsOf(uow)
  for (const entry of await openedBy(uow, vacation)) {
    const { date, workerIds } = entry
    const needed = heads(entry)
    const { items } = await uow.read.list(productionSchedule, {
      no: 1,
      size: 1,
      filter: { date: { eq: date }, workerIds: { eq: workerId } },
    })
    if (items.length || (needed !== null && workerIds.length >= needed)) continue
    await put(uow, entry, [...workerIds, workerId], { reason: leaveNo })
  }
}
