import { memo } from 'react'
import { Ago } from '../Ago.tsx'
import { useSay } from '../language.tsx'
import type { Repairs } from '../live.ts'
import { Shape, statusShape } from '../Shape.tsx'
import { PanelTitle } from './PanelTitle.tsx'

const ROWS = 4
const PEOPLE = 3

export const OpenRepairs = memo(({ repairs }: { repairs: Repairs }) => {
  const say = useSay()
  return (
    <>
      <PanelTitle title={say('repairs.title')}>
        {repairs.pending > 0 && (
          <span className="bad">
            <Shape of="triangle" />
            {say('repairs.pending', { n: repairs.pending })}
          </span>
        )}
      </PanelTitle>
      {repairs.open.length === 0 && <p className="none">{say('repairs.none')}</p>}
      <ul className="rows open">
        {repairs.open.slice(0, ROWS).map((r) => (
          <li key={r.reportId} data-status={r.status}>
            <Shape of={statusShape(r.status)} />
            <b>{r.equipmentName}</b>
            <em>{say(`status.${r.status}`)}</em>
            <Ago since={r.since} />
          </li>
        ))}
      </ul>
      <div className="people">
        <h3>{say(repairs.manHours.length ? 'repairs.manHours' : 'repairs.noHours')}</h3>
        <ul>
          {repairs.manHours.slice(0, PEOPLE).map((p) => (
            <li key={p.repairerId}>
              <span className="clip">{p.name}</span>
              <b>{Math.round(p.hours)}</b>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
})
