// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only what is in sight is drawn is no table of the browser
import { type CSSProperties, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyComponent } from '../../../kit/network/lazyComponent.tsx'
import type { MenuStep } from './CellMenu.tsx'
import { DayHeads } from './DayHeads.tsx'
import { Frame, Lines } from './Lines.tsx'
import type { Board } from './roster.ts'
import * as styles from './ScheduleBoard.module.css'
import { StatusLine } from './StatusLine.tsx'
import { type Range, rangeAt, rectOf, within } from './selection.ts'
import type { Planning } from './useBoard.ts'
import { useDrag } from './useDrag.ts'
import { useActs, useKeys } from './useKeys.ts'
import { usePeople } from './usePeople.ts'
import { useTrial } from './useTrial.ts'
import { LINE_PX, useFollow, useSpots, useWindow } from './useWindow.ts'

const CellMenu = lazyComponent(() => import('./CellMenu.tsx').then((module) => module.CellMenu), { themed: true })

interface PeopleGridProps {
  board: Board
  planning: Planning
  today: string
  isWide: boolean
  mayEdit: boolean
  copyWeek: () => void
}

/** People by days: a table that is planned in with keys, pointer or menu. */
export function PeopleGrid({ board, planning, today, isWide, mayEdit, copyWeek }: PeopleGridProps) {
  const { t } = useTranslation()
  const idOf = useId()
  const people = usePeople(board)
  const { sheet, marks, lines, places } = people
  const size = { rows: sheet.people.length, cols: board.days.length }
  const [chosen, select] = useState<Range>(() => rangeAt({ row: 0, col: Math.max(0, board.days.indexOf(today)) }))
  const range = { from: within(chosen.from, size), to: within(chosen.to, size) }
  const [menu, setMenu] = useState<MenuStep | null>(null)
  const change = mayEdit ? planning.change : undefined
  const { scroller, body, corner, spotAt } = useSpots(places, size.cols)
  const openMenu = () => change && setMenu('cells')
  const drag = useDrag({ sheet, range, select, change, spotAt, area: scroller, openMenu })
  const verdict = useTrial(board.cells, drag.edits)
  const acts = useActs({ sheet, range, change })
  const onKeyDown = useKeys({ sheet, range, marks, select, planning, copyWeek, openMenu, cancel: drag.cancel }, acts)
  const seen = useWindow(scroller, lines.length)
  useFollow(range.to, { scroller, corner, places, cols: size.cols })
  const frame = useRef<HTMLSpanElement>(null)
  const go = (step: MenuStep | null) => {
    setMenu(step)
    if (!step) requestAnimationFrame(() => scroller.current?.focus({ preventScroll: true }))
  }
  const onContextMenu = (event: { preventDefault: () => void }) => {
    if (!change) return
    event.preventDefault()
    if (!drag.isTouched()) openMenu()
  }
  return (
    <>
      <div
        ref={scroller}
        className={styles.grid}
        data-slot="shift-grid"
        data-wide={isWide || undefined}
        role="grid"
        tabIndex={0}
        aria-label={t('shiftBoard.grid')}
        aria-multiselectable="true"
        aria-rowcount={size.rows + 1}
        aria-colcount={size.cols + 1}
        aria-activedescendant={`${idOf}-${range.to.row}-${range.to.col}`}
        style={{ '--days': size.cols } as CSSProperties}
        onDoubleClick={openMenu}
        {...{ onKeyDown, onContextMenu, ...drag.handlers }}
      >
        <DayHeads board={board} marks={marks} today={today} corner={t('shiftBoard.people', { count: size.rows })} cornerRef={corner} />
        <div ref={body} className={styles.body} role="rowgroup" style={{ height: lines.length * LINE_PX }}>
          <Lines {...{ people, idOf, isWide, ...seen }} />
          <Frame rect={rectOf(range)} people={people} frameRef={frame} hasCorner={change !== undefined} />
          {drag.target && <Frame rect={drag.target} people={people} verdict={verdict?.tone ?? 'fine'} />}
        </div>
      </div>
      <StatusLine {...{ people, range, mayEdit }} verdict={verdict} isDragging={drag.target !== undefined} />

      {menu && change && frame.current && (
        <CellMenu
          key={menu}
          anchor={frame.current}
          step={menu}
          positions={board.positions}
          rect={rectOf(range)}
          {...{ acts, marks, sheet, change, go }}
        />
      )}
    </>
  )
}
