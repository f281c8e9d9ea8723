import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../../kit/words/dayText.ts'
import type { CalendarProps } from './calendarProps.ts'
import { afterKey, WEEKDAYS, weeksOf } from './days.ts'
import { DRAGGED, EntryLink } from './EntryLink.tsx'
import { type Entry, fitting } from './entries.ts'
import * as styles from './MonthGrid.module.css'
import { Rest } from './WeekList.tsx'

/** Entries below each other in one day; one more and the last line tells how many there are besides. */
const ROOM = 3

/** A month in whole weeks. Arrow keys go from day to day, Tab goes into the day they stopped at, Enter opens all of it. */
export function MonthGrid({ day, now, entries, rests, go, open, show, move }: CalendarProps) {
  const { t } = useTranslation()
  const { grid, onKey } = useRoving(day, go)
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are walked through is a grid
    <table className={styles.calMonth} data-slot="cal-month" role="grid" aria-label={dayText(day, 'month')} ref={grid}>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {t(`calendar.weekdays.${weekday}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(day).map((week) => (
          <tr key={week[0]}>
            {week.map((date, at) => (
              <Cell
                key={date}
                isWeekend={at > 4}
                date={date}
                entries={entries.get(date)}
                isHere={date === day}
                isToday={date === now}
                isRest={rests.has(date)}
                isAdjacentMonth={date.slice(0, 7) !== day.slice(0, 7)}
                onKey={onKey}
                open={open}
                show={show}
                move={move}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  date: string
  /** Undefined while they are being read. */
  entries: readonly Entry[] | undefined
  isHere: boolean
  isToday: boolean
  isRest: boolean
  isWeekend: boolean
  isAdjacentMonth: boolean
  onKey: (event: KeyboardEvent, date: string) => void
  open: (day: string) => void
  show: (entry: Entry) => void
  move: (key: string, day: string) => void
}

function Cell({ date, entries, isHere, isToday, isRest, isWeekend, isAdjacentMonth, onKey, open, show, move }: CellProps) {
  const { t } = useTranslation()
  const target = useDropping((key) => move(key, date))
  const shown = fitting(entries ?? [], ROOM)
  const rest = (entries?.length ?? 0) - shown.length
  const key = (event: KeyboardEvent) => onKey(event, date)
  const count = entries && t('calendar.count', { count: entries.length })
  const labelParts = [dayText(date, 'day'), isToday && t('calendar.today'), isRest && t('calendar.rests'), count]
  return (
    <td data-outside={isAdjacentMonth || undefined} data-today={isToday || undefined} data-weekend={isWeekend || undefined} {...target}>
      {isRest && <Rest />}
      <button
        type="button"
        className={`middle about even ${styles.calDay}`}
        data-day={date}
        tabIndex={isHere ? 0 : -1}
        aria-label={labelParts.filter(Boolean).join(', ')}
        aria-current={isToday ? 'date' : undefined}
        aria-haspopup="dialog"
        onClick={() => open(date)}
        onKeyDown={key}
      >
        {Number(date.slice(8))}
      </button>
      {shown.map((entry) => (
        <EntryLink key={entry.key} entry={entry} isReached={isHere} onKeyDown={key} show={show} />
      ))}
      {rest > 0 && (
        <button type="button" className={styles.calRest} tabIndex={isHere ? 0 : -1} onClick={() => open(date)} onKeyDown={key}>
          {t('calendar.more', { count: rest })}
          <span className="visually-hidden">, {dayText(date, 'day')}</span>
        </button>
      )}
    </td>
  )
}

/** A day that an entry can be dropped on. By keyboard and on phones the same is done by the step of the record. */
function useDropping(drop: (key: string) => void) {
  const [isOver, setOver] = useState(false)
  const isEntry = (event: DragEvent) => event.dataTransfer.types.includes(DRAGGED)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!isEntry(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false)
      if (!isEntry(event)) return
      event.preventDefault()
      drop(event.dataTransfer.getData(DRAGGED))
    },
  }
}

/** One day of the grid is reached by Tab; arrows move it, and the focus with it, over the edge of the month too. */
function useRoving(day: string, go: (day: string) => void) {
  const grid = useRef<HTMLTableElement>(null)
  const [wanted, want] = useState<string>()
  useEffect(() => {
    if (wanted !== day) return
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
    want(undefined)
  }, [wanted, day])
  const onKey = (event: KeyboardEvent, date: string) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : afterKey(event.key, date)
    if (!next) return
    event.preventDefault()
    want(next)
    go(next)
  }
  return { grid, onKey }
}
