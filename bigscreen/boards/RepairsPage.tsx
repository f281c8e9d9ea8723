import { memo } from 'react'
import type { Room } from '../../console/shared/wallText.ts'
import { type Say, useSay } from '../language.tsx'
import type { Repairs } from '../live.ts'
import { oneDecimal } from '../wall/times.ts'
import { BarRows } from './BarRows.tsx'
import { Debts } from './Debts.tsx'
import { DutiesToday } from './DutiesToday.tsx'
import { type FigureProps, Figures } from './Figures.tsx'
import { OpenRepairs } from './OpenRepairs.tsx'
import * as repairsPageStyles from './RepairsPage.module.css'
import { isNeeding, StockNeeds } from './StockNeeds.tsx'

/** What is being repaired, what waits, and who carries the load. */
export const RepairsPage = memo(({ repairs, room }: { repairs: Repairs; room: Room }) => {
  const say = useSay()
  const hasNeeds = room.hasSides && isNeeding(repairs)
  return (
    <>
      <Figures all={figuresOf(repairs, say)} room={room.figures} />
      {hasNeeds ? (
        <div className={repairsPageStyles.answer} data-slot="answer">
          <OpenRepairs open={repairs.open} rows={room.openAbove} />
          <StockNeeds
            parts={repairs.parts}
            partsTotal={repairs.partsTotal}
            short={repairs.short}
            shortTotal={repairs.shortTotal}
            rows={room.needs}
          />
        </div>
      ) : (
        <OpenRepairs open={repairs.open} rows={room.open} />
      )}
      {room.hasSides && (
        <>
          <BarRows
            area="second"
            title={say('people.title')}
            note={say('people.note')}
            none={say('people.none')}
            rows={repairs.manHours.slice(0, room.people).map((p) => ({ id: p.repairerId, name: p.name, value: Math.round(p.hours) }))}
          />
          <Debts debts={repairs.debts} total={repairs.usableWithFault} rows={room.due} />
          <DutiesToday maintenance={repairs.maintenance} inspections={repairs.inspections} />
        </>
      )}
    </>
  )
})

function figuresOf(repairs: Repairs, say: Say): FigureProps[] {
  const { pending, waitingParts } = repairs
  return [
    { name: say('kpi.pending'), value: pending, ...(pending > 0 && { tone: 'bad', shape: 'triangle' }) },
    { name: say('kpi.inRepair'), value: repairs.inRepair },
    { name: say('kpi.waitingParts'), value: waitingParts, ...(waitingParts > 0 && { tone: 'warn', shape: 'bars' }) },
    { name: say('kpi.doneToday'), value: repairs.doneToday, unit: say('unit.reported', { n: repairs.reportedToday }) },
    { name: say('kpi.mtta'), ...duration(repairs.mttaMinutes, say) },
    { name: say('kpi.mttr'), ...duration(repairs.mttrMinutes, say) },
  ]
}

const TEN_HOURS = 600
function duration(minutes: number | null, say: Say): Pick<FigureProps, 'value' | 'unit'> {
  if (minutes === null) return { value: '–' }
  if (minutes >= TEN_HOURS) return { value: oneDecimal(minutes / 60), unit: say('unit.hours') }
  return { value: Math.round(minutes), unit: say('unit.minutes') }
}
