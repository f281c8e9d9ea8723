import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { BoardContext, useBoard, useBoardAddress } from '../board.ts'
import * as boardFiltersStyles from '../frame/BoardFilters.module.css'
import { BoardFilters } from '../frame/BoardFilters.tsx'
import * as boardHeadStyles from '../frame/BoardHead.module.css'
import * as styles from '../frame/DataBoard.module.css'
import { Figure } from '../frame/Figure.tsx'
import { Choice, Panel } from '../frame/Panel.tsx'
import { SideBoardHead } from '../frame/SideBoardHead.tsx'
import { LinkPicker } from '../lazyPicker.ts'
import { useRangeFigures } from '../useFigures.ts'
import { asMoney } from '../writing.ts'
import { BoardStockDocument } from './gen/stockFigures.ts'
import { DeadStock, StockByDay, StockByLocation, UseByItem, UseByMonth, UseByPerson, UseByPlace } from './StockCharts.tsx'
import { BOOKS, booksOf, type StockBook, type StockFigures, takenPlace } from './stockBooks.ts'

/** What the stock is worth, what is used of it and what nobody uses: of parts, materials or inks. */
export function StockBoard() {
  const { t } = useTranslation()
  const board = useBoardAddress()
  const [params] = useSearchParams()
  const book = BOOKS.find((one) => one === params.get('kind')) ?? 'PARTS'
  const itemParam = params.get('item') ?? ''
  const itemId = /^[1-9]\d*$/.test(itemParam) ? itemParam : null
  const own = useMemo(
    () => ({ ...board, workshopId: null, workshopName: '', filters: { kind: book, ...(itemId && { itemId }) } }),
    [board, book, itemId],
  )
  return (
    <section className={`column ${boardHeadStyles.boardPage} amid ${styles.dataview}`} aria-label={t('console.pages.stockView')}>
      <SideBoardHead page="stockView" />
      <BoardContext value={own}>
        <BoardFilters>
          <Choice<StockBook>
            label={t('boards.stock.kind')}
            values={BOOKS}
            value={book}
            word={(one) => t(`boards.stock.kinds.${one}`)}
            onChange={(one) => board.go({ kind: one === 'PARTS' ? null : one, item: null })}
          />
        </BoardFilters>
        <Stock key={book} book={book} itemId={itemId} />
      </BoardContext>
    </section>
  )
}

function Stock({ book, itemId }: { book: StockBook; itemId: string | null }) {
  const { t } = useTranslation()
  const { go } = useBoard()
  const of = useRangeFigures(BoardStockDocument, { kind: book, itemId })
  const { figures } = of
  const picker = (
    <span className={boardFiltersStyles.workshop}>
      <LinkPicker
        target={booksOf[book].item}
        ids={itemId ? [itemId] : []}
        label={t('boards.stock.item')}
        prompt={t('boards.stock.allItems')}
        isAny
        onChange={([next]) => go({ item: next ?? null })}
      />
    </span>
  )
  const shown = { figures, book }
  return (
    <Panel title={t(`boards.stock.kinds.${book}`)} of={of} figures={<Main {...shown} />}>
      <StockByDay {...shown} />
      <UseByMonth {...shown} itemId={itemId} picker={picker} />
      <UseByItem {...shown} />
      <UseByPlace {...shown} />
      <UseByPerson {...shown} />
      <StockByLocation {...shown} />
      <DeadStock {...shown} />
    </Panel>
  )
}

function Main({ figures, book }: { figures: StockFigures | undefined; book: StockBook }) {
  const { t } = useTranslation()
  const { range } = useBoard()
  const all = { of: booksOf[book].item, filters: {} }
  return (
    <>
      <Figure of="stockFigures.value" isNow name={t('boards.stock.value')} value={figures?.value} write={asMoney} place={all} />
      <Figure of="stockFigures.items" isNow name={t('boards.stock.items')} value={figures?.items} write={String} place={all} />
      <Figure of="stockFigures.used" name={t('boards.stock.used')} value={figures?.used} write={asMoney} place={takenPlace(book, range)} />
      <Figure of="stockFigures.deadValue" isNow name={t('boards.stock.deadValue')} value={figures?.deadValue} write={asMoney} />
    </>
  )
}
