import { memo } from 'react'
import { useTranslate } from '../language.tsx'
import type { Repairs } from '../live.ts'
import { Panel } from './Panel.tsx'
import * as repairsPageStyles from './RepairsPage.module.css'

/** What the day asks for beside repairs, a line each: what is due, what is late, what is done. */
export const DutiesToday = memo(({ maintenance, inspections }: Pick<Repairs, 'maintenance' | 'inspections'>) => (
  <Panel area="fourth">
    <div className={repairsPageStyles.duties}>
      <Duty words="inspections" due={inspections.due} late={inspections.missed} done={inspections.done} />
      <Duty words="maintenance" due={maintenance.due} late={maintenance.overdue} done={maintenance.done} />
    </div>
  </Panel>
))

const Duty = ({ words, due, late: overdue, done }: { words: 'inspections' | 'maintenance'; due: number; late: number; done: number }) => {
  const translate = useTranslate()
  return (
    <section>
      <h2>{translate(`${words}.title`)}</h2>
      <Count name={translate(`${words}.due`)} value={due} />
      <Count name={translate(`${words}.late`)} value={overdue} isLate={overdue > 0} />
      <Count name={translate(`${words}.done`)} value={done} />
    </section>
  )
}

const Count = ({ name, value, isLate: isOverdue = false }: { name: string; value: number; isLate?: boolean }) => (
  <span data-overdue={isOverdue || undefined}>
    {name}
    <b>{value}</b>
  </span>
)
