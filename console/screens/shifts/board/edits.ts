import type { ScheduleCellInput } from '../../../kit/gen/inputs.ts'
import type { Cell, Sheet, Slot, Slots, Worker } from './roster.ts'
import { slotsIn } from './roster.ts'
import { holds, type Rect, type Spot, sizeOf, spotsOf } from './selection.ts'

/** What somebody works on a day from now on. */
export interface Edit {
  readonly workerId: string
  readonly date: string
  readonly slots: Slots
}
type Place = Pick<Cell, 'date' | 'shiftId' | 'positionId' | 'equipmentId'>
const placeKey = ({ date, shiftId, positionId, equipmentId }: Place) => `${date} ${shiftId} ${positionId} ${equipmentId ?? ''}`

/** The places that become something else by what people work: the schedule is written by places, and planned by people. */
export function changesOf(cells: readonly Cell[], edits: readonly Edit[]): ScheduleCellInput[] {
  const days = new Set(edits.map(({ date }) => date))
  const before = new Map(cells.filter(({ date }) => days.has(date)).map((cell) => [placeKey(cell), cell]))
  const byDay = new Map([...days].map((day): [string, Cell[]] => [day, []]))
  for (const cell of before.values()) byDay.get(cell.date)?.push(cell)
  const people = new Map<string, { place: Place; teamId: string | null; workerIds: string[] }>()
  const touched = (place: Place, teamId: string | null) => {
    const key = placeKey(place)
    const known = people.get(key) ?? {
      place,
      teamId: before.get(key)?.teamId ?? teamId,
      workerIds: [...(before.get(key)?.workerIds ?? [])],
    }
    people.set(key, known)
    return known
  }
  for (const { workerId, date, slots } of edits) {
    const wanted = new Set(slots.map((slot) => placeKey({ ...slot, date })))
    for (const cell of byDay.get(date) ?? [])
      if (cell.workerIds.includes(workerId) && !wanted.has(placeKey(cell))) {
        const place = touched(cell, cell.teamId)
        place.workerIds = place.workerIds.filter((id) => id !== workerId)
      }
    for (const slot of slots) {
      const place = touched({ ...slot, date }, slot.teamId)
      if (!place.workerIds.includes(workerId)) place.workerIds.push(workerId)
    }
  }
  return [...people].flatMap(
    ([
      key,
      {
        place: { date, shiftId, positionId, equipmentId },
        teamId,
        workerIds,
      },
    ]) => {
      const was = before.get(key)?.workerIds ?? []
      return was.length === workerIds.length && was.every((id) => workerIds.includes(id))
        ? []
        : [{ date, shiftId, positionId, equipmentId, teamId, workerIds }]
    },
  )
}

/** The schedule with changes made, as it is shown until the server has answered. */
export function applied(cells: readonly Cell[], changes: readonly ScheduleCellInput[]): Cell[] {
  const changed = new Map(changes.map((one) => [placeKey({ ...one, equipmentId: one.equipmentId ?? null }), one]))
  const standing = cells.filter((cell) => !changed.has(placeKey(cell)))
  const made = [...changed.values()].flatMap(({ equipmentId = null, teamId = null, workerIds, isGenerated, isAbsent, ...place }): Cell[] =>
    isAbsent ? [] : [{ ...place, equipmentId, teamId, workerIds: workerIds ?? [], isGenerated: isGenerated === true }],
  )
  return [...standing, ...made]
}

const editsIn = (sheet: Sheet, spots: readonly Spot[], slotsFor: (worker: Worker, spot: Spot) => Slots | undefined): Edit[] =>
  spots.flatMap((spot) => {
    const [worker, date] = [sheet.people[spot.row], sheet.days[spot.col]]
    const slots = worker && date ? slotsFor(worker, spot) : undefined
    return worker && date && slots ? [{ workerId: worker.id, date, slots }] : []
  })

