import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { dayText } from '../../../kit/words/dayText.ts'
import type { ClashMark } from './marks.ts'
import * as styles from './ScheduleBoard.module.css'
import { type Range, rectOf, sizeOf } from './selection.ts'
import type { People } from './usePeople.ts'

interface StatusLineProps {
  people: Pick<People, 'sheet' | 'rows'>
  range: Range
  /** What the server says to what is being dragged. */
  verdict: ClashMark | undefined
  isDragging: boolean
  mayEdit: boolean
}

/** What is selected, in words: what a glance at a narrow cell cannot tell, and why something clashes. */
export function StatusLine({ people: { sheet, rows }, range, verdict, isDragging, mayEdit }: StatusLineProps) {
  const { t } = useTranslation()
  const { rows: chosen, cols: days } = sizeOf(rectOf(range))
  const [worker, day] = [sheet.people[range.to.row], sheet.days[range.to.col]]
  const cell = worker && rows.get(worker.id)?.cells[range.to.col]
  const clash = isDragging ? verdict : chosen * days === 1 ? cell?.clash : undefined
  const about =
    chosen * days > 1
      ? t('shiftBoard.selected', { people: chosen, days })
      : worker &&
        day && (
          <>
            <ResourceLink of="worker" search={`?open=${worker.id}`}>
              {worker.name}
            </ResourceLink>
            {` · ${dayText(day, 'day')} · ${cell?.description || t('shiftBoard.free')}`}
          </>
        )
  return (
    <footer className={styles.status}>
      <p role="status" className="fill clip">
        {clash ? (
          <span className={tonesStyles.worded} data-tone={clash.tone}>
            {clash.messages.join(' ')}
          </span>
        ) : (
          about
        )}
      </p>
      {mayEdit && (
        <span className={`note ${styles.keys}`}>
          <kbd>1</kbd>–<kbd>9</kbd> {t('shiftBoard.keys.shift')} <kbd>Del</kbd> {t('shiftBoard.keys.erase')} <kbd>Enter</kbd>{' '}
          {t('shiftBoard.keys.menu')} <kbd>Ctrl Z</kbd> {t('shiftBoard.undo')}
        </span>
      )}
    </footer>
  )
}
