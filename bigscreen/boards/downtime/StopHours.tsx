import { memo } from 'react'
import { useTranslate } from '../../language.tsx'
import type { Downtime } from '../../live.ts'
import { Shape } from '../../wall/Shape.tsx'
import { hoursText } from '../../wall/times.ts'
import * as panelStyles from '../Panel.module.css'
import { Panel } from '../Panel.tsx'
import * as downtimePageStyles from './DowntimePage.module.css'

/** Hours of today, the week and the month by machine; the end of each bar that was added today is lit, so that the month explains the day. */
export const StopHours = memo(({ machines, rows: room }: { machines: Downtime['stopHours']; rows: number }) => {
  const translate = useTranslate()
  const rows = machines.filter((m) => m.month > 0).slice(0, room)
  const longest = Math.max(...rows.map((m) => m.month), 0)
  const hours = (n: number) => (n > 0 ? hoursText(n) : '–')
  return (
    <Panel area="second" title={translate('hours.title')}>
      {rows.length === 0 ? (
        <p className={panelStyles.none}>{translate('hours.none')}</p>
      ) : (
        <ul className={downtimePageStyles.hours} data-slot="hours">
          <li className={downtimePageStyles.heads} data-slot="heads">
            <span>{translate('hours.today')}</span>
            <span>{translate('hours.week')}</span>
            <span>{translate('hours.month')}</span>
          </li>
          {rows.map((m) => (
            <li key={m.equipmentId} data-stopped={m.isStopped || undefined}>
              <span className={downtimePageStyles.name} data-slot="name">
                {m.isStopped && <Shape of="triangle" />}
                <span className="clip">{m.name}</span>
              </span>
              <span className={downtimePageStyles.today}>{hours(m.today)}</span>
              <span>{hours(m.week)}</span>
              <b>{hours(m.month)}</b>
              <i className={panelStyles.bar} data-slot="bar" style={{ '--part': m.month / longest }}>
                <i style={{ '--part': Math.min(m.today, m.month) / m.month }} />
              </i>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
})
