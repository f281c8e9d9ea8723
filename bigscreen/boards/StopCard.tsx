import { useState } from 'react'
import { elapsed } from '../elapsed.ts'
import { useSay } from '../language.tsx'
import type { Downtime } from '../live.ts'
import { Shape, urgencyShape } from '../Shape.tsx'
import { useHonestNow } from '../ticks.ts'
import type { Say } from '../words.ts'

/** A machine that stands still. Until somebody takes it on, the whole card is coloured; then only its mark and clock are. */
export function StopCard({ stop, fresh }: { stop: Downtime['stopped'][number]; fresh: boolean }) {
  const say = useSay()
  const [entered] = useState(fresh)
  const named = people(stop, say)
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
        {stop.workshopName} · {stop.number}
      </p>
      <p className="what">
        <em>{say(`urgency.${stop.urgency}`)}</em>
        {stop.description}
      </p>
      <p className="who">
        <em>{say(`status.${stop.status}`)}</em>
        {named && <span>{named}</span>}
      </p>
    </li>
  )
}

const NAMED = 2

/** Two names fit; a third would be cut off in the middle, so the rest is a number. */
function people({ repairerNames: names, status }: Downtime['stopped'][number], say: Say): string {
  // That nobody has it yet is what "not accepted" says already.
  if (names.length === 0) return status === 'PENDING' ? '' : say('stopped.nobody')
  const named = names.slice(0, NAMED).join(say('stopped.comma'))
  return names.length > NAMED ? say('stopped.others', { names: named, n: names.length, more: names.length - NAMED }) : named
}

const Elapsed = ({ since }: { since: string }) => <strong className="elapsed">{elapsed(since, useHonestNow())}</strong>
