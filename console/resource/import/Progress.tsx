import type { ReactNode } from 'react'
import * as doneStepStyles from './DoneStep.module.css'

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
