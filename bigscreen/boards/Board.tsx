import { memo } from 'react'
import { Boundary } from '../Boundary.tsx'
import { Broken } from '../Broken.tsx'
import type { Downtime, Faults, Repairs } from '../live.ts'
import { FaultPareto } from './FaultPareto.tsx'
import { Figures } from './Figures.tsx'
import { OpenRepairs } from './OpenRepairs.tsx'
import { StopHours } from './StopHours.tsx'
import { Stopped } from './Stopped.tsx'
import { Trend } from './Trend.tsx'

interface Props {
  readonly downtime: Downtime
  readonly faults: Faults
  readonly repairs: Repairs
}

/** One board for the whole floor: what stands still comes first and largest, the history beside it stays quiet. */
export const Board = memo(({ downtime, faults, repairs }: Props) => (
  <>
    <Figures downtime={downtime} repairs={repairs} />
    <Guarded area="stopped">
      <Stopped downtime={downtime} faults={faults} repairs={repairs} />
    </Guarded>
    <Guarded area="hours">
      <StopHours machines={downtime.stopHours} />
    </Guarded>
    <Guarded area="faults">
      <FaultPareto faults={faults} />
    </Guarded>
    <Guarded area="trend">
      <Trend hours={downtime.byDay} counts={faults.byDay} />
    </Guarded>
    <Guarded area="repairs">
      <OpenRepairs repairs={repairs} />
    </Guarded>
  </>
))

/** A panel that breaks does so alone. */
const Guarded = ({ area, children }: { area: string; children: React.ReactNode }) => (
  <section className="panel" style={{ gridArea: area }}>
    <Boundary fallback={<Broken part />}>{children}</Boundary>
  </section>
)
