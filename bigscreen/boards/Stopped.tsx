import { useEffect, useRef } from 'react'
import { useSay } from '../language.tsx'
import type { Downtime, Faults, Repairs } from '../live.ts'
import { Shape } from '../Shape.tsx'
import { cardsOf } from './cardsOf.ts'
import { Newest } from './Newest.tsx'
import { PanelTitle } from './PanelTitle.tsx'
import { StopCard } from './StopCard.tsx'

const CARDS = 6
/** How many of the newest reports fit below so many cards. */
const NEWEST_BESIDE = [4, 5, 5, 2]

export function Stopped({ downtime, faults, repairs }: { downtime: Downtime; faults: Faults; repairs: Repairs }) {
  const say = useSay()
  const { stopped } = downtime
  const isNew = useArrivals(stopped.map((s) => s.reportId))
  const cards = cardsOf(stopped, CARDS)
  const others = stopped.filter((s) => !cards.includes(s))
  const room = NEWEST_BESIDE[stopped.length] ?? 0
  const newest = faults.newest.filter((r) => !stopped.some((s) => s.reportId === r.id)).slice(0, room)
  return (
    <>
      <PanelTitle title={say('stopped.title')}>
        {repairs.usableWithFault > 0 && (
          <span className="warn">
            <Shape of="diamond" />
            {say('stopped.usable', { n: repairs.usableWithFault })}
          </span>
        )}
      </PanelTitle>
      {stopped.length === 0 ? (
        <AllRunning machines={downtime.machineCount} withFault={repairs.usableWithFault} />
      ) : (
        <ol className="stops" data-size={stopped.length === 1 ? 'single' : stopped.length <= 4 ? 'large' : 'small'}>
          {cards.map((stop) => (
            <StopCard key={stop.reportId} stop={stop} fresh={isNew(stop.reportId)} />
          ))}
        </ol>
      )}
      {others.length > 0 && (
        <p className="more clip">
          <b>{say('stopped.more', { n: others.length })}</b>
          {others.map((s) => s.name).join(say('stopped.comma'))}
        </p>
      )}
      {newest.length > 0 && <Newest reports={newest} />}
    </>
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
