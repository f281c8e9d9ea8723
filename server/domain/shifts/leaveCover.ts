import type { LockedRow, UnitOfWork } from '../../kernel/index.ts'
import { productionSchedule } from './productionSchedule.resource.ts'
import { headsOf, missedEntries, openedIds, withPeople } from './staffing.ts'
import type { Vacation } from './workerVacation.resource.ts'

const put = (uow: UnitOfWork, record: LockedRow<typeof productionSchedule>, workerIds: number[], note: Record<string, unknown>) =>
  uow.of(productionSchedule).patch(record, { workerIds, origin: 'MANUAL' }, { action: 'update', note })

/**
 * Takes somebody off the shifts that a leave makes them miss. Out: what the leave keeps of those entries, which now stand open. Whoever calls has
 * locked the roster, so that nobody is planned meanwhile, and two leaves change an entry one after the other.
 */
export async function takeOff({ entire: uow }: UnitOfWork, vacation: Vacation): Promise<string> {
  const entries = await missedEntries(uow.read, vacation)
  const locked = await uow.of(productionSchedule).lockManyForUpdate(entries.map(({ id }) => id))
  for (const [nth, record] of locked.entries()) {
    const left = entries[nth]?.workerIds.filter((id) => id !== vacation.workerId) ?? []
    await put(uow, record, left, { reason: vacation.leaveNo })
  }
  return entries.map(({ id }) => id).join(' ')
}

/**
 * Puts somebody back on the shifts that their leave had taken them off, where nobody has their place and they do not work elsewhere. Whoever calls
 * has locked the roster.
 */
export async function putBack({ entire: uow }: UnitOfWork, vacation: Vacation): Promise<void> {
  const { workerId, leaveNo } = vacation
  const heads = await headsOf(uow)
  const opened = await withPeople(uow, await uow.of(productionSchedule).lockWhere({ id: openedIds(vacation) }))
  for (const entry of opened.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
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
