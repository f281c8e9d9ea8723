import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shiftMarks } from './marks.ts'
import type { RowView } from './PersonRow.tsx'
import { type Board, linesOf, type Sheet, slotsOf } from './roster.ts'
import { rowViews } from './rowViews.ts'

/** The board as lines of people, made anew only when it has changed. */
export function usePeople(board: Board) {
  const { t } = useTranslation()
  const known = useRef<ReadonlyMap<string, RowView>>(new Map())
  const rows = useMemo(() => {
    known.current = rowViews(board, t, known.current)
    return known.current
  }, [board, t])
  const lines = useMemo(() => linesOf(board, t('shiftBoard.noTeam')), [board, t])
  /** At which line each person stands. */
  const places = useMemo(() => lines.flatMap((line, at) => (line.kind === 'person' ? [at] : [])), [lines])
  const sheet = useMemo<Sheet>(() => {
    const people = lines.flatMap((line) => (line.kind === 'person' ? [line.worker] : []))
    return { people, days: board.days, slotsAt: slotsOf(board.cells) }
  }, [lines, board])
  const marks = useMemo(() => shiftMarks(board.shifts), [board.shifts])
  return { rows, lines, places, sheet, marks }
}
export type People = ReturnType<typeof usePeople>
