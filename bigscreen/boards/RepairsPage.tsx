import { memo } from 'react'
import type { Room } from '../../console/shared/wallText.ts'
import { type Translate, useTranslate } from '../language.tsx'
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
  const translate = useTranslate()
  const hasNeeds = room.hasSides && isNeeding(repairs)
  return (
    <>
      <Figures all={figuresOf(repairs, translate)} room={room.figures} />
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
            title={translate('people.title')}
            note={translate('people.note')}
            none={translate('people.none')}
            rows={repairs.manHours.slice(0, room.people).map((p) => ({ id: p.repairerId, name: p.name, value: Math.round(p.hours) }))}
          />
          <Debts debts={repairs.debts} total={repairs.usableWithFault} rows={room.due} />
          <DutiesToday maintenance={repairs.maintenance} inspections={repairs.inspections} />
        </>
      )}
    </>
  )
})

function figuresOf(repairs: Repairs, translate: Translate): FigureProps[] {
  const { pending, waitingParts } = repairs
  return [
    { name: translate('kpi.pending'), value: pending, ...(pending > 0 && { tone: 'bad', shape: 'triangle' }) },
    { name: translate('kpi.inRepair'), value: repairs.inRepair },
    { name: translate('kpi.waitingParts'), value: waitingParts, ...(waitingParts > 0 && { tone: 'warn', shape: 'bars' }) },
    { name: translate('kpi.doneToday'), value: repairs.doneToday, unit: translate('unit.reported', { n: repairs.reportedToday }) },
    { name: translate('kpi.mtta'), ...duration(repairs.mttaMinutes, translate) },
    { name: translate('kpi.mttr'), ...duration(repairs.mttrMinutes, translate) },
  ]
}

const TEN_HOURS = 600
function duration(minutes: number | null, translate: Translate): Pick<FigureProps, 'value' | 'unit'> {
  if (minutes === null) return { value: '–' }
  if (minutes >= TEN_HOURS) return { value: oneDecimal(minutes / 60), unit: translate('unit.hours') }
  return { value: Math.round(minutes), unit: translate('unit.minutes') }
}
