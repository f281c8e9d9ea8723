import { memo } from 'react'
import { useTranslate } from '../language.tsx'
import type { Repairs } from '../live.ts'
import { Shape } from '../wall/Shape.tsx'
import * as panelStyles from './Panel.module.css'
import { Panel } from './Panel.tsx'
import * as repairsPageStyles from './RepairsPage.module.css'

interface Props {
  readonly debts: Repairs['debts']
  readonly total: number
  readonly rows: number
}

/** Machines that run with a known fault, and by when it must be repaired. */
export const Debts = memo(({ debts, total, rows }: Props) => {
  const translate = useTranslate()
  return (
    <Panel area="third" title={translate('debts.title')} note={translate('debts.note', { n: total })}>
      {debts.length === 0 && <p className={panelStyles.none}>{translate('debts.none')}</p>}
      <ul className={repairsPageStyles.due} data-slot="due">
        {debts.slice(0, rows).map((debt) => (
          <li key={debt.reportId} data-overdue={debt.isOverdue || undefined}>
            <span className="clip">{debt.equipmentName}</span>
            <span className={repairsPageStyles.when}>
              {debt.isOverdue && <Shape of="diamond" />}
              {translate(debt.isOverdue ? 'debts.overdue' : 'debts.due', { day: debt.dueDate.slice(5) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
})
