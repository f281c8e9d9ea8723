import { useTranslation } from 'react-i18next'
import * as styles from './RoundCounts.module.css'
import { countsOf, type RoundOrder, SHOWN, type Shown } from './round.ts'

const TONES: Partial<Record<Shown, string>> = { over: 'danger', missed: 'warning', late: 'warning' }

interface CountsProps {
  orders: readonly RoundOrder[]
  shown: Shown
  onShow: (shown: Shown) => void
}

/** How far one has come; each figure shows what it counts. */
export function RoundCounts({ orders, shown, onShow }: CountsProps) {
  const { t } = useTranslation()
  const counts = countsOf(orders)
  const left = counts.todo + counts.missed
  const text = [
    t('inspectionRound.doneOf', { done: counts.done, total: counts.all }),
    counts.skipped && t('inspectionRound.skippedCount', { count: counts.skipped }),
  ]
  return (
    <div className={styles.roundSum}>
      <p className={styles.roundProgress}>
        <progress value={counts.all - left} max={counts.all} aria-label={t('inspectionRound.title')} />
        <span>{left ? text.filter(Boolean).join(' · ') : t('inspectionRound.allDone')}</span>
      </p>
      <fieldset className={styles.roundCounts}>
        <legend className="visually-hidden">{t('inspectionRound.shown')}</legend>
        {SHOWN.filter((one) => one !== 'late' || counts.late || shown === 'late').map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === shown}
            data-tone={counts[one] ? TONES[one] : undefined}
            onClick={() => onShow(one)}
          >
            <b>{counts[one]}</b>
            <span>{t(`inspectionRound.counts.${one}`)}</span>
          </button>
        ))}
      </fieldset>
    </div>
  )
}
