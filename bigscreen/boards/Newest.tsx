import { Ago } from '../Ago.tsx'
import { useSay } from '../language.tsx'
import type { Faults } from '../live.ts'

export function Newest({ reports }: { reports: Faults['newest'] }) {
  const say = useSay()
  return (
    <div className="newest">
      <h3>{say('stopped.newest')}</h3>
      <ul className="rows">
        {reports.map((r) => (
          <li key={r.id} data-status={r.status}>
            <b>{r.equipmentName}</b>
            <span className="clip">{r.description}</span>
            <em>{say(`status.${r.status}`)}</em>
            <Ago since={r.reportDate} isShort />
          </li>
        ))}
      </ul>
    </div>
  )
}
