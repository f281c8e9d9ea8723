import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { metaOf } from '../../../resource/meta.ts'
import { useWords } from '../../../resource/words.ts'
import * as styles from './leavePlan.module.css'
import { type Leave, lookOf, type Planned, placeOfLeave, type Span } from './leaveYear.ts'

const LEAVE = metaOf('workerVacation')

/** The words of leave; whatever page shows a plan has the file in which they stand. */
export function useLeaveWords() {
  const { value, label } = useWords(LEAVE)
  return { label, value: (field: 'vacType' | 'status', of: string) => value(LEAVE.name, field, of) }
}
/** What a leave is called wherever it is pointed at. */
export function useLeaveText() {
  const { value, label } = useLeaveWords()
  return ({ vacType, status, beginDate, endDate, days }: Leave) =>
    `${value('vacType', vacType)} · ${beginDate === endDate ? beginDate : `${beginDate} – ${endDate}`} · ${days} ${label('days')} · ${value('status', status)}`
}

/** Percent of a strip that half a Chinese character takes, on a screen of ordinary width. */
const CHARACTER = 0.9
/** Part of a word says nothing; the colour and the legend do. */
const doesFit = (word: string, width: number) => [...word].reduce((sum, one) => sum + (one > 'ÿ' ? 2 : 1), 1) * CHARACTER < width

interface BarsProps {
  of: Pick<Planned, 'leaves'>
  span: Span
  show?: (id: string) => void
}

/** The leave of a worker in a strip; the keyboard reaches it by the days of the strip. */
export function LeaveBars({ of, span, show }: BarsProps) {
  const { value } = useLeaveWords()
  const text = useLeaveText()
  return of.leaves.map((leave) => {
    const place = placeOfLeave(span, leave)
    if (!place) return null
    const word = value('vacType', leave.vacType)
    const isOpen = leave.status !== 'APPROVED'
    const isWorded = Boolean(show) && !isOpen && doesFit(word, place.width)
    const shared = {
      key: leave.id,
      className: `${tonesStyles.toned} ${styles.bar}`,
      'data-open': isOpen || undefined,
      title: text(leave),
      style: { left: `${place.left}%`, width: `${place.width}%`, ...lookOf(leave.vacType, { isOpen, isWorded }) },
    }
    const { key, ...rest } = shared
    return show ? (
      <button key={key} type="button" tabIndex={-1} onClick={() => show(leave.id)} {...rest}>
        {isWorded && word}
      </button>
    ) : (
      <span key={key} {...rest} />
    )
  })
}
