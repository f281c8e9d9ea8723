import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Nothing, Tag, ValueTag } from '../../fields/display/cells.tsx'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { usePathOf } from '../../kit/session/navigation.ts'
import { useLabels } from '../../kit/words/i18n.ts'
import { today } from '../../kit/words/time.ts'
import * as dueStyles from './due.module.css'
import { dueOf, type Repair } from './due.ts'

export const rollerPath = (id: string) => `/rollers/${id}`

/** The page of a roller; its number alone for people who may not open it. */
export function RollerLink({ id, children }: { id: string; children: string }) {
  const isOpen = usePathOf()('roller') !== undefined
  return isOpen ? (
    <Link className={`${controlsStyles.linked} even`} to={rollerPath(id)}>
      {children}
    </Link>
  ) : (
    <span>{children}</span>
  )
}

export function RepairState({ value, isOverdue }: { value: string; isOverdue: boolean }) {
  const labels = useLabels()
  if (isOverdue) return <Tag tone="danger">{labels.value('rollerRepair', 'status', value)}</Tag>
  return <ValueTag of="rollerRepair" field="status" value={value} />
}

/** Days left, days over, or how it ended, in words. */
export function Due({ repair }: { repair: Repair }) {
  const { t } = useTranslation()
  const { word, days, tone } = dueOf(repair, today())
  return (
    <span className={`${tonesStyles.pill} ${tonesStyles.toned}`} data-slot="due" data-tone={tone}>
      {t(`rollers.due.${word}`, { count: days })}
    </span>
  )
}

/** The day agreed with how it stands beside it. */
export function DueDate({ repair }: { repair: Repair }) {
  return (
    <span className="figure">
      {repair.expectedReturnDate} <Due repair={repair} />
    </span>
  )
}

const GOOD = 0.9
const FAIR = 0.7
const toneOf = (rate: number) => (rate >= GOOD ? 'good' : rate >= FAIR ? 'warning' : 'danger')

export const percent = (rate: number) => `${(rate * 100).toFixed(rate === 1 ? 0 : 1)}%`

/** A share as figure and bar; nothing as long as there is none. */
export function Rate({ value }: { value: number | null | undefined }) {
  if (value === null || value === undefined) return <Nothing />
  return (
    <span className={`even ${tonesStyles.toned} ${dueStyles.rate}`} data-tone={toneOf(value)}>
      <i aria-hidden="true" style={{ '--share': value } as CSSProperties} />
      <b>{percent(value)}</b>
    </span>
  )
}
