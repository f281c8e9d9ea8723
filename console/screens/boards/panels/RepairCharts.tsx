import { useTranslation } from 'react-i18next'
import { SERIES } from '../../../fields/charts/look.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import { useBoard } from '../board.ts'
import { BarsCard } from '../charts/BarsCard.tsx'
import { ChartCard } from '../charts/ChartCard.tsx'
import { DayLines } from '../charts/lazyCharts.ts'
import { completedPlace, faultsPlace, hoursPlace, ofDay, overPlace } from '../drill.ts'
import type { RepairFigures } from '../figures.ts'
import { oneDigit } from '../writing.ts'

const DAY_HEIGHT = 220

interface Shown {
  figures: RepairFigures | undefined
}

export function HoursByRepairer({ figures }: Shown) {
  const { t } = useTranslation()
  const { some } = useBoard()
  return (
    <BarsCard
      kind="repair"
      table="byRepairer"
      title={t('boards.dataview.hoursByRepairer')}
      rows={figures?.byRepairer}
      columns={[
        { key: 'name', head: t('boards.dataview.repairer'), of: (row) => row.name },
        { key: 'hours', head: t('boards.dataview.manHoursH'), of: (row) => row.hours, digits: 1 },
        { key: 'repairs', head: t('boards.dataview.repairCount'), of: (row) => row.repairs, digits: 0 },
      ]}
      keyOf={(row) => row.repairerId}
      bar={({ name, hours, repairs }) => {
        const text = oneDigit(hours)
        return { name, value: hours, text, detail: t('boards.dataview.repairerDetail', { name, hours: text, count: repairs }) }
      }}
      unit={t('boards.dataview.unit.hours')}
      drill={(row) => hoursPlace(some, row.repairerId)}
      nothing={t('boards.dataview.noHoursBooked')}
      size="tall"
      usual={14}
    />
  )
}

export function RepairsByType({ figures }: Shown) {
  const { t } = useTranslation()
  const { value } = useLabels()
  const { some } = useBoard()
  const nameOf = (type: string) => value('repairLog', 'repairType', type)
  return (
    <BarsCard
      kind="repair"
      table="byType"
      title={t('boards.dataview.repairsByType')}
      rows={figures?.byType}
      columns={[
        { key: 'type', head: t('boards.dataview.repairType'), of: (row) => nameOf(row.repairType) },
        { key: 'count', head: t('boards.dataview.times'), of: (row) => row.count, digits: 0 },
      ]}
      keyOf={(row) => row.repairType}
      bar={({ repairType, count }) => {
        const name = nameOf(repairType)
        return { name, value: count, text: String(count), detail: t('boards.dataview.timesDetail', { name, count }) }
      }}
      unit={t('boards.dataview.unit.times')}
      drill={(row) => (row.count ? completedPlace(some, { repairType: row.repairType }) : undefined)}
      nothing={t('boards.dataview.noRepairs')}
      usual={4}
    />
  )
}

export function RepairsByDay({ figures }: Shown) {
  const { t } = useTranslation()
  const { some } = useBoard()
  const rows = figures?.byDay
  const title = t('boards.dataview.repairsByDay')
  const made = (day: string) => faultsPlace(ofDay(some, day))
  const over = (day: string) => overPlace(ofDay(some, day))
  const [reported, completed] = [t('boards.dataview.reported'), t('boards.dataview.completed')]
  return (
    <ChartCard
      height={DAY_HEIGHT}
      chart={{
        kind: 'repair',
        table: 'byDay',
        title,
        rows,
        columns: [
          { key: 'day', head: t('boards.dataview.day'), of: (row) => row.day },
          { key: 'reported', head: reported, of: (row) => row.reported, digits: 0 },
          {
            key: 'completed',
            head: completed,
            of: (row) => row.completed,
            digits: 0,
            drill: (row) => (row.completed ? over(row.day) : undefined),
          },
        ],
        keyOf: (row) => row.day,
        drill: (row) => (row.reported ? made(row.day) : undefined),
        nothing: t('boards.dataview.noRepairs'),
      }}
    >
      <DayLines
        days={rows?.map((row) => row.day) ?? []}
        height={DAY_HEIGHT}
        label={title}
        series={[
          { id: 'reported', name: reported, color: SERIES.second, isDashed: true, of: rows?.map((row) => row.reported) ?? [], place: made },
          { id: 'completed', name: completed, color: SERIES.first, of: rows?.map((row) => row.completed) ?? [], place: over },
        ]}
        write={String}
        isWhole
      />
    </ChartCard>
  )
}
