import { useTranslation } from 'react-i18next'
import { useLabels } from '../../kit/i18n.ts'
import * as tonesStyles from '../../kit/tones.module.css'
import * as styles from '../../resource/cells.module.css'
import { Nothing } from '../../resource/cells.tsx'

/** Hours with one decimal; an open stop still grows, with a mark for those who do not see the colour. */
export function Hours({ value, isGrowing = false }: { value: number | null | undefined; isGrowing?: boolean }) {
  const { t } = useTranslation()
  if (value === null || value === undefined || (value === 0 && !isGrowing)) return <Nothing />
  return (
    <span
      className={isGrowing ? `${styles.hours} ${styles.growing}` : styles.hours}
      data-slot="hours"
      title={isGrowing ? t('reportLog.marks.growing') : undefined}
    >
      {value.toFixed(1)}
      {isGrowing && <span className="visually-hidden"> {t('reportLog.marks.growing')}</span>}
    </span>
  )
}

/** The machine stands now: shape and word, not only red. */
export function Stopped() {
  const { t } = useTranslation()
  return (
    <span className={tonesStyles.tag} data-slot="tag" data-tone="danger">
      {t('reportLog.marks.stopped')}
    </span>
  )
}

/** How urgent it was, as a plain word. */
export function Urgency({ value }: { value: string }) {
  return <>{useLabels().value('reportLog', 'urgency', value)}</>
}

/** A second report of a machine that already stands still. */
export function Joined({ to }: { to: string }) {
  const { t } = useTranslation()
  return (
    <span className={styles.joined} title={t('reportLog.marks.joinedTo', { title: to })}>
      {t('reportLog.marks.joined')}
    </span>
  )
}
