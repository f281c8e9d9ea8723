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

/** The tree on phones: cards indented by depth. */
export function TreeCards({ list }: { list: TreeView }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only catches what bubbles from the links inside
    <ul
      className={`${cardListStyles.cards} ${treeStyles.treeCards}`}
      data-slot="cards"
      aria-label={list.words.title}
      aria-busy={list.isLoading}
      onClick={(event) => openOn(event, list)}
    >
      {list.shown.map((branch) => (
        <Card key={branch.row.id} branch={branch} list={list} />
      ))}
    </ul>
  )
}

function Card({ branch, list }: { branch: Branch<Row>; list: TreeView }) {
  const { row } = branch
  const [head, ...rest] = list.columns
  const badge = rest.find((column) => column.name === 'status')
  const filled = rest.filter((column) => column !== badge && row[column.name] !== null && row[column.name] !== '')
  return (
    <li style={{ marginLeft: Math.min(branch.depth, 4) * 18 }} data-tone={list.spec.tone?.(row)}>
      <header className="row between">
        <span className={treeStyles.twig} data-slot="twig">
          <Fold branch={branch} list={list} />
          <a className={cellsStyles.open} data-slot="open" data-open={row.id} href={`${list.path}?open=${row.id}`}>
            {head && list.renderCell(head.name, row)}
          </a>
        </span>
        {badge && list.renderCell(badge.name, row)}
      </header>
      <dl>
        {laidOut(list.meta, filled.slice(0, FACTS)).map(({ column, isWide }) => (
          <div key={column.name} className="baseline" data-wide={isWide || undefined}>
            <dt>{column.title}</dt>
            <dd>{list.renderCell(column.name, row)}</dd>
          </div>
        ))}
      </dl>
      <footer className="row gap-s">
        <RowActions row={row} list={list} />
      </footer>
    </li>
  )
}
