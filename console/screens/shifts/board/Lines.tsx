// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only what is in sight is drawn is no table of the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its cell
import { type CSSProperties, memo, type Ref } from 'react'
import type { ClashMark } from './marks.ts'
import { PersonRow } from './PersonRow.tsx'
import * as styles from './ScheduleBoard.module.css'
import type { Rect } from './selection.ts'
import type { People } from './usePeople.ts'
import { LINE_PX } from './useWindow.ts'

interface LinesProps {
  people: Pick<People, 'lines' | 'places' | 'rows'>
  first: number
  last: number
  idOf: string
  isWide: boolean
}

/** The lines in sight, each at its place: the same while frames above them move. */
export const Lines = memo(function Lines({ people: { lines, places, rows }, first, last, idOf, isWide }: LinesProps) {
  return lines.slice(first, last).map((line, nth) => {
    const top = (first + nth) * LINE_PX
    if (line.kind === 'team')
      return (
        <div key={`team ${line.id}`} role="row" className={`${styles.line} ${styles.team}`} style={{ top }}>
          <span role="rowheader" className={styles.who}>
            {line.name}
          </span>
        </div>
      )
    const row = rows.get(line.worker.id)
    return row && <PersonRow key={row.id} row={row} place={places.indexOf(first + nth)} top={top} idOf={idOf} isWide={isWide} />
  })
})

interface FrameProps {
  rect: Rect
  people: Pick<People, 'places' | 'sheet'>
  /** Of what is being dragged: what the server would say to it. */
  verdict?: ClashMark['tone'] | 'fine'
  /** Whether it has a corner that fills. */
  hasCorner?: boolean
  frameRef?: Ref<HTMLSpanElement>
}

/** A frame over cells, above all rows. It is drawn where the cells are without asking where that is. */
export function Frame({ rect: { top, left, bottom, right }, people: { places, sheet }, verdict, hasCorner, frameRef }: FrameProps) {
  const last = sheet.people.length - 1
  const [from, to] = [places[Math.max(0, top)] ?? 0, places[Math.min(last, bottom)] ?? 0]
  const columns = { '--from': Math.max(0, left) + 2, '--to': Math.min(sheet.days.length, right + 1) + 2 }
  const style = { top: from * LINE_PX, height: (to - from + 1) * LINE_PX, ...columns } as CSSProperties
  return (
    <div className={`${styles.line} ${styles.frame}`} style={style} data-verdict={verdict}>
      <span ref={frameRef} data-slot={verdict ? 'target' : 'selection'}>
        {hasCorner && <i data-fill="" />}
      </span>
    </div>
  )
}
