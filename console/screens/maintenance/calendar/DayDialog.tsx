import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import { Sheet } from '../../../kit/overlays/Sheet.tsx'
import { dayText } from '../../../kit/words/dayText.ts'
import * as calendarPageStyles from './CalendarPage.module.css'
import { EntryLink } from './EntryLink.tsx'
import type { Entry } from './entries.ts'

interface DayDialogProps {
  day: string
  entries: readonly Entry[]
  show: (entry: Entry) => void
  onClose: () => void
}

/** All that stands on one day. */
export function DayDialog({ day, entries, show, onClose }: DayDialogProps) {
  const { t } = useTranslation()
  const footer = (
    <Button size="md" onClick={onClose}>
      {t('screens.form.close')}
    </Button>
  )
  return (
    <Sheet title={dayText(day, 'day')} onClose={onClose} footer={footer} size="small">
      {entries.length > 0 ? (
        <ul className={calendarPageStyles.calAll} data-slot="cal-all">
          {entries.map((entry) => (
            <li key={entry.key}>
              <EntryLink entry={entry} isWhole show={show} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="muted" data-slot="plain">
          {t('calendar.empty')}
        </p>
      )}
    </Sheet>
  )
}
