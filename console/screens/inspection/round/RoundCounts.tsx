import { useTranslation } from 'react-i18next'
import { CountTabs } from '../../../list/filters/CountTabs.tsx'
import * as styles from './RoundCounts.module.css'
import { countsOf, type RoundOrder, SHOWN, type Shown } from './round.ts'

const TONES: Partial<Record<Shown, 'danger' | 'warning'>> = { over: 'danger', missed: 'warning', late: 'warning' }

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
  const tabs = SHOWN.filter((one) => one !== 'late' || counts.late || shown === 'late').map((name) => ({
    name,
    title: t(`inspectionRound.counts.${name}`),
    count: counts[name],
    tone: TONES[name],
  }))
  return (
    <>
      <p className={`row about figure gap-l ${styles.roundProgress}`}>
        <progress value={counts.all - left} max={counts.all} aria-label={t('inspectionRound.title')} />
        <span>{left ? text.filter(Boolean).join(' · ') : t('inspectionRound.allDone')}</span>
      </p>
      <CountTabs label={t('inspectionRound.shown')} tabs={tabs} chosen={shown} onChoose={onShow} />
    </>
  )
}
