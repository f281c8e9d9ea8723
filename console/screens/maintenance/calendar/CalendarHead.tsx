import { useTranslation } from 'react-i18next'
import { ResourceLink } from '../../../fields/display/ResourceLink.tsx'
import * as buttonStyles from '../../../kit/looks/Button.module.css'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { dayText } from '../../../kit/words/dayText.ts'
import { addDays, addMonths } from '../../../kit/words/time.ts'
import { RefreshButton } from '../../../resource/live/RefreshButton.tsx'
import * as pageStyles from '../../../resource/page.module.css'
import * as calendarPageStyles from './CalendarPage.module.css'
import { weekOf } from './days.ts'

interface HeadProps {
  day: string
  isWeek: boolean
  go: (day: string) => void
  refresh: () => void
}

/** Which month or week is shown, and the way to others. */
export function CalendarHead({ day, isWeek, go, refresh }: HeadProps) {
  const { t } = useTranslation()
  const span = isWeek ? 'week' : 'month'
  const stepBy = (by: number) => go(isWeek ? addDays(day, 7 * by) : addMonths(day, by))
  const week = weekOf(day)
  const title = isWeek ? `${dayText(week[0] ?? day, 'short')} – ${dayText(week[6] ?? day, 'short')}` : dayText(day, 'month')
  return (
    <header className={pageStyles.pageHead} data-slot="page-head">
      <h1>{t('console.pages.maintenanceCalendar')}</h1>
      <div className={`wrapped even ${calendarPageStyles.calTurn}`}>
        <Button
          className={buttonStyles.square}
          data-slot="square"
          aria-label={t(`calendar.previous.${span}`)}
          title={t(`calendar.previous.${span}`)}
          onClick={() => stepBy(-1)}
        >
          <Icon name="left" />
        </Button>
        <Button
          className={buttonStyles.square}
          data-slot="square"
          aria-label={t(`calendar.next.${span}`)}
          title={t(`calendar.next.${span}`)}
          onClick={() => stepBy(1)}
        >
          <Icon name="right" />
        </Button>
        <Button onClick={() => go('')}>{t('calendar.today')}</Button>
        <h2 aria-live="polite">{title}</h2>
      </div>
      <span className="grow" />
      <ResourceLink of="maintenanceOrder" className={buttonStyles.button} data-slot="button" data-variant="outline" data-size="sm">
        <Icon name="list" />
        {t('calendar.list')}
      </ResourceLink>
      <RefreshButton onPress={refresh} />
    </header>
  )
}
