import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/icons.tsx'
import * as styles from './StepLine.module.css'
import { STEPS, type Step } from './useImport.ts'

export function StepLine({ now }: { now: Step }) {
  const { t } = useTranslation()
  const at = STEPS.indexOf(now)
  return (
    <ol className={styles.importSteps} aria-label={t('excel.in.steps.label')}>
      {STEPS.map((step, place) => {
        const isDone = place < at || now === 'done'
        return (
          <li key={step} data-state={isDone ? 'done' : place === at ? 'now' : 'next'} aria-current={place === at ? 'step' : undefined}>
            <i aria-hidden="true">{isDone ? <Icon name="tick" size={13} /> : place + 1}</i>
            <span>{t(`excel.in.steps.${step}`)}</span>
            {isDone && <span className="visually-hidden">{t('excel.in.steps.isDone')}</span>}
          </li>
        )
      })}
    </ol>
  )
}
