import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SERIES } from '../../../fields/charts/look.ts'
import { quantityText } from '../../../fields/display/quantity.ts'
import { date } from '../../../kit/words/time.ts'
import { useBoard } from '../board.ts'
import { BarsCard } from '../charts/BarsCard.tsx'
import { ChartCard } from '../charts/ChartCard.tsx'
import { DayBars, DayLines } from '../charts/lazyCharts.ts'
import { asMoney } from '../writing.ts'
import { booksOf, distinctName, entriesPlace, lyingPlace, type StockBook, type StockFigures, takenPlace } from './stockBooks.ts'

const HEIGHT = 232

interface Shown {
  figures: StockFigures | undefined
  book: StockBook
}

export function StockByDay({ figures, book }: Shown) {
  const { t } = useTranslation()
  const rows = figures?.byDay
  const title = t('boards.stock.byDay')
  const place = (day: string) => entriesPlace(book, { bookedAt: `${day}~${day}` })
  return (
    <ChartCard
      height={HEIGHT}
      chart={{
        kind: 'stock',
        table: 'byDay',
        title,
        note: t('boards.stock.unit.money'),
        rows,
        columns: [
          { key: 'day', head: t('boards.dataview.day'), of: (row) => row.day },
          { key: 'value', head: t('boards.stock.value'), of: (row) => row.value, digits: 2 },
        ],
        keyOf: (row) => row.day,
        drill: (row) => place(row.day),
        nothing: t('boards.stock.nothing'),
      }}
    >
      <DayLines
        days={(rows ?? []).map(({ day }) => day)}
        height={HEIGHT}
        label={title}
        series={[{ id: 'value', name: t('boards.stock.value'), color: SERIES.first, of: (rows ?? []).map(({ value }) => value) }]}
        write={asMoney}
        place={place}
      />
    </ChartCard>
  )
}

/** Of all items in money, of one in its unit. */
export function UseByMonth({ figures, book, itemId, picker }: Shown & { itemId: string | null; picker: ReactNode }) {
  const { t } = useTranslation()
  const rows = figures?.byMonth
  const title = t('boards.stock.byMonth')
  const of = (row: NonNullable<typeof rows>[number]) => row.quantity ?? row.amount
  const write = (value: number) => (itemId ? quantityText(value) : asMoney(value))
  const place = (row: NonNullable<typeof rows>[number]) => takenPlace(book, row, itemId ? { [booksOf[book].key]: itemId } : {})
  const bars = (rows ?? []).map((row) => {
    const name = row.from.slice(0, 7)
    const text = of(row) ? write(of(row)) : ''
    return { key: row.from, name, value: of(row), text, detail: `${name}: ${write(of(row))}`, place: of(row) ? place(row) : undefined }
  })
  return (
    <ChartCard
      height={HEIGHT}
      head={picker}
      chart={{
        kind: 'stock',
        table: 'byMonth',
        title,
        note: itemId ? undefined : t('boards.stock.unit.money'),
        rows,
        columns: [
          { key: 'from', head: t('boards.stock.month'), of: (row) => row.from.slice(0, 7) },
          ...(itemId
            ? [
                {
                  key: 'quantity',
                  head: t('boards.stock.quantity'),
                  of: (row: { quantity?: number | null }) => row.quantity ?? null,
                  digits: 3,
                },
              ]
            : []),
          { key: 'amount', head: t('boards.stock.amount'), of: (row) => row.amount, digits: 2 },
        ],
        keyOf: (row) => row.from,
        drill: (row) => (of(row) ? place(row) : undefined),
        nothing: t('boards.stock.nothing'),
      }}
    >
      <DayBars bars={bars} label={title} height={HEIGHT} format={(key) => String(Number(key.slice(5, 7)))} />
    </ChartCard>
  )
}

