import { useTranslation } from 'react-i18next'
import { writeRange } from '../../resource/address.ts'
import * as styles from './QuickDays.module.css'
import { daysAgo, QUICK_DAYS } from './quickDays.ts'

/** Buttons for common periods; a second click removes the limit. */
export function QuickDays({ title, value, set }: { title: string; value: string; set: (value: string) => void }) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: stands inside the field set of the range
    <div className={styles.quick} data-slot="quick" role="group" aria-label={t('lists.days.title', { title })}>
      {QUICK_DAYS.map((count) => {
        const range = writeRange(daysAgo(count), '')
        return (
          <button
            key={count}
            type="button"
            className="thumb note one-line"
            aria-pressed={value === range}
            onClick={() => set(value === range ? '' : range)}
          >
            {count === 1 ? t('lists.days.today') : t('lists.days.count', { count })}
          </button>
        )
      })}
    </div>
  )
}
