import type { Read, RowOf } from '../../../kernel/index.ts'
import { shift } from '../../masterdata/index.ts'
import { positionDemand } from '../crew.resource.ts'
import { type LeaveSpan, misses } from '../leave/leaveDays.ts'
import type { Vacation } from '../leave/workerVacation.resource.ts'
import { productionSchedule } from './productionSchedule.resource.ts'

type Row = RowOf<typeof productionSchedule>
type Staffed<R extends Row = Row> = R & { readonly workerIds: readonly number[] }
export type Entry = Staffed
type Shift = RowOf<typeof shift>
const PAGE = 1000

/** Entries with everybody who stands in them. */
export async function withPeople<R extends Row>(read: Pick<Read, 'of'>, rows: readonly R[]): Promise<Staffed<R>[]> {
  const ids = rows.map(({ id }) => id)
  const people = ids.length ? await read.of(productionSchedule).linksOf('workerIds', ids) : new Map<number, number[]>()
  return rows.map((row) => ({ ...row, workerIds: people.get(row.id) ?? [] }))
}

/** What stands in the schedule for somebody on the days of a leave, in the order of the days. */
export async function missedEntries(read: Read, vacation: Pick<Vacation, 'workerId' | 'shiftId'> & LeaveSpan): Promise<Entry[]> {
  const { workerId, shiftId, beginDate, endDate } = vacation
  const filter = {
    date: { from: beginDate, to: endDate },
    workerIds: { eq: workerId },
    ...(shiftId != null && { shiftId: { eq: shiftId } }),
  }
  const rows: Row[] = []
  for (let no = 1; ; no++) {
    const { items } = await read.list(productionSchedule, { no, size: PAGE, sort: 'date', filter })
    rows.push(...items)
    if (items.length < PAGE) break
  }
  const shifts = new Map((await read.of(shift).find({})).map((one) => [one.id, one]))
  const missed = rows.filter((row) => misses(vacation, row.date, shifts.get(row.shiftId) as Shift))
  return withPeople(read, missed)
}

/** An entry that a leave took somebody off as it was approved, and how it stood before; of leave approved long ago its id alone is known. */
interface Opened {
  readonly id: number
  /** How many people were in it, and which of them the person was. */
  readonly size?: number
  readonly place?: number
  readonly origin?: Row['origin']
}
export const openedText = (all: readonly Required<Opened>[]): string =>
  all.map(({ id, size, place, origin }) => [id, size, place, origin].join(':')).join(' ')
export const openedEntries = ({ opened }: Pick<Vacation, 'opened'>): Opened[] =>
  (opened?.split(' ').filter(Boolean) ?? []).map((text) => {
    const [id, size, place, origin] = text.split(':')
    return origin === undefined
      ? { id: Number(id) }
      : { id: Number(id), size: Number(size), place: Number(place), origin: origin as Row['origin'] }
  })
export const openedIds = (vacation: Pick<Vacation, 'opened'>): number[] => openedEntries(vacation).map(({ id }) => id)
/** The same in the order of the days, without those that are gone. */
export async function openedBy(read: Pick<Read, 'of'>, vacation: Pick<Vacation, 'opened'>): Promise<Entry[]> {
  const ids = openedIds(vacation)
  const rows = ids.length ? (await read.of(productionSchedule).many(ids)).filter((one) => one !== null) : []
  return withPeople(
    read,
    rows.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
  )
}

type Place = Pick<Entry, 'positionId' | 'shiftId' | 'equipmentId'>
/** How many people places need: as said of the machine, else of the position; null where nobody says. */
export async function headsOf(read: Pick<Read, 'of'>): Promise<(place: Place) => number | null> {
  const nameOf = ({ positionId, shiftId, equipmentId }: Place) => `${positionId}/${shiftId}/${equipmentId ?? ''}`
  const heads = new Map((await read.of(positionDemand).find({})).map((one) => [nameOf(one), one.heads]))
  return (place) => heads.get(nameOf(place)) ?? heads.get(nameOf({ ...place, equipmentId: null })) ?? null
}