export function UseByItem({ figures, book }: Shown) {
  const { t } = useTranslation()
  const { range } = useBoard()
  return (
    <BarsCard
      kind="stock"
      table="byItem"
      title={t('boards.stock.byItem')}
      rows={figures?.byItem}
      columns={[
        { key: 'code', head: t('boards.stock.code'), of: (row) => row.code },
        { key: 'name', head: t('boards.stock.name'), of: (row) => row.name },
        { key: 'quantity', head: t('boards.stock.quantity'), of: (row) => quantityText(row.quantity, row.unit) },
        { key: 'amount', head: t('boards.stock.amount'), of: (row) => row.amount, digits: 2 },
      ]}
      keyOf={(row) => row.itemId}
      bar={(row) => ({
        name: distinctName(row, figures?.byItem ?? []),
        value: Math.max(0, row.amount),
        text: asMoney(row.amount),
        detail: `${row.code} ${row.name}: ${quantityText(row.quantity, row.unit)}, ${asMoney(row.amount)}`,
      })}
      unit={t('boards.stock.unit.money')}
      drill={(row) => takenPlace(book, range, { [booksOf[book].key]: row.itemId })}
      nothing={t('boards.stock.nothingUsed')}
      most={10}
      usual={10}
    />
  )
}

function UseBy({ figures, book, by }: Shown & { by: 'byPlace' | 'byPerson' }) {
  const { t } = useTranslation()
  const { range } = useBoard()
  const key = booksOf[book][by === 'byPlace' ? 'place' : 'person']
  return (
    <BarsCard
      kind="stock"
      table={by}
      title={t(`boards.stock.${by === 'byPlace' ? key : by}`)}
      rows={figures?.[by]}
      columns={[
        { key: 'name', head: t('boards.stock.name'), of: (row) => row.name },
        { key: 'amount', head: t('boards.stock.amount'), of: (row) => row.amount, digits: 2 },
      ]}
      keyOf={(row) => row.subjectId}
      bar={({ name, amount }) => ({ name, value: Math.max(0, amount), text: asMoney(amount), detail: `${name}: ${asMoney(amount)}` })}
      unit={t('boards.stock.unit.money')}
      drill={(row) => takenPlace(book, range, { [key]: row.subjectId })}
      nothing={t('boards.stock.nothingUsed')}
      most={10}
      usual={10}
    />
  )
}
export const UseByPlace = (shown: Shown) => <UseBy {...shown} by="byPlace" />
export const UseByPerson = (shown: Shown) => <UseBy {...shown} by="byPerson" />

export function StockByLocation({ figures, book }: Shown) {
  const { t } = useTranslation()
  const nameOf = ({ name }: { name: string }) => name || t('boards.stock.noLocation')
  return (
    <BarsCard
      kind="stock"
      table="byLocation"
      isNow
      title={t('boards.stock.byLocation')}
      rows={figures?.byLocation}
      columns={[
        { key: 'name', head: t('boards.stock.location'), of: nameOf },
        { key: 'count', head: t('boards.stock.count'), of: (row) => row.count, digits: 0 },
        { key: 'value', head: t('boards.stock.value'), of: (row) => row.value, digits: 2 },
      ]}
      keyOf={(row) => row.locationId ?? 'none'}
      bar={(row) => ({ name: nameOf(row), value: row.value, text: asMoney(row.value), detail: `${nameOf(row)}: ${asMoney(row.value)}` })}
      unit={t('boards.stock.unit.money')}
      // Lists cannot ask for what has no location yet.
      drill={(row) => (row.locationId ? lyingPlace(book, row.locationId) : undefined)}
      nothing={t('boards.stock.nothing')}
      most={12}
      usual={12}
    />
  )
}

export function DeadStock({ figures, book }: Shown) {
  const { t } = useTranslation()
  return (
    <BarsCard
      kind="stock"
      table="dead"
      isNow
      title={t('boards.stock.dead')}
      rows={figures?.dead}
      columns={[
        { key: 'code', head: t('boards.stock.code'), of: (row) => row.code },
        { key: 'name', head: t('boards.stock.name'), of: (row) => row.name },
        { key: 'quantity', head: t('boards.stock.quantity'), of: (row) => quantityText(row.quantity, row.unit) },
        { key: 'value', head: t('boards.stock.value'), of: (row) => row.value, digits: 2 },
        { key: 'lastMovedAt', head: t('boards.stock.lastMovedAt'), of: (row) => date(row.lastMovedAt) },
      ]}
      keyOf={(row) => row.itemId}
      bar={({ name, value, lastMovedAt }) => ({
        name,
        value,
        text: asMoney(value),
        detail: t('boards.stock.deadDetail', { name, value: asMoney(value), day: date(lastMovedAt) }),
      })}
      unit={t('boards.stock.deadSince', { day: figures?.deadSince })}
      drill={(row) => entriesPlace(book, { [booksOf[book].key]: row.itemId })}
      nothing={t('boards.stock.noDead')}
      isGoodNews
      most={10}
      usual={6}
    />
  )
}
