import { useTranslation } from 'react-i18next'
import { SERIES } from '../../../fields/charts/look.ts'
import { useLabels } from '../../../kit/words/i18n.ts'
import { useBoard } from '../board.ts'
import { BarsCard } from '../charts/BarsCard.tsx'
import { ChartCard } from '../charts/ChartCard.tsx'
import type { Column } from '../charts/chart.ts'
import { DayBars, DayLines } from '../charts/lazyCharts.ts'
import { faultsPlace, ofDay, ofMachine } from '../drill.ts'
import type { CategoryFaults, FaultFigures } from '../figures.ts'
import { asPercent } from '../writing.ts'

const DAY_HEIGHT = 232
/** More bars than these are a fence; a line says it better. */
const MOST_DAY_BARS = 92

interface Shown {
  figures: FaultFigures | undefined
}
type Words = (key: string) => string

const categoryColumns = (word: Words, nameOf: (row: CategoryFaults) => string): readonly Column<CategoryFaults>[] => [
  { key: 'name', head: word('category'), of: nameOf },
  { key: 'count', head: word('times'), of: (row) => row.count, digits: 0 },
  { key: 'share', head: word('shareP'), of: (row) => asPercent(row.share), digits: 1 },
  { key: 'cumulative', head: word('cumulativeP'), of: (row) => asPercent(row.cumulative), digits: 1 },
  { key: 'hours', head: word('stopHoursH'), of: (row) => row.stopHours, digits: 1 },
]

export function FaultsByCategory({ figures }: Shown) {
  const { t } = useTranslation()
  const { some } = useBoard()
  const nameOf = (row: CategoryFaults) => row.name || t('boards.dataview.uncategorised')
  const bar = (row: CategoryFaults) => {
    const [name, cumulative] = [nameOf(row), (100 * row.cumulative).toFixed(0)]
    const detail = t('boards.dataview.paretoDetail', { name, count: row.count, share: (100 * row.share).toFixed(0), cumulative })
    return { name, value: row.count, text: String(row.count), detail, cumulative: row.cumulative }
  }
  return (
    <BarsCard
      kind="fault"
      table="byCategory"
      title={t('boards.dataview.pareto')}
      rows={figures?.byCategory}
      columns={categoryColumns((key) => t(`boards.dataview.${key}`), nameOf)}
      keyOf={(row) => row.categoryId ?? 'none'}
      bar={bar}
      unit={t('boards.dataview.unit.pareto')}
      // Lists cannot ask for what has no category yet.
      drill={(row) => (row.categoryId ? faultsPlace(some, { faultCategoryId: row.categoryId }) : undefined)}
      nothing={t('boards.dataview.noFaults')}
      isGoodNews
      isPareto
      usual={8}
    />
  )
}

export function FaultsByMachine({ figures }: Shown) {
  const { t } = useTranslation()
  const { some } = useBoard()
  return (
    <BarsCard
      kind="fault"
      table="byMachine"
      title={t('boards.dataview.faultsByMachine')}
      rows={figures?.byMachine}
      columns={[
        { key: 'name', head: t('boards.dataview.machine'), of: (row) => row.name },
        { key: 'count', head: t('boards.dataview.times'), of: (row) => row.count, digits: 0 },
      ]}
      keyOf={(row) => row.equipmentId}
      bar={({ name, count }) => ({ name, value: count, text: String(count), detail: t('boards.dataview.timesDetail', { name, count }) })}
      unit={t('boards.dataview.unit.times')}
      drill={(row) => faultsPlace(ofMachine(some, row.equipmentId))}
      nothing={t('boards.dataview.noFaults')}
      isGoodNews
      most={10}
      usual={10}
    />
  )
}

export function FaultsByDay({ figures }: Shown) {
  const { t } = useTranslation()
  const { some } = useBoard()
  const rows = figures?.byDay
  const title = t('boards.dataview.faultsByDay')
  const place = (day: string) => faultsPlace(ofDay(some, day))
  const bars = (rows ?? []).map(({ day, count }) => ({
    key: day,
    name: day,
    value: count,
    text: String(count),
    detail: t('boards.dataview.timesDetail', { name: day, count }),
    place: count ? place(day) : undefined,
  }))
  const days = bars.map((bar) => bar.key)
  return (
    <ChartCard
      size="wide"
      height={DAY_HEIGHT}
      chart={{
        kind: 'fault',
        table: 'byDay',
        title,
        rows,
        columns: [
          { key: 'day', head: t('boards.dataview.day'), of: (row) => row.day },
          { key: 'count', head: t('boards.dataview.times'), of: (row) => row.count, digits: 0 },
        ],
        keyOf: (row) => row.day,
        drill: (row) => (row.count ? place(row.day) : undefined),
        nothing: t('boards.dataview.noFaults'),
      }}
    >
      {bars.length <= MOST_DAY_BARS ? (
        <DayBars bars={bars} label={title} height={DAY_HEIGHT} />
      ) : (
        <DayLines
          days={days}
          height={DAY_HEIGHT}
          label={title}
          series={[{ id: 'count', name: t('boards.dataview.times'), color: SERIES.first, of: bars.map((bar) => bar.value) }]}
          write={String}
          isWhole
          place={place}
        />
      )}
    </ChartCard>
  )
}

export function FaultsByUrgency({ figures }: Shown) {
  const { t } = useTranslation()
  const { value } = useLabels()
  const { some } = useBoard()
  const nameOf = (urgency: string) => value('reportLog', 'urgency', urgency)
  return (
    <BarsCard
      kind="fault"
      table="byUrgency"
      title={t('boards.dataview.faultsByUrgency')}
      rows={figures?.byUrgency}
      columns={[
        { key: 'urgency', head: t('boards.dataview.urgency'), of: (row) => nameOf(row.urgency) },
        { key: 'count', head: t('boards.dataview.times'), of: (row) => row.count, digits: 0 },
      ]}
      keyOf={(row) => row.urgency}
      bar={({ urgency, count }) => {
        const name = nameOf(urgency)
        return { name, value: count, text: String(count), detail: t('boards.dataview.timesDetail', { name, count }) }
      }}
      unit={t('boards.dataview.unit.times')}
      drill={(row) => (row.count ? faultsPlace(some, { urgency: row.urgency }) : undefined)}
      nothing={t('boards.dataview.noFaults')}
      isGoodNews
      size="small"
      usual={4}
    />
  )
}
