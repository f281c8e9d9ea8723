import { useState } from 'react'
import { useTranslate } from '../../language.tsx'
import type { Downtime } from '../../live.ts'
import { StopClock } from '../../wall/Elapsed.tsx'
import { Shape } from '../../wall/Shape.tsx'
import { people } from '../people.ts'
import * as stoppedStyles from './Stopped.module.css'

/** A machine that stands still. Until somebody takes it on, the whole card is coloured; then only its mark is. */
export function StopCard({ stop, fresh }: { stop: Downtime['stopped'][number]; fresh: boolean }) {
  const translate = useTranslate()
  const [entered] = useState(fresh)
  const isWaiting = stop.status === 'PENDING'
  // That nobody has it yet is what "not accepted" says already.
  const named = people(stop.repairerNames, translate) || (isWaiting ? '' : translate('stopped.nobody'))
  return (
    <li className={stoppedStyles.stop} data-slot="stop" data-waiting={isWaiting || undefined} data-entered={entered || undefined}>
      <Shape of="triangle" />
      <b className={stoppedStyles.name} data-slot="name">
        {stop.name}
      </b>
      <StopClock since={stop.since} />
      <p className={stoppedStyles.place} data-slot="place">
        {stop.workshopName} · {stop.number}
      </p>
      <p className={stoppedStyles.what}>
        <em>{translate(`urgency.${stop.urgency}`)}</em>
        {stop.description}
      </p>
      <p className={stoppedStyles.who} data-slot="who">
        <em>{translate(`status.${stop.status}`)}</em>
        {named && <span>{named}</span>}
      </p>
    </li>
  )
}
