import type { CSSProperties } from 'react'
import { Nothing } from '../../resource/cells.tsx'
import * as dueStyles from './due.module.css'

const GOOD = 0.9
const FAIR = 0.7
const toneOf = (rate: number) => (rate >= GOOD ? 'good' : rate >= FAIR ? 'warning' : 'danger')

export const percent = (rate: number) => `${(rate * 100).toFixed(rate === 1 ? 0 : 1)}%`

/** A share as figure and bar; nothing as long as there is none. */
export function Rate({ value }: { value: number | null | undefined }) {
  if (value === null || value === undefined) return <Nothing />
  return (
    <span className={dueStyles.rate} data-tone={toneOf(value)}>
      <i aria-hidden="true" style={{ '--share': value } as CSSProperties} />
      <b>{percent(value)}</b>
    </span>
  )
}
