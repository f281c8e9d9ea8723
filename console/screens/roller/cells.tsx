import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useLabels } from '../../kit/i18n.ts'
import { usePathOf } from '../../kit/places.ts'
import { today } from '../../kit/time.ts'
import { Tag, ValueTag } from '../../resource/cells.tsx'
import * as dueStyles from './due.module.css'
import { dueOf, type Repair } from './due.ts'

export const rollerPath = (id: string) => `/rollers/${id}`

/** The page of a roller; its number alone for people who may not open it. */
export function RollerLink({ id, children }: { id: string; children: string }) {
  const isOpen = usePathOf()('roller') !== undefined
  return isOpen ? (
    <Link className={dueStyles.rollerLink} to={rollerPath(id)}>
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
    <span className={dueStyles.due} data-slot="due" data-tone={tone}>
      {t(`rollers.due.${word}`, { count: days })}
    </span>
  )
}

/** The day agreed with how it stands beside it. */
export function DueDate({ repair }: { repair: Repair }) {
  return (
    <span className={dueStyles.dueDate}>
      {repair.expectedReturnDate} <Due repair={repair} />
    </span>
  )
}
