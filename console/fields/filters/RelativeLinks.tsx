import { useTranslation } from 'react-i18next'
import { relativesOf } from '../kinds/relative.ts'
import type { FilterProps } from './filterProps.ts'
import * as styles from './Periods.module.css'

/** Buttons for the reader's own records in a filter by people or departments; a second click removes the filter. */
export function RelativeLinks({ title, field, value, set }: Pick<FilterProps, 'title' | 'field' | 'value' | 'set'>) {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set would have a legend of its own
    <div className={styles.quick} data-slot="quick" role="group" aria-label={t('screens.list.relative.own', { title })}>
      {relativesOf(field).map((word) => (
        <button
          key={word}
          type="button"
          className="thumb note one-line"
          aria-pressed={value === word}
          title={t(`screens.list.relative.${word}`)}
          onClick={() => set(value === word ? '' : word)}
        >
          {t(`screens.list.relative.short.${word}`)}
        </button>
      ))}
    </div>
  )
}
