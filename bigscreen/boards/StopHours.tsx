import { memo } from 'react'
import { useSay } from '../language.tsx'
import type { Downtime } from '../live.ts'
import { Shape } from '../Shape.tsx'
import { hoursText } from '../times.ts'
import { PanelTitle } from './PanelTitle.tsx'

const ROWS = 5

/** Hours of the month by machine; the end of each bar that was added today is lit, so that the month explains the day. */
export const StopHours = memo(({ machines }: { machines: Downtime['stopHours'] }) => {
  const say = useSay()
  const rows = machines.filter((m) => m.month > 0).slice(0, ROWS)
  const longest = Math.max(...rows.map((m) => m.month), 0)
  return (
    <>
      <PanelTitle title={say('hours.title')} note={say('hours.note')}>
        {rows.length > 0 && <span className="key">{say('hours.today')}</span>}
      </PanelTitle>
      {rows.length === 0 && <p className="none">{say('hours.none')}</p>}
      <ul className="machines">
        {rows.map((m) => (
          <li key={m.equipmentId} data-stopped={m.isStopped || undefined}>
            <span className="name">
              {m.isStopped && <Shape of="triangle" />}
              <span className="clip">{m.name}</span>
            </span>
            {m.today > 0 && <span className="today">{`+${hoursText(m.today)}`}</span>}
            <b>{hoursText(m.month)}</b>
            <i className="bar" style={{ width: `${(m.month / longest) * 100}%` }}>
              <i style={{ width: `${(Math.min(m.today, m.month) / m.month) * 100}%` }} />
            </i>
          </li>
        ))}
      </ul>
    </>
  )
})
