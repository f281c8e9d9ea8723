import type { TFunction } from 'i18next'
import { clashMarks, leaveMarks, shiftMarks } from './marks.ts'
import type { CellView, RowView } from './PersonRow.tsx'
import { type Board, slotsOf } from './roster.ts'

/** What the rows of people show. A row that shows what it showed before is the same one, so that it is not drawn again. */
export function rowViews(board: Board, t: TFunction, before: ReadonlyMap<string, RowView>): ReadonlyMap<string, RowView> {
  const [slotsAt, awayOn, clashOn, marks] = [slotsOf(board.cells), leaveMarks(board), clashMarks(board.clashes), shiftMarks(board.shifts)]
  const nameOf = new Map(board.positions.map(({ id, name }) => [id, name]))
  const machineOf = new Map(board.machines.map(({ id, name }) => [id, name]))
  const cellOf = (worker: Board['workers'][number], day: string): CellView => {
    const slots = slotsAt(worker.id, day)
    const shifts = slots.flatMap(({ shiftId }) => marks.get(shiftId) ?? [])
    const away = awayOn(worker.id, day)
    const isElsewhere = slots.some(({ positionId }) => positionId !== worker.positionId)
    const said = slots.map(({ shiftId, positionId, equipmentId }) =>
      [marks.get(shiftId)?.name, nameOf.get(positionId), machineOf.get(equipmentId ?? '')].filter(Boolean).join(' · '),
    )
    const byHand = slots.some(({ isGenerated }) => !isGenerated)
    const says = [...said, ...(away ? [t(`shiftBoard.away.${away}`)] : []), ...(byHand ? [t('shiftBoard.byHand')] : [])].join(', ')
    const place = isElsewhere ? slots.map(({ positionId }) => nameOf.get(positionId) ?? '').join(' ') : ''
    return { day, shifts, place, says, isByHand: byHand, away, clash: clashOn(worker.id, day) }
  }
  return new Map(
    board.workers.map((worker) => {
      const position = nameOf.get(worker.positionId ?? '') ?? ''
      const row: RowView = { id: worker.id, name: worker.name, position, cells: board.days.map((day) => cellOf(worker, day)) }
      const known = before.get(worker.id)
      return [worker.id, known && JSON.stringify(known) === JSON.stringify(row) ? known : row]
    }),
  )
}
