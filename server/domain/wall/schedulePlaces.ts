import type { Read, RowOf } from '../../kernel/index.ts'
import { equipment, productionPosition, worker } from '../masterdata/index.ts'
import { attendance, awayFrom, cellsBetween } from '../shifts/index.ts'
import type { Presence, SchedulePlace } from './scheduleSummary.shape.ts'

type Position = RowOf<typeof productionPosition>
type Cell = Awaited<ReturnType<typeof cellsBetween>>[number]

export const isThere = (state: Presence) => state === 'PRESENT' || state === 'LATE'
const byOrder = (a: Position, b: Position) => a.sortOrder - b.sortOrder || a.id - b.id

/** The names of those rows that are there. */
const namesOf = (rows: readonly ({ readonly id: number; readonly name: string } | null | undefined)[]) =>
  new Map(rows.flatMap((one) => (one ? [[one.id, one.name] as const] : [])))

/** The positions of every shift of some days, both ends included: who works there, and whether they are there. */
export async function placesBetween(read: Read, from: string, to: string) {
  const entries = await cellsBetween(read, from, to)
  const dates = [...new Set(entries.map(({ date }) => date))]
  const [positions, away, marks] = await Promise.all([
    read.of(productionPosition).find({}),
    awayFrom(read, { from, to, entries }),
    dates.length ? read.of(attendance).find({ date: dates, status: 'RECORDED' }) : [],
  ])
  const workerIds = [...new Set([...entries.flatMap((one) => one.workerIds), ...away.map((one) => one.workerId)])]
  const machineIds = [...new Set(entries.flatMap(({ equipmentId }) => equipmentId ?? []))]
  const [workers, machines] = await Promise.all([read.of(worker).many(workerIds), read.of(equipment).many(machineIds)])
  const [nameOf, machineOf] = [namesOf(workers), namesOf(machines)]
  const order = new Map(positions.toSorted(byOrder).map((one, nth) => [one.id, { nth, name: one.name }]))
  const markOf = new Map(marks.map((one) => [`${one.date} ${one.shiftId} ${one.workerId}`, one]))

  const stateOf = ({ date, shiftId }: Cell, workerId: number): Presence => {
    const mark = markOf.get(`${date} ${shiftId} ${workerId}`)
    return !mark ? 'EXPECTED' : mark.leftAt ? 'LEFT' : mark.presence
  }
  const personOf = (workerId: number, state: Presence) => ({ workerId, name: nameOf.get(workerId) ?? '', state })
  const peopleOf = (entry: Cell) => {
    const missing = away.filter(({ entryId }) => entryId === entry.id).map(({ workerId }) => workerId)
    // Whoever comes although they are on leave is there.
    const planned = entry.workerIds.map((workerId) => {
      const state = stateOf(entry, workerId)
      return personOf(workerId, missing.includes(workerId) && !isThere(state) ? 'ON_LEAVE' : state)
    })
    const takenOff = missing.filter((workerId) => !entry.workerIds.includes(workerId)).map((workerId) => personOf(workerId, 'ON_LEAVE'))
    const isAway = ({ state }: { state: Presence }) => state === 'ON_LEAVE'
    return [...planned.filter((one) => !isAway(one)), ...planned.filter(isAway), ...takenOff]
  }
  return (date: string, shiftId: number): SchedulePlace[] =>
    entries
      .filter((entry) => entry.date === date && entry.shiftId === shiftId)
      .toSorted((a, b) => (order.get(a.positionId)?.nth ?? 0) - (order.get(b.positionId)?.nth ?? 0) || a.id - b.id)
      .map((entry) => ({
        entryId: entry.id,
        positionName: order.get(entry.positionId)?.name ?? '',
        equipmentName: machineOf.get(entry.equipmentId ?? 0) ?? null,
        people: peopleOf(entry),
      }))
}
