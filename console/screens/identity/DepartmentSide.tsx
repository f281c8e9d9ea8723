import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Branch, everyBranch, matching, openBranches } from '../../fields/tree/tree.ts'
import { type TreeItem, useBranches } from '../../fields/tree/useBranches.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import { useCan } from '../../kit/session/me.ts'
import { useLabels } from '../../kit/words/i18n.ts'
import type { List } from '../../resource/list.ts'
import './permissions/RoleGrants.module.css'
import * as boxStyles from '../../fields/inputs/box.module.css'
import { containsTerm } from '../../kit/words/searchText.ts'
import * as treeStyles from '../../list/tree/tree.module.css'
import * as pageStyles from '../../resource/page.module.css'
import * as styles from './DepartmentSide.module.css'

/** The departments beside the users: a press shows the people of one and of all below it. */
export function DepartmentSide({ list }: { list: List }) {
  return useCan()('system:department:list') ? <Departments list={list} /> : null
}

function Departments({ list }: { list: List }) {
  const { t } = useTranslation()
  const labels = useLabels()
  const { tree } = useBranches('department')
  const [keyword, setKeyword] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const filteredTree = useMemo(() => (keyword.trim() ? matching(tree, (row) => containsTerm(row.title, keyword)) : tree), [tree, keyword])
  const shown = openBranches(filteredTree, ({ row }) => !closed.has(row.id))
  const now = list.state.filters['departmentId'] ?? ''
  const [chosen] = now.split(',')
  const choose = (branch: Branch<TreeItem> | null) => {
    const ids = branch ? everyBranch([branch]).map(({ row }) => row.id) : []
    list.go({ page: null, departmentId: ids.join(',') || null })
  }
  const fold = (id: string) => setClosed((old) => new Set(old.has(id) ? [...old].filter((other) => other !== id) : [...old, id]))
  return (
    <nav className={`${pageStyles.card} ${styles.sideTree}`} data-slot="card" aria-label={labels.title('department')}>
      <input
        className={boxStyles.box}
        data-slot="box"
        type="search"
        value={keyword}
        placeholder={t('admin.user.searchDepartment')}
        aria-label={t('admin.user.searchDepartment')}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <ul>
        <li>
          <button type="button" className={`muted ${styles.sideItem}`} aria-current={!now || undefined} onClick={() => choose(null)}>
            {t('admin.user.allDepartments')}
          </button>
        </li>
        {shown.map((branch) => (
          <li key={branch.row.id} style={{ paddingLeft: branch.depth * 14 }}>
            {branch.children.length > 0 ? (
              <button
                type="button"
                className={treeStyles.foldBtn}
                data-reach
                aria-expanded={!closed.has(branch.row.id)}
                aria-label={t(closed.has(branch.row.id) ? 'tree.expand' : 'tree.collapse', { title: branch.row.title })}
                onClick={() => fold(branch.row.id)}
              >
                <Icon name="right" size={13} />
              </button>
            ) : (
              <span className={`rigid ${treeStyles.foldGap}`} />
            )}
            <button
              type="button"
              className={`muted ${styles.sideItem} clip`}
              title={branch.row.title}
              aria-current={chosen === branch.row.id || undefined}
              onClick={() => choose(branch)}
            >
              {branch.row.title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
