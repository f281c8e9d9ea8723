import { useEffect, useRef } from 'react'
import type { Room } from '../../../console/shared/wallText.ts'
import { useTranslate } from '../../language.tsx'
import type { Downtime } from '../../live.ts'
import { Shape } from '../../wall/Shape.tsx'
import { useRotatingIndex } from '../../wall/ticks.ts'
import { Pagination, paginateStops } from '../Pagination.tsx'
import { Panel } from '../Panel.tsx'
import * as downtimePageStyles from './DowntimePage.module.css'
import { StopCard } from './StopCard.tsx'
import * as styles from './Stopped.module.css'

/** Long enough to read a page of rows from afar. */
const PAGE_SECONDS = 8

export function Stopped({ downtime, room }: { downtime: Downtime; room: Room }) {
  const translate = useTranslate()
  const stopped = downtime.stopped.filter((stop) => stop.isAssembly)
  const elsewhere = downtime.stopped.length - stopped.length
  const isNew = useArrivals(stopped.map((s) => s.reportId))
  const { size, pages } = paginateStops(stopped, room.stops)
  const at = useRotatingIndex(pages.length, PAGE_SECONDS)
  const shown = pages[at] ?? []
  const first = pages.slice(0, at).flat().length + 1
  return (
    <Panel
      area="first"
      isFilled={downtime.stopped.length > 0}
      {...(room.hasSides && { title: translate('stopped.title'), note: translate('stopped.note') })}
    >
      {downtime.stopped.length === 0 ? (
        <AllRunning machines={downtime.machineCount} withFault={downtime.faultyCount} />
      ) : (
        <ol className={styles.stops} data-slot="stops" data-size={size} key={at}>
          {shown.map((stop) => (
            <StopCard key={stop.reportId} stop={stop} fresh={isNew(stop.reportId)} />
          ))}
        </ol>
      )}
      {elsewhere > 0 && <p className="clip">{translate('stopped.elsewhere', { n: elsewhere })}</p>}
      <Pagination
        words={translate('stopped.turn', { from: first, to: first + shown.length - 1, n: stopped.length })}
        keys={pages.map((page) => page[0]?.reportId)}
        at={at}
      />
    </Panel>
  )
}

function AllRunning({ machines, withFault }: { machines: number; withFault: number }) {
  const translate = useTranslate()
  return (
    <div className={downtimePageStyles.calm}>
      <Shape of="circle" />
      <b>{translate('stopped.allRunning')}</b>
      <span>
        {withFault ? translate('stopped.machinesWithFault', { n: machines, m: withFault }) : translate('stopped.machines', { n: machines })}
      </span>
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
