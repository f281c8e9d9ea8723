import { memo } from 'react'
import { useTranslate } from '../language.tsx'
import type { Downtime } from '../live.ts'
import { StopClock } from '../wall/Elapsed.tsx'
import { Shape } from '../wall/Shape.tsx'
import * as styles from './AlarmPage.module.css'
import * as stoppedStyles from './downtime/Stopped.module.css'
import * as panelStyles from './Panel.module.css'

type Stop = Downtime['stopped'][number]

/** So many others leave the first its large letters. */
const FEW = 2

/** What has just stopped and has nobody yet: the oldest largest, the others below it in the order they came. */
export const AlarmPage = memo(({ alarms, room }: { alarms: readonly Stop[]; room: number }) => {
  const translate = useTranslate()
  const [first, ...others] = alarms
  if (!first) return null
  const listed = others.slice(0, others.length > room ? room - 1 : room)
  const rest = others.length - listed.length
  return (
    <section
      className={styles.alarm}
      data-slot="alarm"
      role="alert"
      data-others={others.length === 0 ? undefined : others.length <= FEW ? 'few' : 'many'}
    >
      <p className={styles.call}>
        <Shape of="triangle" />
        <b>{translate(`alarm.${first.urgency === 'STOP' ? 'line' : 'machine'}`)}</b>
        <span>{translate('alarm.nobody')}</span>
      </p>
      <h2 className="clip">{first.name}</h2>
      <StopClock since={first.since} />
      <p className={`${stoppedStyles.place} clip`} data-slot="place">
        {first.workshopName} · {first.number}
        {first.urgency !== 'STOP' && ` · ${translate(`urgency.${first.urgency}`)}`}
      </p>
      <p className={styles.said}>{first.description}</p>
      {listed.length > 0 && (
        <ol className={panelStyles.rows}>
          {listed.map((stop) => (
            <li key={stop.reportId}>
              <Shape of="triangle" />
              <b className="clip">{stop.name}</b>
              <span className="clip">{stop.description}</span>
              <StopClock since={stop.since} />
            </li>
          ))}
          {rest > 0 && <li className={styles.rest}>{translate('alarm.more', { n: rest })}</li>}
        </ol>
      )}
    </section>
  )
})
