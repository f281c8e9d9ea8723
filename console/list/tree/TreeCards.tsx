import * as cellsStyles from '../../fields/display/cells.module.css'
import type { Branch } from '../../fields/tree/tree.ts'
import type { Row } from '../../resource/meta.ts'
import * as cardListStyles from '../cards/CardList.module.css'
import { laidOut } from '../cards/CardList.tsx'
import { openOn } from '../table/DataTable.tsx'
import { RowActions } from '../table/RowActions.tsx'
import { Fold } from './TreeTable.tsx'
import * as treeStyles from './tree.module.css'
import type { TreeView } from './useTreeView.ts'

const FACTS = 4

/** The tree on a phone: cards that step in with their depth. */
export function TreeCards({ view }: { view: TreeView }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only catches what bubbles from the links inside
    <ul
      className={`${cardListStyles.cards} ${treeStyles.treeCards}`}
      data-slot="cards"
      aria-label={view.title}
      aria-busy={view.list.isLoading}
      onClick={(event) => openOn(event, view.list)}
    >
      {view.shown.map((branch) => (
        <Card key={branch.row.id} branch={branch} view={view} />
      ))}
    </ul>
  )
}

function Card({ branch, view }: { branch: Branch<Row>; view: TreeView }) {
  const { row } = branch
  const [head, ...rest] = view.columns
  const badge = rest.find((column) => column.name === 'status')
  const filled = rest.filter((column) => column !== badge && row[column.name] !== null && row[column.name] !== '')
  return (
    <li style={{ marginLeft: Math.min(branch.depth, 4) * 18 }} data-tone={view.spec.tone?.(row)}>
      <header className="row between">
        <span className={treeStyles.twig} data-slot="twig">
          <Fold branch={branch} view={view} />
          <a className={cellsStyles.open} data-slot="open" data-open={row.id} href={`${view.path}?open=${row.id}`}>
            {head && view.cell(head.name, row)}
          </a>
        </span>
        {badge && view.cell(badge.name, row)}
      </header>
      <dl>
        {laidOut(view.meta, filled.slice(0, FACTS)).map(({ column, isWide }) => (
          <div key={column.name} className="baseline" data-wide={isWide || undefined}>
            <dt>{column.title}</dt>
            <dd>{view.cell(column.name, row)}</dd>
          </div>
        ))}
      </dl>
      <footer className="row gap-s">
        <RowActions row={row} view={view.stable} />
      </footer>
    </li>
  )
}
