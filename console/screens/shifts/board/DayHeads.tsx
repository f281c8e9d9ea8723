// biome-ignore-all lint/a11y/useSemanticElements: a grid of which only what is in sight is drawn is no table of the browser
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names its cell
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { weekdayOf } from '../../../kit/words/time.ts'
import { type ShiftMark, staffingOf } from './marks.ts'
import type { Board } from './roster.ts'
import * as styles from './ScheduleBoard.module.css'

interface DayHeadsProps {
  board: Pick<Board, 'days' | 'gaps' | 'positions'>
  marks: ReadonlyMap<string, ShiftMark>
  today: string
  corner: string
  cornerRef: Ref<HTMLSpanElement>
}
const SATURDAY = 6

/** The days, and below each what every shift lacks or has too much of. */
export const DayHeads = memo(function DayHeads({ board, marks, today, corner, cornerRef }: DayHeadsProps) {
  const { t } = useTranslation()
  const staffing = staffingOf(board.gaps)
  const nameOf = new Map(board.positions.map(({ id, name }) => [id, name]))
  const wanting = [...marks].filter(([shiftId]) => board.gaps.some((gap) => gap.shiftId === shiftId))
  return (
    <div className={styles.heads} role="rowgroup">
      <div role="row" aria-rowindex={1} className={styles.head}>
        <span role="columnheader" className={styles.who} ref={cornerRef}>
          {corner}
        </span>
        {board.days.map((day) => (
          <span
            key={day}
            role="columnheader"
            className={`muted ${styles.day}`}
            data-today={day === today || undefined}
            data-weekend={weekdayOf(day) >= SATURDAY || undefined}
            aria-current={day === today ? 'date' : undefined}
          >
            <small>{t(`shiftBoard.weekdays.${weekdayOf(day)}`)}</small>
            <b>{Number(day.slice(8))}</b>
          </span>
        ))}
      </div>
      {wanting.map(([shiftId, { name }]) => (
        <div key={shiftId} className={styles.head} role="row">
          <span role="rowheader" className={`note ${styles.who}`}>
            <span className="clip">{t('shiftBoard.staffing', { shift: name })}</span>
          </span>
          {board.days.map((day) => {
            const { holes, surplus, gaps } = staffing(day, shiftId)
            const gapTexts = gaps.map(({ positionId, planned, required }) =>
              t('shiftBoard.gap', { position: nameOf.get(positionId), planned, required }),
            )
            return (
              <span key={day} role="gridcell" className={`fine ${styles.gap}`} title={gapTexts.join('\n') || undefined}>
                {holes > 0 && (
                  <b className={tonesStyles.worded} data-tone="danger">
                    −{holes}
                  </b>
                )}
                {surplus > 0 && (
                  <b className={tonesStyles.worded} data-tone="info">
                    +{surplus}
                  </b>
                )}
              </span>
            )
          })}
        </div>
      ))}
    </div>
  )
})
