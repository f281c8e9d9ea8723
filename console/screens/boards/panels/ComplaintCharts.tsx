import { useTranslation } from 'react-i18next'
import { useLabels } from '../../../kit/words/i18n.ts'
import { useBoard } from '../board.ts'
import { BarsCard } from '../charts/BarsCard.tsx'
import { ChartCard } from '../charts/ChartCard.tsx'
import type { Column } from '../charts/chart.ts'
import { DayBars } from '../charts/lazyCharts.ts'
import type { DayRange } from '../range.ts'
import { asMoney, asPercent } from '../writing.ts'
import { type ComplaintFigures, complaintsPlace, type Measures, type Narrowed, ofDecor, ofSubject, type Part } from './complaintPlaces.ts'

const HEIGHT = 232

interface Shown {
  figures: ComplaintFigures | undefined
  by: Narrowed
}
type Filters = Readonly<Record<string, string>>
/** Which complaints a row counts. */
type Behind<Row> = (row: Row) => { range: DayRange; filters: Filters }

const DAYS = ['answerDays', 'answerDays90', 'closeDays', 'closeDays90'] as const
/** The columns of every table: counts lead to their rows, amounts to all rows that they are summed of. */
function useMeasures<Row extends Measures>(behind: Behind<Row>): Column<Row>[] {
  const { t } = useTranslation()
  const word = (key: string) => t(`boards.complaint.${key}`)
  const place = (row: Row, part: Part) => {
    const { range, filters } = behind(row)
    return complaintsPlace(range, filters, part)
  }
  const counted = (key: Part): Column<Row> => ({
    ...{ key, head: word(key), of: (row) => row[key], digits: 0 },
    drill: (row) => (row[key] ? place(row, key) : undefined),
  })
  const share = (key: 'justifiedShare' | 'recurringShare'): Column<Row> => ({
    ...{ key, head: `${word(key)} (%)`, of: (row) => asPercent(row[key] ?? null), digits: 1 },
  })
  const money = (key: 'claimed' | 'compensated'): Column<Row> => ({
    ...{ key, head: word(key), of: (row) => row[key], digits: 2 },
    drill: (row) => (row[key] ? place(row, 'count') : undefined),
  })
  return [
    ...(['count', 'justified', 'rejected', 'open'] as const).map(counted),
    share('justifiedShare'),
    ...(['compensated', 'claimed'] as const).map(money),
    ...DAYS.map((key): Column<Row> => ({ key, head: word(key), of: (row) => row[key] ?? null, digits: 1 })),
    ...[counted('recurring'), share('recurringShare')],
    { key: 'ppm', head: word('ppm'), of: (row) => row.ppm ?? null, digits: 1 },
  ]
}

export function ByMonth({ figures, by }: Shown) {
  const { t } = useTranslation()
  const rows = figures?.byMonth
  type Row = NonNullable<typeof rows>[number]
  const columns = useMeasures<Row>(({ from, to }) => ({ range: { from, to }, filters: { ...by } }))
  const title = t('boards.complaint.byMonth')
  const nameOf = ({ from }: Row) => from.slice(0, 7)
  const place = (row: Row) => (row.count ? complaintsPlace(row, { ...by }) : undefined)
  const bars = (rows ?? []).map((row) => ({
    ...{ key: row.from, name: nameOf(row), value: row.count, text: row.count ? String(row.count) : '' },
    detail: t('boards.complaint.detail', { name: nameOf(row), count: row.count, amount: asMoney(row.compensated) }),
    place: place(row),
  }))
  return (
    <ChartCard
      height={HEIGHT}
      chart={{
        ...{ kind: 'complaint', table: 'byMonth', title, note: t('boards.complaint.unit.count') },
        rows: rows?.some(({ count }) => count > 0) === false ? [] : rows,
        columns: [{ key: 'from', head: t('boards.complaint.month'), of: nameOf }, ...columns],
        keyOf: (row) => row.from,
        drill: place,
        ...{ nothing: t('boards.complaint.nothing'), isGoodNews: true },
      }}
    >
      <DayBars bars={bars} label={title} height={HEIGHT} format={(from) => String(Number(from.slice(5, 7)))} />
    </ChartCard>
  )
}

