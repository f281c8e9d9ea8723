import type { ReactNode } from 'react'
import type { Draft } from './draft.ts'
import type { Reading } from './verdict.ts'

export interface ControlProps extends ResultProps {
  describedBy: string
  /** Stands where the eye is while the answer is given. */
  verdict: ReactNode
}

export interface ResultProps {
  reading: Reading
  draft: Draft
  change: (patch: Partial<Draft>) => void
  /** What is wrong with it, or missing. */
  fault: string
  hasNext: boolean
  onNext: () => void
}
