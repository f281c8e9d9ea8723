import { useTranslation } from 'react-i18next'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { dayText } from '../../../kit/words/dayText.ts'
import * as calendarPageStyles from './CalendarPage.module.css'
import type { CalendarProps } from './calendarProps.ts'
import { weekdayOf, weekOf } from './days.ts'
import { EntryLink } from './EntryLink.tsx'
import * as monthGridStyles from './MonthGrid.module.css'

/** A week as a list, for screens that have no room for seven columns. */
export function WeekList({ day, now, entries, rests, show }: Pick<CalendarProps, 'day' | 'now' | 'entries' | 'rests' | 'show'>) {
  const { t } = useTranslation()
  return (
    <ol className={`${surfacesStyles.ruled} ${calendarPageStyles.calWeek}`} data-slot="cal-week">
      {weekOf(day).map((date) => {
        const own = entries.get(date)
        return (
          <li key={date} data-today={date === now || undefined}>
            <h2>
              <time dateTime={date}>
                <span>{t(`calendar.weekdays.${weekdayOf(date)}`)}</span>
                <b>{Number(date.slice(8))}</b>
                {rests.has(date) && <Rest />}
              </time>
              <span className="visually-hidden">
                {[dayText(date, 'day'), date === now && t('calendar.today'), rests.has(date) && t('calendar.rests')]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </h2>
            {own && own.length > 0 ? (
              <ul>
                {own.map((entry) => (
                  <li key={entry.key}>
                    <EntryLink entry={entry} isWhole show={show} />
                  </li>
                ))}
              </ul>
            ) : (
              own && <p className="quiet">{t('calendar.empty')}</p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Beside a day on which the plant rests; the day's own words say so too. */
export function Rest() {
  const { t } = useTranslation()
  return (
    <span className={`note ${monthGridStyles.calRests}`} title={t('calendar.rests')} aria-hidden="true">
      {t('calendar.restMark')}
    </span>
  )
}
