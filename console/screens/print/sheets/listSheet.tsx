import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { alignOf, localizedValue, renderCell, withPlaceholder } from '../../../fields/display/cells.tsx'
import { readAddress } from '../../../fields/filters/filterAddress.ts'
import type { ResourceMeta } from '../../../kit/gen/resources.ts'
import * as controlsStyles from '../../../kit/looks/controls.module.css'
import * as tableStyles from '../../../kit/looks/table.module.css'
import { themed } from '../../../kit/overlays/Ui.tsx'
import { type Column, columnsOf, ordinaryColumns, tableWidth } from '../../../list/table/columns.ts'
import { asSearch, type ListState, patched } from '../../../resource/address.ts'
import type { AnySpec, Screen } from '../../../resource/defineScreen.ts'
import { metaOf, type Row } from '../../../resource/meta.ts'
import type { ResourceWords } from '../../../resource/resourceWords.ts'
import { Empty, Failed, Skeleton } from '../../../resource/states.tsx'
import { inSentence, useWords } from '../../../resource/words.ts'
import { PrintFrame } from '../PrintFrame.tsx'
import * as paperStyles from '../paper.module.css'
import { usePlantName } from '../paperParts.tsx'
import { paperText } from '../paperText.ts'
import { type AllOf, useAllOf } from '../useAllOf.ts'
import { useFilterWords } from '../useFilterWords.tsx'
import * as styles from './listSheet.module.css'

/** Pixels of columns that a page on end has room for. */
const ROOM = 900

interface PrintRequest {
  state: ListState
  ids: readonly string[]
  columns: readonly Column[]
  isWide: boolean
  setOrientation: (isWide: boolean) => void
}

/** The address says everything: a printed list can be sent to whoever has the printer. */
function usePrintRequest(meta: ResourceMeta, spec: AnySpec, words: ResourceWords): PrintRequest {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const params = new URLSearchParams(search)
    const listed = (key: string) => (params.get(key) ?? '').split(',').filter(Boolean)
    const shown = listed('columns')
    const columns = columnsOf(meta, spec, words, shown.length ? { shown, hidden: ordinaryColumns({ meta, spec }) } : undefined)
    const paper = params.get('paper')
    return {
      state: { ...readAddress(meta, params, spec.sort), page: 1 },
      ids: listed('ids').filter((id) => /^[1-9]\d*$/.test(id)),
      columns,
      isWide: paper ? paper === 'wide' : tableWidth(columns, 0) > ROOM,
      setOrientation: (isWide) =>
        navigate(`${pathname}?${asSearch(patched(params, { paper: isWide ? 'wide' : 'tall' }))}`, { replace: true }),
    }
  }, [meta, spec, words, search, pathname, navigate])
}

/** A list on A4, its heading repeated on every page. */
function Sheet({ name, spec }: Screen) {
  const { t } = useTranslation()
  const meta = metaOf(name)
  const words = useWords(meta, spec)
  const request = usePrintRequest(meta, spec, words)
  const all = useAllOf(meta, request.state, request.ids)
  const named = inSentence(words.records)
  const isEmpty = all.isDone && all.rows.length === 0
  return (
    <PrintFrame
      title={t('print.list', { name: named })}
      fileName={words.title}
      isReady={all.isDone && !isEmpty}
      isWide={request.isWide}
      tools={<Paper asked={request} />}
    >
      {all.failure && <Failed failure={all.failure} onRetry={all.retry} />}
      {isEmpty && <Empty icon="search" title={t('print.none', { name: named })} hint={t('print.noneHint')} />}
      {!all.isDone && !all.failure && (
        <Skeleton lines={10} label={all.rows.length ? t('print.reading', { count: all.rows.length }) : t('screens.list.loading')} />
      )}
      {all.isDone && !isEmpty && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and the keyboard has to reach that
        <article className={`column ${paperStyles.paper} ${styles.paperList}`} data-slot="paper paper-list" tabIndex={0}>
          <Head meta={meta} words={words} asked={request} all={all} />
          <Table meta={meta} spec={spec} words={words} request={request} rows={all.rows} />
        </article>
      )}
    </PrintFrame>
  )
}

function Paper({ asked: request }: { asked: PrintRequest }) {
  const { t } = useTranslation()
  return (
    <fieldset className={controlsStyles.segments} data-slot="spans">
      <legend className="visually-hidden">{t('print.paper')}</legend>
      {([false, true] as const).map((isWide) => (
        <button key={String(isWide)} type="button" aria-pressed={request.isWide === isWide} onClick={() => request.setOrientation(isWide)}>
          {t(isWide ? 'print.wide' : 'print.tall')}
        </button>
      ))}
    </fieldset>
  )
}

function Head({ meta, words, asked: request, all }: { meta: ResourceMeta; words: ResourceWords; asked: PrintRequest; all: AllOf }) {
  const { t } = useTranslation()
  const filterWords = useFilterWords(meta, words, request.state)
  const plant = usePlantName()
  const count = all.rows.length
  return (
    <header className={paperStyles.paperHead}>
      <div>
        <p>{plant}</p>
        <h2>{words.title}</h2>
        <dl className={`flow ${styles.paperFilters}`} aria-label={t('print.filters')}>
          {filterWords.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {count < all.total && <p className={paperStyles.paperCut}>{t('print.cut', { count, total: all.total })}</p>}
      </div>
      <b>{t(request.ids.length ? 'print.chosen' : 'print.total', { count: request.ids.length ? count : all.total })}</b>
    </header>
  )
}

interface TableProps {
  meta: ResourceMeta
  spec: AnySpec
  words: ResourceWords
  request: PrintRequest
  rows: readonly Row[]
}

function Table({ meta, spec, words, request: { columns }, rows }: TableProps) {
  const whole = tableWidth(columns, 0)
  const cell = (name: string, row: Row) => {
    const own = spec.cells?.[name]?.(localizedValue(meta, name, row), row, words)
    if (own !== undefined) return withPlaceholder(undefined, own)
    return meta.fields[name]?.dictionary || meta.fields[name]?.kind === 'decimal'
      ? renderCell(meta, name, row, words)
      : paperText(meta, name, row, words)
  }
  return (
    <table className={tableStyles.table}>
      <colgroup>
        {columns.map(({ name, width, least }) => (
          <col key={name} style={{ width: `${((width ?? least) / whole) * 100}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ name, title }) => (
            <th key={name} scope="col" data-align={alignOf(meta.fields[name])}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {columns.map(({ name }) => (
              <td key={name} data-align={alignOf(meta.fields[name])}>
                {cell(name, row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export const ListSheet = themed(Sheet)
