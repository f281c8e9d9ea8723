import { memo } from 'react'
import type { Room } from '../../../console/shared/wallText.ts'
import { type Translate, useTranslate } from '../../language.tsx'
import type { Downtime } from '../../live.ts'
import { hoursText, oneDecimal } from '../../wall/times.ts'
import { type FigureProps, Figures } from '../Figures.tsx'
import { DayTrend } from '../faults/DayTrend.tsx'
import { StopHours } from './StopHours.tsx'
import { Stopped } from './Stopped.tsx'

/** Which machine stands still, for how long, and who is on it. */
export const DowntimePage = memo(({ downtime, room }: { downtime: Downtime; room: Room }) => {
  const translate = useTranslate()
  return (
    <>
      <Figures all={figuresOf(downtime, translate)} room={Math.min(5, room.figures)} />
      <Stopped downtime={downtime} room={room} />
      {room.hasSides && (
        <>
          <StopHours machines={downtime.stopHours} rows={room.hours} />
          <DayTrend kind="hours" points={downtime.byDay.map((d) => ({ day: d.day, value: d.hours }))} />
        </>
      )}
    </>
  )
})

function figuresOf(downtime: Downtime, translate: Translate): FigureProps[] {
  const stops = downtime.stopped.length
  const { availability, faultyCount, byDay } = downtime
  const week = byDay.slice(-7).reduce((sum, day) => sum + day.hours, 0)
  return [
    {
      name: translate('kpi.stopped'),
      value: stops,
      unit: translate('unit.of', { n: downtime.machineCount }),
      tone: stops ? 'alarm' : 'good',
      shape: stops ? 'triangle' : 'circle',
    },
    {
      name: translate('kpi.availability'),
      value: availability === null ? '–' : oneDecimal(availability * 100),
      unit: translate('unit.percent'),
    },
    { name: translate('kpi.hoursToday'), value: hoursText(byDay.at(-1)?.hours ?? 0), unit: translate('unit.hours') },
    { name: translate('kpi.hoursWeek'), value: hoursText(week), unit: translate('unit.hours') },
    { name: translate('kpi.faulty'), value: faultyCount, ...(faultyCount > 0 && { tone: 'warn', shape: 'diamond' }) },
  ]
}
