import { memo, useLayoutEffect, useRef, useState } from 'react'
import { useTranslate } from '../language.tsx'
import { Shape, type ShapeName } from '../wall/Shape.tsx'
import { useRotatingIndex } from '../wall/ticks.ts'
import { Pagination } from './Pagination.tsx'
import * as panelStyles from './Panel.module.css'
import { Panel } from './Panel.tsx'
import * as styles from './SchedulePage.module.css'
import { linesOf, type Shift } from './shiftsAt.ts'

const PAGE_SECONDS = 8
/** So few rows of the answer that they would become broad stay as high as this many. */
const LEAST = 5
type State = ReturnType<typeof linesOf>[number]['people'][number]['state']
const SHAPES: Record<State, ShapeName> = {
  PRESENT: 'circle',
  EXPECTED: 'ring',
  LATE: 'diamond',
  LEFT: 'ring',
  ABSENT: 'triangle',
  ON_LEAVE: 'bars',
}
/** What goes without a word: somebody is there, or it has not been said yet. */
const QUIET: readonly State[] = ['PRESENT', 'EXPECTED']

interface Props {
  readonly area: string
  readonly title: string
  readonly note?: string | undefined
  readonly none: string
  readonly shifts: readonly Shift[]
  /** How many lines fit, and how many people beside each other. */
  readonly rows: number
  readonly each: number
  /** The answer of the page: names stand out. */
  readonly isLead?: boolean
}

/** Who works at which position, and whether they are there; more than fits takes turns. */
export const ShiftPeople = memo(({ area, title, note, none, shifts, rows, each, isLead = false }: Props) => {
  const translate = useTranslate()
  const lines = linesOf(shifts, each)
  const [tooWide, setTooWide] = useState('')
  const key = lines.map((line) => `${line.key} ${line.people.map(({ name, state }) => `${name} ${state}`)}`).join()
  // One person at each position leaves room for another column, unless a name would be cut.
  const columns = lines.every(({ people }) => people.length < 2) && tooWide !== key ? 2 : 1
  const count = Math.ceil(lines.length / (rows * columns))
  const size = Math.ceil(lines.length / Math.max(1, count))
  const pages = Array.from({ length: count }, (_, at) => lines.slice(at * size, (at + 1) * size))
  const at = useRotatingIndex(pages.length, PAGE_SECONDS)
  const shown = pages[at] ?? []
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const isCut = (cell: Element) => cell.scrollWidth > cell.clientWidth + 1
    if (columns > 1 && [...(list.current?.querySelectorAll('div, .clip') ?? [])].some(isCut)) setTooWide(key)
  })
  return (
    <Panel area={area} title={title} note={note}>
      {lines.length === 0 && <p className={panelStyles.none}>{none}</p>}
      <ul
        ref={list}
        className={styles.people}
        data-slot="people"
        data-lead={isLead || undefined}
        style={{ '--rows': Math.max(isLead ? Math.min(LEAST, rows) : 1, Math.ceil(shown.length / columns)), '--columns': columns }}
        key={at}
      >
        {shown.map(({ key, place, people }) => (
          <li key={key} data-named={place ? '' : undefined}>
            <span className="clip">{place}</span>
            <div>
              {people.length === 0 && <em>{translate('schedule.nobody')}</em>}
              {people.map(({ workerId, name, state }) => (
                <span key={workerId} data-state={state} className="clip">
                  <Shape of={SHAPES[state]} />
                  <b className="clip">{name}</b>
                  {!QUIET.includes(state) && <em>{translate(`schedule.state.${state}`)}</em>}
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <Pagination words={translate('schedule.turn', { at: at + 1, n: count })} keys={pages.map((page) => page[0]?.key)} at={at} />
    </Panel>
  )
})
