import { useTranslation } from 'react-i18next'
import { dateTime } from '../../../kit/words/time.ts'
import { useBoard } from '../board.ts'
import { BarsCard } from '../charts/BarsCard.tsx'
import { ChartCard } from '../charts/ChartCard.tsx'
import { DayBars } from '../charts/lazyCharts.ts'
import { asPercent, oneDigit } from '../writing.ts'
import { type HandoverFigures, repeatedPlace, signedPlace } from './handoverPlaces.ts'

const HEIGHT = 232

interface Shown {
  figures: HandoverFigures | undefined
}
interface Counted {
  due: number
  inTime: number
  signedLate: number
  unsigned: number
  share?: number | null
}
const percent = ({ share }: Counted) => asPercent(share ?? null)

/** Columns of what is counted, the same in every table. */
function useCounts<Row extends Counted>() {
  const { t } = useTranslation()
  const counts = (['due', 'inTime', 'signedLate', 'unsigned'] as const).map((key) => ({
    key,
    head: t(`boards.handover.${key}`),
    of: (row: Row) => row[key],
  }))
  return [...counts, { key: 'share', head: `${t('boards.handover.share')} (%)`, of: (row: Row) => percent(row), digits: 1 }]
}

export function SignedByDay({ figures }: Shown) {
  const { t } = useTranslation()
  const rows = figures?.byDay
  const counts = useCounts<NonNullable<typeof rows>[number]>()
  const title = t('boards.handover.byDay')
  const place = (day: string) => signedPlace('inTime', { from: day, to: day })
  const bars = (rows ?? []).map((row) => ({
    ...{ key: row.day, name: row.day, value: row.inTime, text: row.due ? String(row.inTime) : '' },
    detail: `${row.day}: ${t('boards.handover.ofDue', { inTime: row.inTime, due: row.due })}`,
    place: row.inTime ? place(row.day) : undefined,
  }))
  return (
    <ChartCard
      height={HEIGHT}
      chart={{
        ...{ kind: 'handover', table: 'byDay', title, note: t('boards.handover.inTime') },
        rows: rows?.some(({ due }) => due > 0) === false ? [] : rows,
        columns: [{ key: 'day', head: t('boards.dataview.day'), of: (row) => row.day }, ...counts],
        keyOf: (row) => row.day,
        drill: (row) => (row.inTime ? place(row.day) : undefined),
        nothing: t('boards.handover.nothing'),
      }}
    >
      <DayBars bars={bars} label={title} height={HEIGHT} />
    </ChartCard>
  )
}

export function SharesByShift({ figures }: Shown) {
  const { t } = useTranslation()
  const { range } = useBoard()
  const rows = figures?.byShift
  const counts = useCounts<NonNullable<typeof rows>[number]>()
  return (
    <BarsCard
      kind="handover"
      table="byShift"
      title={t('boards.handover.byShift')}
      unit={t('boards.handover.unit.share')}
      usual={3}
      rows={rows}
      columns={[{ key: 'shiftName', head: t('boards.handover.shift'), of: (row) => row.shiftName }, ...counts]}
      keyOf={(row) => row.shiftId}
      bar={(row) => ({
        name: row.shiftName,
        value: percent(row) ?? 0,
        text: `${oneDigit(percent(row) ?? 0)}%`,
        detail: `${row.shiftName}: ${t('boards.handover.ofDue', { inTime: row.inTime, due: row.due })}`,
      })}
      drill={(row) => signedPlace('inTime', range, { shiftId: row.shiftId })}
      nothing={t('boards.handover.nothing')}
    />
  )
}

export function Repeated({ figures }: Shown) {
  const { t } = useTranslation()
  const word = (kind: string) => t(`shiftHandoverItem.values.kind.${kind}`)
  return (
    <BarsCard
      kind="handover"
      table="repeated"
      title={t('boards.handover.repeated')}
      unit={t('boards.handover.unit.times')}
      size="wide"
      rows={figures?.repeated}
      columns={[
        { key: 'kind', head: t('boards.handover.kind'), of: (row) => word(row.kind) },
        { key: 'title', head: t('boards.handover.title'), of: (row) => row.title },
        { key: 'times', head: t('boards.handover.times'), of: (row) => row.times },
        { key: 'since', head: t('boards.handover.since'), of: (row) => (row.since ? dateTime(row.since) : null) },
      ]}
      keyOf={(row) => `${row.handoverId} ${row.kind} ${row.title}`}
      bar={(row) => ({ name: row.title, value: row.times, text: String(row.times), detail: `${word(row.kind)} · ${row.title}` })}
      drill={(row) => repeatedPlace([row])}
      nothing={t('boards.handover.noRepeated')}
    />
  )
}
