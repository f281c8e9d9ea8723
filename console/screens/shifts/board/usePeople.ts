import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { shiftMarks } from './marks.ts'
import { type Board, linesOf, type Sheet, slotsOf } from './roster.ts'
import { type Rows, rowViews } from './rowViews.ts'

/** The board as lines of people, made anew only when it has changed. */
export function usePeople(board: Board) {
  const { t } = useTranslation()
  const known = useRef<Rows['made']>(new Map())
  const rows = useMemo(() => {
    const views = rowViews(board, t, known.current)
    known.current = views.made
    return views
  }, [board, t])
  const lines = useMemo(() => linesOf(board, t('shiftBoard.noTeam')), [board, t])
  /** At which line each person stands. */
  const places = useMemo(() => lines.flatMap((line, at) => (line.kind === 'person' ? [at] : [])), [lines])
  const sheet = useMemo<Sheet>(() => {
    const people = lines.flatMap((line) => (line.kind === 'person' ? [line.worker] : []))
    return { people, days: board.days, slotsAt: slotsOf(board.cells) }
  }, [lines, board])
  const marks = useMemo(() => shiftMarks(board.shifts), [board.shifts])
  return useMemo(() => ({ rows, lines, places, sheet, marks }), [rows, lines, places, sheet, marks])
}
export type People = ReturnType<typeof usePeople>
