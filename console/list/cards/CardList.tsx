import * as cellsStyles from '../../fields/display/cells.module.css'
import { Clip, isCut, Nothing, textOf } from '../../fields/display/cells.tsx'
import { textWidth } from '../../fields/display/textWidth.ts'
import type { FieldKind, ResourceMeta } from '../../kit/gen/resources.ts'
import * as tonesStyles from '../../kit/looks/tones.module.css'
import { isNumbered, metaOf, type Row, stateFieldOf } from '../../resource/meta.ts'
import type { ListController } from '../controller/listController.ts'
import { type Column, PADDING } from '../table/columns.ts'
import { contentIn, openOn } from '../table/DataTable.tsx'
import * as gridStyles from '../table/grid.module.css'
import { RowActions } from '../table/RowActions.tsx'
import * as styles from './CardList.module.css'

const FACTS = 6

/** The rows as cards, for screens too narrow for a table: the first column is the heading, with the status beside it. */
export function CardList({ list }: { list: ListController }) {
  const [head, ...rest] = list.columns
  const badge = rest.find((column) => column.name === (stateFieldOf(list.meta) ?? 'status'))
  const facts = laidOut(list.meta, rest.filter((column) => column !== badge).slice(0, FACTS))
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only catches what bubbles from the links inside
    <ul
      className={styles.cards}
      data-slot="cards"
      aria-label={list.words.title}
      aria-busy={list.isLoading}
      data-stale={list.isStale || undefined}
      onClick={(event) => openOn(event, list)}
    >
      {list.rows.map((row) => (
        <Card key={row.id} row={row} list={list} head={head} badge={badge} facts={facts} />
      ))}
    </ul>
  )
}

interface Fact {
  column: Column
  isWide: boolean
}

const WIDE: readonly (FieldKind | undefined)[] = ['text', 'longText', 'richText', 'links', 'instant']

/** Pixels: half of a card on a common phone, less the gap between label and value. */
const HALF = 166
const GAP = 8

/** Whether a column is too wide for half a line. */
const isBroad = ({ title, width = 0 }: Column) => textWidth(title) + GAP + width - PADDING > HALF

/** The layout of a card: two short values share a line; a long value, or a single one left, gets a whole line. */
export function laidOut(meta: ResourceMeta, columns: readonly Column[]): Fact[] {
  const isLong = (column: Column) => {
    const field = meta.fields[column.name]
    if (field?.kind === 'choice' && isBroad(column)) return true
    return WIDE.includes(field?.kind) || Boolean(field?.target && isNumbered(metaOf(field.target)))
  }
  const isShort = (column: Column | undefined) => column !== undefined && !isLong(column)
  let isSecond = false
  return columns.map((column, place) => {
    const isWide = isLong(column) || (!isSecond && !isShort(columns[place + 1]))
    isSecond = !isWide && !isSecond
    return { column, isWide }
  })
}

interface CardProps {
  row: Row
  list: ListController
  head: Column | undefined
  badge: Column | undefined
  facts: readonly Fact[]
}

function Card({ row, list, head, badge, facts }: CardProps) {
  return (
    <li className={tonesStyles.edged} data-on={list.selection.has(row.id) || undefined} data-tone={list.spec.tone?.(row)}>
      <header className="row between">
        {list.can.pick && (
          <label className={`middle ${gridStyles.pick}`} data-slot="pick">
            <input
              type="checkbox"
              checked={list.selection.has(row.id)}
              onChange={() => list.selection.toggle(row.id)}
              aria-label={`${list.words.name} ${row.title}`}
            />
          </label>
        )}
        <a className={cellsStyles.open} data-slot="open" data-open={row.id} href={`${list.path}?open=${row.id}`}>
          {head && list.renderCell(head.name, row)}
        </a>
        {badge && list.renderCell(badge.name, row)}
      </header>
      <dl>
        {facts.map(({ column, isWide }) => (
          <div key={column.name} className="baseline" data-wide={isWide || undefined}>
            <dt>{column.title}</dt>
            <FactCell list={list} column={column} row={row} />
          </div>
        ))}
      </dl>
      <footer className="row gap-s">
        <RowActions row={row} list={list} />
      </footer>
    </li>
  )
}

function FactCell({ list, column, row }: Pick<CardProps, 'list' | 'row'> & { column: Column }) {
  const { meta, words } = list
  const shown = contentIn(list, column, row)
  if (shown === '')
    return (
      <dd className="fill">
        <Nothing />
      </dd>
    )
  const isOneLine = isCut(meta.fields[column.name]) && (typeof shown === 'string' || column.people)
  const title = typeof shown === 'string' ? shown : textOf(meta, column.name, row, words)
  return <dd className="fill">{isOneLine ? <Clip text={shown} title={title} /> : shown}</dd>
}
