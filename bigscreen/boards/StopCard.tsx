import { useState } from 'react'
import { elapsed } from '../elapsed.ts'
import { useSay } from '../language.tsx'
import type { Downtime } from '../live.ts'
import { Shape, urgencyShape } from '../Shape.tsx'
import { useHonestNow } from '../ticks.ts'

/** A machine that stands still. Until somebody takes it on, the whole card is coloured; then only its mark and clock are. */
export function StopCard({ stop, fresh }: { stop: Downtime['stopped'][number]; fresh: boolean }) {
  const say = useSay()
  const [entered] = useState(fresh)
  const people = stop.repairerNames.join(say('stopped.comma'))
  return (
    <li
      className="stop"
      data-urgency={stop.urgency}
      data-waiting={stop.status === 'PENDING' || undefined}
      data-entered={entered || undefined}
    >
      <Shape of={urgencyShape(stop.urgency)} />
      <b className="name">{stop.name}</b>
      <Elapsed since={stop.since} />
      <p className="place">
        {stop.number} · {stop.workshopName}
      </p>
      <p className="what">
        <em>{say(`urgency.${stop.urgency}`)}</em>
        {stop.description}
      </p>
      <p className="who">
        <em>{say(`status.${stop.status}`)}</em>
        {people || say('stopped.nobody')}
      </p>
    </li>
  )
}

const Elapsed = ({ since }: { since: string }) => <strong className="elapsed">{elapsed(since, useHonestNow())}</strong>
