import { memo } from 'react'
import type { Room } from '../../../console/shared/wallText.ts'
import { type Translate, useTranslate } from '../../language.tsx'
import type { Faults, Repairs } from '../../live.ts'
import { BarRows } from '../BarRows.tsx'
import { type FigureProps, Figures } from '../Figures.tsx'
import { DayTrend } from './DayTrend.tsx'
import { FaultPareto } from './FaultPareto.tsx'
import { Newest } from './Newest.tsx'

interface Props {
  readonly faults: Faults
  readonly pending: Repairs['pending']
  readonly room: Room
}

/** What breaks most, where, and what came in last. */
export const FaultsPage = memo(({ faults, pending, room }: Props) => {
  const translate = useTranslate()
  return (
    <>
      <Figures all={figuresOf(faults, pending, translate)} room={Math.min(4, room.figures)} />
      <FaultPareto faults={faults} rows={room.categories} />
      {room.hasSides && (
        <>
          <Newest reports={faults.newest} rows={room.newest} />
          <DayTrend kind="counts" points={faults.byDay.map((d) => ({ day: d.day, value: d.count }))} />
          <BarRows
            area="fourth"
            title={translate('machines.title')}
            note={translate('machines.note')}
            none={translate('faults.none')}
            rows={faults.machines.slice(0, room.machines).map((m) => ({ id: m.equipmentId, name: m.name, value: m.count }))}
          />
        </>
      )}
    </>
  )
})

function figuresOf({ total, byDay }: Faults, pending: number, translate: Translate): FigureProps[] {
  const week = byDay.slice(-7).reduce((sum, day) => sum + day.count, 0)
  return [
    { name: translate('kpi.faultsToday'), value: byDay.at(-1)?.count ?? 0, unit: translate('unit.times') },
    {
      name: translate('kpi.pending'),
      value: pending,
      unit: translate('unit.reports'),
      ...(pending > 0 && { tone: 'bad', shape: 'triangle' }),
    },
    { name: translate('kpi.faultsWeek'), value: week, unit: translate('unit.times') },
    { name: translate('kpi.faultsMonth'), value: total, unit: translate('unit.times') },
  ]
}
