import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SERIES } from '../../../fields/charts/look.ts'
import type { StoppedMachine } from '../../shared/liveSnapshots.ts'
import { useBoard } from '../board.ts'
import { BarsCard } from '../charts/BarsCard.tsx'
import { ChartCard } from '../charts/ChartCard.tsx'
import type { Column } from '../charts/chart.ts'
import { DayLines } from '../charts/lazyCharts.ts'
import { ofDay, ofMachine, stopsPlace } from '../drill.ts'
import type { DayStops, DowntimeFigures, MachineStops } from '../figures.ts'
import { asPercent, oneDigit } from '../writing.ts'

const LINE_HEIGHT = 142
type Words = (key: string) => string
const hasStood = (machine: MachineStops) => machine.stopHours > 0

const machineColumns = (word: Words): readonly Column<MachineStops>[] => [
  { key: 'name', head: word('machine'), of: (row) => row.name },
  { key: 'hours', head: word('stopHoursH'), of: (row) => row.stopHours, digits: 1 },
  { key: 'count', head: word('stopCount'), of: (row) => row.stopCount, digits: 0 },
  { key: 'availability', head: word('availabilityP'), of: (row) => asPercent(row.availability), digits: 1 },
  { key: 'mtbf', head: word('mtbfH'), of: (row) => row.mtbfHours, digits: 1 },
  { key: 'mttr', head: word('mttrM'), of: (row) => row.mttrMinutes, digits: 0 },
  { key: 'workshop', head: word('workshop'), of: (row) => row.workshopName },
  { key: 'number', head: word('number'), of: (row) => row.number },
]

interface StopsByMachineProps {
  machines: readonly MachineStops[] | undefined
  stopped: readonly StoppedMachine[]
}

export function StopsByMachine({ machines, stopped }: StopsByMachineProps) {
  const { t } = useTranslation()
  const { some } = useBoard()
  const rows = useMemo(() => machines?.filter(hasStood), [machines])
  const markOf = ({ equipmentId }: MachineStops) =>
    stopped.some((machine) => machine.equipmentId === equipmentId) ? t('boards.dataview.isStopped') : undefined
  const bar = (row: MachineStops) => {
    const [text, mark] = [oneDigit(row.stopHours), markOf(row)]
    const detail = t('boards.dataview.stopDetail', { name: row.name, hours: text, count: row.stopCount })
    return { name: row.name, value: row.stopHours, text, mark, detail: [detail, row.workshopName, mark].filter(Boolean).join(' · ') }
  }
  return (
    <BarsCard
      kind="downtime"
      table="byMachine"
      title={t('boards.dataview.stopsByMachine')}
      rows={rows}
      columns={machineColumns((key) => t(`boards.dataview.${key}`))}
      keyOf={(row) => row.equipmentId}
      bar={bar}
      unit={t('boards.dataview.unit.hours')}
      drill={(row) => stopsPlace(ofMachine(some, row.equipmentId))}
      nothing={t('boards.dataview.noHours')}
      isGoodNews
      size="tall"
      usual={15}
    />
  )
}

const dayColumns = (word: Words): readonly Column<DayStops>[] => [
  { key: 'day', head: word('day'), of: (row) => row.day },
  { key: 'hours', head: word('stopHoursH'), of: (row) => row.stopHours, digits: 1 },
  { key: 'availability', head: word('availabilityP'), of: (row) => asPercent(row.availability), digits: 1 },
]

/** Near the top a scale from nothing would flatten everything worth seeing; it begins at a full ten per cent instead. */
export function spanOf(days: readonly DayStops[]): readonly [number, number] {
  const lowest = Math.min(1, ...days.flatMap((day) => (day.availability === null ? [] : [day.availability])))
  return [Math.min(90, Math.floor(lowest * 10) * 10), 100]
}

export function StopsByDay({ figures }: { figures: DowntimeFigures | undefined }) {
  const { t } = useTranslation()
  const { some } = useBoard()
  const rows = figures?.byDay
  const title = t('boards.dataview.stopsByDay')
  const days = useMemo(() => rows?.map((row) => row.day) ?? [], [rows])
  const hours = useMemo(() => rows?.map((row) => row.stopHours) ?? [], [rows])
  const shares = useMemo(() => rows?.map((row) => asPercent(row.availability)) ?? [], [rows])
  const place = (day: string) => stopsPlace(ofDay(some, day))
  const shown = { days, height: LINE_HEIGHT, write: oneDigit, place }
  const [hourWord, shareWord] = [t('boards.dataview.stopHoursH'), t('boards.dataview.availabilityP')]
  return (
    <ChartCard
      height={2 * LINE_HEIGHT}
      chart={{
        kind: 'downtime',
        table: 'byDay',
        title,
        rows,
        columns: dayColumns((key) => t(`boards.dataview.${key}`)),
        keyOf: (row) => row.day,
        drill: (row) => (row.stopHours > 0 ? place(row.day) : undefined),
        nothing: t('boards.dataview.noHours'),
      }}
    >
      <DayLines {...shown} label={hourWord} series={[{ id: 'hours', name: hourWord, color: SERIES.first, of: hours }]} />
      <DayLines
        {...shown}
        label={shareWord}
        series={[{ id: 'share', name: shareWord, color: SERIES.good, of: shares }]}
        span={spanOf(rows ?? [])}
      />
    </ChartCard>
  )
}

export function StopsByShift({ figures }: { figures: DowntimeFigures | undefined }) {
  const { t } = useTranslation()
  const { some } = useBoard()
  return (
    <BarsCard
      kind="downtime"
      table="byShift"
      title={t('boards.dataview.stopsByShift')}
      rows={figures?.byShift}
      columns={[
        { key: 'name', head: t('boards.dataview.shift'), of: (row) => row.name },
        { key: 'hours', head: t('boards.dataview.stopHoursH'), of: (row) => row.stopHours, digits: 1 },
      ]}
      keyOf={(row) => row.shiftId}
      bar={({ name, stopHours }) => {
        const text = oneDigit(stopHours)
        return { name, value: stopHours, text, detail: t('boards.dataview.hoursDetail', { name, hours: text }) }
      }}
      unit={t('boards.dataview.unit.hours')}
      drill={(row) => (row.stopHours > 0 ? stopsPlace(some) : undefined)}
      nothing={t('boards.dataview.noHours')}
      isGoodNews
      usual={3}
    />
  )
}
