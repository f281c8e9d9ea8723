import type { LockedRow, UnitOfWork } from '../../../kernel/index.ts'
import { productionSchedule } from '../schedule/productionSchedule.resource.ts'
import { headsOf, missedEntries, openedEntries, openedIds, openedText, withPeople } from '../schedule/staffing.ts'
import type { Vacation } from './workerVacation.resource.ts'

type Record = LockedRow<typeof productionSchedule>
interface Crew {
  readonly workerIds: number[]
  readonly origin: Record['origin']
}
const put = (uow: UnitOfWork, record: Record, crew: Crew, reason: string) =>
  uow.of(productionSchedule).patch(record, crew, { action: 'update', note: { reason } })

/**
 * Takes somebody off the shifts that a leave makes them miss. Out: what the leave keeps of those entries, which now stand open. Whoever calls has
 * locked the roster, so that nobody is planned meanwhile, and two leaves change an entry one after the other.
 */
export async function takeOff({ withoutDataScope: uow }: UnitOfWork, vacation: Vacation): Promise<string> {
  const entries = await missedEntries(uow.read, vacation)
  const locked = await uow.of(productionSchedule).lockManyForUpdate(entries.map(({ id }) => id))
  for (const [nth, record] of locked.entries()) {
    const workerIds = entries[nth]?.workerIds.filter((id) => id !== vacation.workerId) ?? []
    await put(uow, record, { workerIds, origin: 'MANUAL' }, vacation.leaveNo)
  }
  return openedText(
    entries.map(({ id, workerIds, origin }) => ({ id, size: workerIds.length, place: workerIds.indexOf(vacation.workerId), origin })),
  )
}

/**
 * Puts somebody back on the shifts that their leave had taken them off, where nobody has their place and they do not work elsewhere: an entry that
 * nobody changed meanwhile stands as it stood before, with more people than it needs too. Whoever calls has locked the roster.
 */
export async function putBack({ withoutDataScope: uow }: UnitOfWork, vacation: Vacation): Promise<void> {
  const { workerId, leaveNo } = vacation
  const heads = await headsOf(uow)
  const before = new Map(openedEntries(vacation).map((one) => [one.id, one]))
  const opened = await withPeople(uow, await uow.of(productionSchedule).lockWhere({ id: openedIds(vacation) }))
  for (const entry of opened.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const { id, date, workerIds } = entry
    const { size = 0, place = workerIds.length, origin = 'MANUAL' } = before.get(id) ?? {}
    const needed = heads(entry)
    const { items } = await uow.read.list(productionSchedule, {
      no: 1,
      size: 1,
      filter: { date: { eq: date }, workerIds: { eq: workerId } },
    })
    if (items.length || (needed !== null && workerIds.length >= Math.max(needed, size))) continue
    const isAsBefore = workerIds.length + 1 === size
    await put(uow, entry, { workerIds: workerIds.toSpliced(place, 0, workerId), origin: isAsBefore ? origin : 'MANUAL' }, leaveNo)
  }
}
