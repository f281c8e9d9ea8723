import type { ReactNode } from 'react'
import { useSay } from '../language.tsx'
import type { Downtime, Repairs } from '../live.ts'
import { Shape, type ShapeName } from '../Shape.tsx'
import { oneDecimal } from '../times.ts'

const TEN_HOURS = 600

export function Figures({ downtime, repairs }: { downtime: Downtime; repairs: Repairs }) {
  const say = useSay()
  const stops = downtime.stopped.length
  const mttr = repairs.mttrMinutes
  const long = mttr !== null && mttr >= TEN_HOURS
  return (
    <section className="figures">
      <Figure
        name={say('kpi.stopped')}
        value={stops}
        unit={say('unit.of', { n: downtime.machineCount })}
        tone={stops ? 'alarm' : 'good'}
        shape={stops ? 'triangle' : 'circle'}
      />
      <Figure name={say('kpi.inRepair')} value={repairs.inRepair} />
      <Figure
        name={say('kpi.waitingParts')}
        value={repairs.waitingParts}
        {...(repairs.waitingParts > 0 && { tone: 'warn', shape: 'bars' as const })}
      />
      <Figure name={say('kpi.doneToday')} value={repairs.doneToday} unit={say('unit.reported', { n: repairs.reportedToday })} />
      <Figure
        name={say('kpi.mttr')}
        value={mttr === null ? '–' : long ? oneDecimal(mttr / 60) : Math.round(mttr)}
        unit={say(long ? 'unit.hours' : 'unit.minutes')}
      />
      <Figure
        name={say('kpi.availability')}
        value={downtime.availability === null ? '–' : oneDecimal(downtime.availability * 100)}
        unit={say('unit.percent')}
      />
    </section>
  )
}

interface FigureProps {
  readonly name: string
  readonly value: ReactNode
  readonly unit?: string
  readonly tone?: string
  readonly shape?: ShapeName
}

const Figure = ({ name, value, unit, tone, shape }: FigureProps) => (
  <div className="figure" data-tone={tone}>
    <span>
      {shape && <Shape of={shape} />}
      {name}
    </span>
    <b>
      {value}
      {unit && <small>{unit}</small>}
    </b>
  </div>
)
