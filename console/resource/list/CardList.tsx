import type { Row } from '../meta.ts'
import type { Column } from './columns.ts'
import { openOn } from './DataTable.tsx'
import { RowActions } from './RowActions.tsx'
import type { ListView } from './useListView.ts'

const FACTS = 6

/** The same columns for screens too narrow for a table: the first is the heading, the status stands beside it. */
export function CardList({ view }: { view: ListView }) {
  const [head, ...rest] = view.columns
  const badge = rest.find((column) => column.name === (view.meta.flow?.field ?? 'status'))
  const facts = rest.filter((column) => column !== badge).slice(0, FACTS)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only catches what bubbles from the links inside
    <ul className="cards" aria-label={view.title} aria-busy={view.list.isLoading} onClick={(event) => openOn(event, view.list.open)}>
      {view.list.rows.map((row) => (
        <Card key={row.id} row={row} view={view} head={head} badge={badge} facts={facts} />
      ))}
    </ul>
  )
}

interface CardProps {
  row: Row
  view: ListView
  head: Column | undefined
  badge: Column | undefined
  facts: readonly Column[]
}

function Card({ row, view, head, badge, facts }: CardProps) {
  const isWide = (name: string) => ['longText', 'links'].includes(view.meta.fields[name]?.kind ?? '')
  return (
    <li data-tone={view.spec.tone?.(row)}>
      <header>
        <a className="open" data-open={row.id} href={`${view.meta.path}?open=${row.id}`}>
          {head && view.cell(head.name, row)}
        </a>
        {badge && view.cell(badge.name, row)}
      </header>
      <dl>
        {facts.map((column) => (
          <div key={column.name} data-wide={isWide(column.name) || undefined}>
            <dt>{column.title}</dt>
            <dd>{view.cell(column.name, row)}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <RowActions row={row} view={view} />
      </footer>
    </li>
  )
}
