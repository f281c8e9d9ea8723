import { memo } from 'react'
import { useSay } from '../language.tsx'
import type { Repairs } from '../live.ts'
import { Panel } from './Panel.tsx'

/** Planned maintenance of the day in one line: what is due, what is late, what is done. */
export const MaintenanceToday = memo(({ maintenance: { due, overdue, done } }: { maintenance: Repairs['maintenance'] }) => {
  const say = useSay()
  return (
    <Panel area="fourth">
      <div className="maintenance">
        <h2>{say('maintenance.title')}</h2>
        <Count name={say('maintenance.due')} value={due} />
        <Count name={say('maintenance.overdue')} value={overdue} isLate={overdue > 0} />
        <Count name={say('maintenance.done')} value={done} />
      </div>
    </Panel>
  )
})

const Count = ({ name, value, isLate = false }: { name: string; value: number; isLate?: boolean }) => (
  <span data-overdue={isLate || undefined}>
    {name}
    <b>{value}</b>
  </span>
)
