// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only what is in sight is drawn is no table of the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its cell
import { memo } from 'react'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import type { Away, ClashMark, ShiftMark } from './marks.ts'
import * as styles from './ScheduleBoard.module.css'

/** What a cell shows. */
export interface CellView {
  readonly day: string
  readonly shifts: readonly ShiftMark[]
  /** Where somebody works who usually works elsewhere. */
  readonly place: string
  readonly description: string
  readonly isByHand: boolean
  readonly away: Away | undefined
  readonly clash: ClashMark | undefined
}
export interface RowView {
  readonly id: string
  readonly name: string
  readonly position: string
  readonly cells: readonly CellView[]
}

const text = ({ shifts, clash }: CellView, isWide: boolean) => (
  <>
    {shifts.map(({ name, short, tone }) => (
      <b key={name} className={`${tonesStyles.toned} in-tone`} data-tone={tone}>
        {isWide ? name : short}
      </b>
    ))}
    {clash && <i aria-hidden="true" />}
  </>
)

interface PersonRowProps {
  row: RowView
  place: number
  top: number
  idOf: string
  isWide: boolean
}

/** A person's days. Drawn again only when one of them has changed: selections and drags are frames above all rows. */
export const PersonRow = memo(function PersonRow({ row, place, top, idOf, isWide }: PersonRowProps) {
  return (
    <div role="row" aria-rowindex={place + 2} className={styles.line} style={{ top }}>
      <span role="rowheader" className={styles.who}>
        {/* Reached by keys in the line below the board, which names who is selected: the board itself is one stop of Tab. */}
        <ResourceLink of="worker" className="clip" tabIndex={-1} search={`?open=${row.id}`}>
          {row.name}
        </ResourceLink>
        <span className="clip note">{row.position}</span>
      </span>
      {row.cells.map((cell, col) => (
        <span
          key={cell.day}
          role="gridcell"
          id={`${idOf}-${place}-${col}`}
          aria-colindex={col + 2}
          aria-label={[cell.description, ...(cell.clash?.messages ?? [])].join(', ') || undefined}
          className={styles.cell}
          data-away={cell.away}
          data-clash={cell.clash?.tone}
          data-hand={cell.isByHand || undefined}
          title={cell.clash?.messages.join('\n') || cell.description || undefined}
        >
          {text(cell, isWide)}
          {isWide && cell.place && <small className="clip">{cell.place}</small>}
        </span>
      ))}
    </div>
  )
})
