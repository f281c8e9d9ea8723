import { useTranslation } from 'react-i18next'
import { rowBarsHeight } from '../../../fields/charts/look.ts'
import type { Bar } from '../../../fields/charts/Mark.tsx'
import { useDrill } from '../useDrill.ts'
import { type CardSize, ChartCard } from './ChartCard.tsx'
import type { Chart } from './chart.ts'
import { RowBars } from './lazyCharts.ts'

interface BarsCardProps<Row> extends Omit<Chart<Row>, 'note'> {
  /** How a row is drawn; where it leads is `drill`. */
  bar: (row: Row) => Omit<Bar, 'key' | 'link'>
  /** So many are drawn, the table has all. */
  most?: number
  /** How many are expected, before any are there. */
  usual?: number
  size?: CardSize
  isPareto?: boolean
  /** Of the figures beside the bars. */
  unit: string
}

/** A chart of lying bars, longest first as its rows come. */
export function BarsCard<Row>({ bar, most = 15, usual = 6, size, isPareto = false, unit, ...chart }: BarsCardProps<Row>) {
  const { t } = useTranslation()
  const { keyOf, drill, title } = chart
  const drillTo = useDrill()
  // Nothing of any kind is nothing.
  const rows = chart.rows?.some((row) => bar(row).value > 0) === false ? [] : chart.rows
  const bars = (rows ?? []).slice(0, most).map((row): Bar => ({ ...bar(row), key: keyOf(row), link: drillTo(drill(row)) }))
  const count = rows?.length ?? 0
  const note = [unit, count > most ? t('boards.dataview.topOf', { shown: most, count }) : ''].filter(Boolean).join(' · ')
  return (
    <ChartCard chart={{ ...chart, rows, note }} height={rowBarsHeight(rows ? bars.length : usual, isPareto)} {...(size && { size })}>
      <RowBars bars={bars} label={title} isPareto={isPareto} />
    </ChartCard>
  )
}
