import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import * as tonesStyles from '../../../kit/looks/tones.module.css'
import { useLeaveWords } from './LeaveBars.tsx'
import * as planStyles from './leavePlan.module.css'
import { lookOf, type Planned, TYPE_LOOKS } from './leaveYear.ts'

/** The types that the year has, and how leave looks that is not decided yet. */
export function Legend({ workers }: { workers: readonly Planned[] }) {
  const { t } = useTranslation()
  const { value } = useLeaveWords()
  const used = new Set(workers.flatMap(({ leaves }) => leaves.map(({ vacType }) => vacType)))
  const types = (Object.keys(TYPE_LOOKS) as (keyof typeof TYPE_LOOKS)[]).filter((type) => used.has(type))
  return (
    <ul className="flow note" aria-label={t('leave.plan.legend')}>
      {types.map((type) => (
        <li key={type}>
          <Key look={lookOf(type)} /> {value('vacType', type)}
        </li>
      ))}
      <li>
        <Key look={{}} isOpen /> {t('leave.plan.open')}
      </li>
    </ul>
  )
}
const Key = ({ look, isOpen }: { look: CSSProperties; isOpen?: boolean }) => (
  <span className={`anchor ${planStyles.key}`} aria-hidden="true">
    <i className={`${tonesStyles.toned} ${planStyles.bar}`} style={look} data-open={isOpen} />
  </span>
)
