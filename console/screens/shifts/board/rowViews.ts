import type { TFunction } from 'i18next'
import { clashMarks, leaveMarks, shiftMarks } from './marks.ts'
import type { CellView, RowView } from './PersonRow.tsx'
import { type Board, slotsOf } from './roster.ts'

/** What the row of somebody shows. */
export interface Rows {
  get(workerId: string): RowView | undefined
  /** Those that were asked for. */
  readonly made: ReadonlyMap<string, RowView>
}
/**
 * What the rows of people show, each made when it is asked for: of a month of 300 people, a tenth is in sight. A row that shows what it showed
 * before is the same one, so that it is not drawn again.
 */
export function rowViews(board: Board, t: TFunction, before: Rows['made']): Rows {
  const [slotsAt, awayOn, clashOn, marks] = [slotsOf(board.cells), leaveMarks(board), clashMarks(board.clashes), shiftMarks(board.shifts)]
  const nameOf = new Map(board.positions.map(({ id, name }) => [id, name]))
  const machineOf = new Map(board.machines.map(({ id, name }) => [id, name]))
  const cellOf = (worker: Board['workers'][number], day: string): CellView => {
    const slots = slotsAt(worker.id, day)
    const shifts = slots.flatMap(({ shiftId }) => marks.get(shiftId) ?? [])
    const away = awayOn(worker.id, day)
    const isElsewhere = slots.some(({ positionId }) => positionId !== worker.positionId)
    const slotTexts = slots.map(({ shiftId, positionId, equipmentId }) =>
      [marks.get(shiftId)?.name, nameOf.get(positionId), machineOf.get(equipmentId ?? '')].filter(Boolean).join(' · '),
    )
    const byHand = slots.some(({ isGenerated }) => !isGenerated)
    const description = [...slotTexts, ...(away ? [t(`shiftBoard.away.${away}`)] : []), ...(byHand ? [t('shiftBoard.byHand')] : [])].join(
      ', ',
    )
    const place = isElsewhere ? slots.map(({ positionId }) => nameOf.get(positionId) ?? '').join(' ') : ''
    return { day, shifts, place, description, isByHand: byHand, away, clash: clashOn(worker.id, day) }
  }
  const workers = new Map(board.workers.map((worker) => [worker.id, worker]))
  const made = new Map<string, RowView>()
  const rowOf = (worker: Board['workers'][number]): RowView => {
    const position = nameOf.get(worker.positionId ?? '') ?? ''
    const row: RowView = { id: worker.id, name: worker.name, position, cells: board.days.map((day) => cellOf(worker, day)) }
    const known = before.get(worker.id)
    return known && JSON.stringify(known) === JSON.stringify(row) ? known : row
  }
  return {
    get(workerId) {
      const worker = workers.get(workerId)
      const row = made.get(workerId) ?? (worker && rowOf(worker))
      if (row) made.set(workerId, row)
      return row
    },
    made,
  }
}
