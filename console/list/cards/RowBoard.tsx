import { useQuery } from '@apollo/client/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import * as cellsStyles from '../../fields/display/cells.module.css'
import { ValueTag } from '../../fields/display/cells.tsx'
import { moneyText } from '../../fields/display/figures.ts'
import * as controlsStyles from '../../kit/looks/controls.module.css'
import { Icon } from '../../kit/looks/icons.tsx'
import * as surfacesStyles from '../../kit/looks/surfaces.module.css'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { failureOf } from '../../kit/network/failure.ts'
import { asSearch, pageOf, patched, readSort } from '../../resource/address.ts'
import type { BoardSpec } from '../../resource/defineScreen.ts'
import type { Row } from '../../resource/meta.ts'
import { summedDocument } from '../../resource/operations/documents.ts'
import { SHOWN_HERE } from '../../resource/operations/write.ts'
import { Failed, Skeleton } from '../../resource/states.tsx'
import type { ListController } from '../controller/listController.ts'
import { openOn } from '../table/DataTable.tsx'
import { RowActions } from '../table/RowActions.tsx'
import { lanesOf } from './boardLanes.ts'
import * as styles from './RowBoard.module.css'

interface BoardProps {
  list: ListController
  board: BoardSpec<Row>
}

/** The rows of a list in columns by state, within the filters of the list; cards offer the same actions as rows. */
export function RowBoard({ list, board }: BoardProps) {
  const { meta, words } = list
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only catches what bubbles from the links inside
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too
    <section className={styles.board} data-slot="board" aria-label={words.title} tabIndex={0} onClick={(event) => openOn(event, list)}>
      {lanesOf(meta, list.state, board).map((lane) => (
        <Lane key={lane.state} list={list} board={board} {...lane} />
      ))}
    </section>
  )
}

interface LaneProps extends BoardProps {
  state: string
  size: number
  filter: Readonly<Record<string, unknown>>
}

function Lane({ list, board, state, size, filter }: LaneProps) {
  const { t } = useTranslation()
  const { meta, words } = list
  const field = meta.flow?.field ?? ''
  const params = new URLSearchParams(list.search)
  const sort = params.has('sort') || board.over.includes(state) ? list.state : { ...list.state, sort: readSort(board.sort), thenBy: [] }
  const { data, previousData, error, refetch } = useQuery(summedDocument(meta), {
    variables: { filter, page: { ...pageOf(sort), no: 1, size } },
    context: SHOWN_HERE,
  })
  const page = (data ?? previousData)?.page
  const all = asSearch(patched(params, { look: null, open: null, page: null, [field]: state }))
  return (
    <section className="stack in-wash rounded" data-state={state} aria-label={words.value(meta.name, field, state)}>
      <header className="stack gap-s">
        <h2 className="row">
          <ValueTag of={meta.name} field={field} value={state} />
          {page && <em className="even">{page.total}</em>}
        </h2>
        {(meta.sums ?? []).map((key) => (
          <small key={key} className="row between even" data-sum={key}>
            <span>{words.label(key)}</span>
            {page?.sums && moneyText(page.sums[key] ?? 0)}
          </small>
        ))}
      </header>
      {error && !page && <Failed failure={failureOf(error)} onRetry={() => void refetch().catch(() => undefined)} />}
      {!page && !error && <Skeleton lines={4} label={t('screens.list.loading')} />}
      {page?.total === 0 && <p className="note">{t('screens.board.none')}</p>}
      <ul className="stack">
        {page?.items.map((row) => (
          <Card key={row.id} list={list} board={board} row={row} />
        ))}
      </ul>
      {page && page.total > page.items.length && (
        <Link className={`row-inline ${controlsStyles.linked} small thumb`} data-slot="all" to={`${list.path}?${all}`}>
          {t('screens.board.all', { count: page.total })}
          <Icon name="right" size={13} />
        </Link>
      )}
    </section>
  )
}

function Card({ list, board, row }: BoardProps & { row: Row }) {
  return (
    <li className={`stack breaks ${surfacesStyles.tile} ${tonesStyles.edged}`} data-tone={list.spec.tone?.(row)} data-card={row.id}>
      <a className={`${cellsStyles.open} even`} data-slot="open" data-open={row.id} href={`${list.path}?open=${row.id}`}>
        {row.title}
      </a>
      {board.card(row)}
      <footer className="row between">
        <RowActions row={row} list={list} />
      </footer>
    </li>
  )
}
