import { useEffect, useRef } from 'react'
import type { Room } from '../../console/kit/wallText.ts'
import { useSay } from '../language.tsx'
import type { Downtime } from '../live.ts'
import { Shape } from '../Shape.tsx'
import { cardsOf } from './cardsOf.ts'
import { Panel } from './Panel.tsx'
import { StopCard } from './StopCard.tsx'

const sizeOf = (stops: number, room: Room) => (stops === 1 ? 'single' : stops <= room.stops.tall ? 'tall' : 'short')

export function Stopped({ downtime, room }: { downtime: Downtime; room: Room }) {
  const say = useSay()
  const stopped = downtime.stopped.filter((stop) => stop.isAssembly)
  const elsewhere = downtime.stopped.length - stopped.length
  const isNew = useArrivals(stopped.map((s) => s.reportId))
  const { short, aboveRest } = room.stops
  const cards = cardsOf(stopped, stopped.length > short ? aboveRest : short)
  const others = stopped.filter((s) => !cards.includes(s))
  return (
    <Panel area="first" {...(room.hasSides && { title: say('stopped.title'), note: say('stopped.note') })}>
      {downtime.stopped.length === 0 ? (
        <AllRunning machines={downtime.machineCount} withFault={downtime.faultyCount} />
      ) : (
        <ol className="stops" data-size={sizeOf(stopped.length, room)}>
          {cards.map((stop) => (
            <StopCard key={stop.reportId} stop={stop} fresh={isNew(stop.reportId)} />
          ))}
        </ol>
      )}
      {elsewhere > 0 && <p className="more clip">{say('stopped.elsewhere', { n: elsewhere })}</p>}
      {others.length > 0 && (
        <p className="more clip">
          <b>{say('stopped.more', { n: others.length })}</b>
          {others.map((s) => s.name).join(say('stopped.comma'))}
        </p>
      )}
    </Panel>
  )
}

function AllRunning({ machines, withFault }: { machines: number; withFault: number }) {
  const say = useSay()
  return (
    <div className="calm">
      <Shape of="circle" />
      <b>{say('stopped.allRunning')}</b>
      <span>{withFault ? say('stopped.machinesWithFault', { n: machines, m: withFault }) : say('stopped.machines', { n: machines })}</span>
    </div>
  )
}

/** What was not there at the message before is new; at the first message nothing is, or the whole wall would flash. */
function useArrivals(ids: readonly string[]): (id: string) => boolean {
  const known = useRef<ReadonlySet<string> | null>(null)
  const before = known.current
  useEffect(() => {
    known.current = new Set(ids)
  })
  return (id) => before !== null && !before.has(id)
}
