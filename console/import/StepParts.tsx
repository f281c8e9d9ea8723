import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../kit/looks/icons.tsx'
import * as bannerStyles from '../resource/dialogs/Banner.module.css'
import * as doneStepStyles from './DoneStep.module.css'
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
          <li
            key={step}
            className="row one-line"
            data-state={isDone ? 'done' : place === at ? 'now' : 'next'}
            aria-current={place === at ? 'step' : undefined}
          >
            <i className="middle rigid" aria-hidden="true">
              {isDone ? <Icon name="tick" size={13} /> : place + 1}
            </i>
            <span className={place === at && !isDone ? undefined : 'unseen-s'}>{t(`excel.in.steps.${step}`)}</span>
            {isDone && <span className="visually-hidden">{t('excel.in.steps.isDone')}</span>}
          </li>
        )
      })}
    </ol>
  )
}

interface ProgressProps {
  title: string
  hint?: string | undefined
  /** 0 to 1; nothing while nobody knows how long it takes. */
  share: number | undefined
  children?: ReactNode
}

/** Something under way: a bar, what it is, and perhaps a way to stop it. */
export function Progress({ title, hint, share, children }: ProgressProps) {
  return (
    <div className={doneStepStyles.importProgress}>
      <b>{title}</b>
      <progress max={1} value={share} aria-label={title} />
      {hint && <span>{hint}</span>}
      {children}
    </div>
  )
}

interface RefusedProps {
  children: string
  hint?: string
  tone?: 'danger' | 'warning'
}

/** What was refused, where one can act on it. */
export function Refused({ children, hint, tone = 'danger' }: RefusedProps) {
  return (
    <div className={bannerStyles.banner} data-slot="banner" data-tone={tone} role="alert">
      <Icon name="alert" />
      <div>
        <b>{children}</b>
        {hint && <span>{hint}</span>}
      </div>
    </div>
  )
}
