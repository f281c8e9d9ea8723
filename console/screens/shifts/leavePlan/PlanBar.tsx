import { useTranslation } from 'react-i18next'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import { Choices } from '../../../kit/looks/Choices.tsx'
import { Legend } from '../../shared/leave/LeaveLegend.tsx'
import type { Planned } from '../../shared/leave/leaveYear.ts'
import * as styles from './LeavePlanPage.module.css'
import type { PlanAddress } from './useLeavePlan.ts'

interface BarProps {
  address: PlanAddress
  workers: readonly Planned[]
  isNarrow: boolean
}
const QUARTERS = ['', '1', '2', '3', '4'] as const

/** What is shown of the year, and what the colours mean. */
export function PlanBar({ address, workers, isNarrow }: BarProps) {
  const { t } = useTranslation()
  const { team, position, quarter, go } = address
  const names = (key: 'team' | 'positionName') => [...new Set(workers.flatMap((one) => one[key] ?? []))]
  return (
    <div className={`wrapped ${styles.filters}`}>
      {!isNarrow && (
        <Choices
          look="strip"
          legend={t('leave.plan.shown')}
          choices={QUARTERS.map((value) => ({ value, word: value ? t('leave.plan.quarter', { quarter: value }) : t('leave.plan.year') }))}
          value={quarter ? (String(quarter) as (typeof QUARTERS)[number]) : ''}
          onChange={(value) => go({ quarter: value })}
        />
      )}
      <Narrow label={t('leave.plan.allTeams')} names={names('team')} value={team} onChange={(value) => go({ team: value })} />
      <Narrow
        label={t('leave.plan.allPositions')}
        names={names('positionName')}
        value={position}
        onChange={(value) => go({ position: value })}
      />
      {!isNarrow && <Legend workers={workers} />}
    </div>
  )
}

interface NarrowProps {
  label: string
  names: readonly string[]
  value: string
  onChange: (value: string) => void
}
function Narrow({ label, names, value, onChange }: NarrowProps) {
  const all = value && !names.includes(value) ? [value, ...names] : names
  return (
    <select className={boxStyles.box} data-slot="box" aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{label}</option>
      {all.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </select>
  )
}