interface BySubjectProps extends Shown {
  table: 'byCategory' | 'byCustomer' | 'byMachine' | 'byShift' | 'byQaPerson'
  /** The field of a complaint that it is counted by. */
  subject: string
}
export function BySubject({ figures, by, table, subject }: BySubjectProps) {
  const { t } = useTranslation()
  const { label } = useLabels()
  const { range } = useBoard()
  const rows = figures?.[table]
  type Row = NonNullable<typeof rows>[number]
  const behind: Behind<Row> = (row) => ({ range, filters: { ...by, ...ofSubject(subject, row.subjectId) } })
  const columns = useMeasures<Row>(behind)
  return (
    <BarsCard
      {...{ kind: 'complaint', table, title: t(`boards.complaint.${table}`), rows }}
      columns={[{ key: 'name', head: label('complaint', subject), of: (row) => row.name }, ...columns]}
      keyOf={(row) => row.subjectId ?? 'none'}
      bar={({ name, count, compensated }) => ({
        ...{ name, value: count, text: String(count) },
        detail: t('boards.complaint.detail', { name, count, amount: asMoney(compensated) }),
      })}
      unit={t('boards.complaint.unit.count')}
      drill={(row) => complaintsPlace(range, behind(row).filters)}
      nothing={t('boards.complaint.nothing')}
      isGoodNews
      most={8}
    />
  )
}

const isPaid = ({ key }: { key: string }) => key === 'compensated'

/** What each cause has cost: few of them make up most of it. */
export function ByCause({ figures, by }: Shown) {
  const { t } = useTranslation()
  const { label } = useLabels()
  const { range } = useBoard()
  const rows = figures?.byCause
  type Row = NonNullable<typeof rows>[number]
  const behind: Behind<Row> = (row) => ({ range, filters: { ...by, ...ofSubject('claimCauseId', row.subjectId) } })
  const columns = useMeasures<Row>(behind)
  return (
    <BarsCard
      {...{ kind: 'complaint', table: 'byCause', title: t('boards.complaint.byCause'), rows }}
      columns={[
        { key: 'name', head: label('complaint', 'claimCauseId'), of: (row) => row.name },
        ...columns.filter(isPaid),
        { key: 'costShare', head: t('boards.complaint.costShare'), of: (row) => asPercent(row.costShare), digits: 1 },
        { key: 'costCumulative', head: t('boards.complaint.costCumulative'), of: (row) => asPercent(row.costCumulative), digits: 1 },
        ...columns.filter((column) => !isPaid(column)),
      ]}
      keyOf={(row) => row.subjectId ?? 'none'}
      bar={({ name, count, compensated, costShare, costCumulative }) => ({
        ...{ name, value: compensated, text: asMoney(compensated), cumulative: costCumulative },
        detail: `${t('boards.complaint.detail', { name, count, amount: asMoney(compensated) })} (${(100 * costShare).toFixed(0)}%)`,
      })}
      unit={t('boards.complaint.unit.pareto')}
      drill={(row) => complaintsPlace(range, behind(row).filters)}
      nothing={t('boards.complaint.nothingPaid')}
      isGoodNews
      isPareto
      most={10}
      usual={8}
    />
  )
}

export function ByDecor({ figures, by }: Shown) {
  const { t } = useTranslation()
  const { label } = useLabels()
  const { range } = useBoard()
  const rows = figures?.byDecor
  type Row = NonNullable<typeof rows>[number]
  const nameOf = ({ longCode }: Row) => longCode ?? t('boards.complaint.notGiven')
  const behind: Behind<Row> = (row) => ({ range, filters: { ...by, ...ofDecor(row.longCode) } })
  const columns = useMeasures<Row>(behind)
  return (
    <BarsCard
      {...{ kind: 'complaint', table: 'byDecor', title: t('boards.complaint.byDecor'), rows }}
      columns={[{ key: 'longCode', head: label('complaint', 'longCode'), of: nameOf }, ...columns]}
      keyOf={(row) => row.longCode ?? ''}
      bar={(row) => ({
        ...{ name: nameOf(row), value: row.count, text: String(row.count) },
        detail: t('boards.complaint.detail', { name: nameOf(row), count: row.count, amount: asMoney(row.compensated) }),
      })}
      unit={t('boards.complaint.unit.count')}
      drill={(row) => complaintsPlace(range, behind(row).filters)}
      nothing={t('boards.complaint.nothing')}
      isGoodNews
      most={8}
    />
  )
}