/** Another shift where somebody stands on that day, else at their own position; whoever has none is left out. */
export function setShift(sheet: Sheet, rect: Rect, { shiftId, positionId }: { shiftId: string; positionId?: string }): Edit[] {
  return editsIn(sheet, spotsOf(rect), (worker, spot) => {
    const [first] = slotsIn(sheet, spot)
    const place = positionId ?? first?.positionId ?? worker.positionId
    if (!place) return undefined
    const equipmentId = first && place === first.positionId ? first.equipmentId : null
    return [{ shiftId, positionId: place, equipmentId, teamId: worker.teamId, isGenerated: false }]
  })
}
/** The same shifts at another position. */
export function setPosition(sheet: Sheet, rect: Rect, positionId: string): Edit[] {
  return editsIn(sheet, spotsOf(rect), (_, spot) => {
    const slots = slotsIn(sheet, spot)
    return slots.length ? slots.map((slot) => ({ ...slot, positionId, equipmentId: null })) : undefined
  })
}
export const erase = (sheet: Sheet, rect: Rect): Edit[] =>
  editsIn(sheet, spotsOf(rect), (_, spot) => (slotsIn(sheet, spot).length ? [] : undefined))

/** Cells that were copied, with whose they are. */
export interface Block {
  readonly rows: readonly (readonly Slots[])[]
  readonly workerIds: readonly (string | undefined)[]
}
export function copyOf(sheet: Sheet, rect: Rect): Block {
  const { rows, cols } = sizeOf(rect)
  const lines = Array.from({ length: rows }, (_, at) => rect.top + at)
  return {
    rows: lines.map((row) => Array.from({ length: cols }, (_, at) => slotsIn(sheet, { row, col: rect.left + at }))),
    workerIds: lines.map((row) => sheet.people[row]?.id),
  }
}

/** A shift as somebody else works it: at their own position, where they have one. */
const lentTo = (worker: Worker, slot: Slot): Slot => ({
  ...slot,
  positionId: worker.positionId ?? slot.positionId,
  equipmentId: worker.positionId && worker.positionId !== slot.positionId ? null : slot.equipmentId,
  teamId: worker.teamId,
})
const modulo = (value: number, by: number) => ((value % by) + by) % by

/** A block over and over, its first cell at `origin`, in as many cells as are given. */
function tiled(sheet: Sheet, block: Block, { origin, spots }: { origin: Spot; spots: readonly Spot[] }): Edit[] {
  const height = block.rows.length
  const width = block.rows[0]?.length ?? 0
  if (!height || !width) return []
  return editsIn(sheet, spots, (worker, { row, col }) => {
    const line = modulo(row - origin.row, height)
    const slots = block.rows[line]?.[modulo(col - origin.col, width)] ?? []
    return block.workerIds[line] === worker.id ? slots : slots.map((slot) => lentTo(worker, slot))
  })
}
/** What was copied, from the corner of a selection on: once, or as often as the selection has room for it. */
export function paste(sheet: Sheet, rect: Rect, block: Block): Edit[] {
  const size = sizeOf(rect)
  const [height, width] = [block.rows.length, block.rows[0]?.length ?? 0]
  const rows = size.rows % height === 0 ? size.rows : height
  const cols = size.cols % width === 0 ? size.cols : width
  const target = { ...rect, bottom: rect.top + rows - 1, right: rect.left + cols - 1 }
  return tiled(sheet, block, { origin: { row: rect.top, col: rect.left }, spots: spotsOf(target) })
}
/** A pattern carried on beyond its edge. */
export const fill = (sheet: Sheet, source: Rect, target: Rect): Edit[] =>
  tiled(sheet, copyOf(sheet, source), {
    origin: { row: source.top, col: source.left },
    spots: spotsOf(target).filter((spot) => !holds(source, spot)),
  })

/**
 * What is dropped elsewhere takes its place with it, whoever works there then; what stood there changes to where it came from, so that
 * nothing is lost by a careless hand. A copy stays where it was, too.
 */
export function move(sheet: Sheet, source: Rect, to: Spot, isCopy = false): Edit[] {
  const [down, along] = [to.row - source.top, to.col - source.left]
  if (!down && !along) return []
  const target = { top: to.row, left: to.col, bottom: source.bottom + down, right: source.right + along }
  const taken = editsIn(sheet, spotsOf(target), (worker, { row, col }) =>
    slotsIn(sheet, { row: row - down, col: col - along }).map((slot) => ({ ...slot, teamId: worker.teamId })),
  )
  if (isCopy) return taken
  const left = spotsOf(source).filter((spot) => !holds(target, spot))
  const sourceEdits = editsIn(sheet, left, (worker, { row, col }) => {
    const there = { row: row + down, col: col + along }
    return holds(source, there) ? [] : slotsIn(sheet, there).map((slot) => ({ ...slot, teamId: worker.teamId }))
  })
  return [...taken, ...sourceEdits]
}
