import { useTranslation } from 'react-i18next'
import { Icon } from '../../../kit/looks/icons.tsx'
import * as treeStyles from '../../../list/tree/tree.module.css'
import * as styles from './EntryNode.module.css'
import { countsOf, type Entry, type EntryBranch, type Tick, tickOf } from './permissionTree.ts'

export interface GrantView {
  chosen: ReadonlySet<string>
  mayGrant: (entry: Entry) => boolean
  isOpen: (id: string) => boolean
  fold: (id: string) => void
  toggle: (id: string) => void
}

interface EntryNodeProps {
  branch: EntryBranch
  view: GrantView
}

/** A folder with what is in it, or a page with its actions in one line below its name. */
export function EntryNode({ branch, view }: EntryNodeProps) {
  const { row, children } = branch
  const pages = children.filter((child) => child.row.menuType !== 'F')
  const actions = children.filter((child) => child.row.menuType === 'F')
  const isFolder = row.menuType === 'M'
  const isOpen = !isFolder || view.isOpen(row.id)
  return (
    <li data-kind={row.menuType}>
      <div className={`row even gap-s ${styles.grantLine}`}>
        {isFolder && <FoldButton branch={branch} view={view} />}
        <Box branch={branch} view={view} tick={tickOf(branch, view.chosen)} />
        {children.length > 0 && <Count branch={branch} view={view} />}
      </div>
      {isOpen && actions.length > 0 && (
        <ul className={`flow about ${styles.grantActions}`}>
          {actions.map((action) => (
            <li key={action.row.id}>
              <Box branch={action} view={view} tick={tickOf(action, view.chosen)} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && pages.length > 0 && (
        <ul>
          {pages.map((page) => (
            <EntryNode key={page.row.id} branch={page} view={view} />
          ))}
        </ul>
      )}
    </li>
  )
}

function FoldButton({ branch, view }: EntryNodeProps) {
  const { t } = useTranslation()
  const isOpen = view.isOpen(branch.row.id)
  const label = t(isOpen ? 'tree.collapse' : 'tree.expand', { title: branch.row.title })
  return (
    <button
      type="button"
      className={treeStyles.foldBtn}
      data-reach
      aria-expanded={isOpen}
      aria-label={label}
      onClick={() => view.fold(branch.row.id)}
    >
      <Icon name="right" size={14} />
    </button>
  )
}

function Count({ branch, view }: EntryNodeProps) {
  const { chosen, total } = countsOf([branch], view.chosen)
  return (
    <em data-some={chosen > 0 || undefined}>
      {chosen}/{total}
    </em>
  )
}

/** A box that cannot be pressed says why: to eyes by a lock and a tip, to ears in words. */
function Box({ branch, view, tick }: EntryNodeProps & { tick: Tick }) {
  const { t } = useTranslation()
  const { row } = branch
  const isLocked = !view.mayGrant(row)
  const reason = isLocked ? t('admin.role.notYours') : undefined
  return (
    <label
      className={`row-inline ${styles.grant}`}
      data-slot="grant"
      title={reason ?? row.permission ?? undefined}
      data-locked={isLocked || undefined}
    >
      <input
        type="checkbox"
        checked={tick === 'all'}
        disabled={isLocked}
        ref={(box) => {
          if (box) box.indeterminate = tick === 'some'
        }}
        onChange={() => view.toggle(row.id)}
      />
      {row.menuType !== 'F' && row.icon && <Icon name={row.icon} size={14} />}
      <span>{row.title}</span>
      {isLocked && (
        <>
          <Icon name="lock" size={12} />
          <span className="visually-hidden">{reason}</span>
        </>
      )}
    </label>
  )
}
