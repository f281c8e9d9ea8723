import { useTranslation } from 'react-i18next'
import * as tonesStyles from '../../kit/tones.module.css'
import { useLeaveWords } from './LeaveBars.tsx'
import * as planStyles from './leavePlan.module.css'
import { type Planned, TYPE_TONES } from './leaveYear.ts'

/** The types that the year has, and how leave looks that is not decided yet. */
export function Legend({ workers }: { workers: readonly Planned[] }) {
  const { t } = useTranslation()
  const { value } = useLeaveWords()
  const used = new Set(workers.flatMap(({ leaves }) => leaves.map(({ vacType }) => vacType)))
  const types = (Object.keys(TYPE_TONES) as (keyof typeof TYPE_TONES)[]).filter((type) => used.has(type))
  return (
    <ul className="flow note" aria-label={t('leave.plan.legend')}>
      {types.map((type) => (
        <li key={type}>
          <Key tone={TYPE_TONES[type]} /> {value('vacType', type)}
        </li>
      ))}
      <li>
        <Key tone="quiet" isOpen /> {t('leave.plan.open')}
      </li>
    </ul>
  )
}
const Key = ({ tone, isOpen }: { tone: string; isOpen?: boolean }) => (
  <span className={planStyles.key} aria-hidden="true">
    <i className={`${tonesStyles.toned} ${planStyles.bar}`} data-tone={tone} data-open={isOpen} />
  </span>
)
