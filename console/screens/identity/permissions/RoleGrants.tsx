import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../../fields/display/cells.module.css'
import { Nothing } from '../../../fields/display/cells.tsx'
import { type Branch, everyBranch } from '../../../fields/tree/tree.ts'
import { type TreeItem, useBranches } from '../../../fields/tree/useBranches.ts'
import * as surfacesStyles from '../../../kit/looks/surfaces.module.css'
import { language } from '../../../kit/words/i18n.ts'
import type { EntryBranch } from './permissionTree.ts'
import * as styles from './RoleGrants.module.css'

/** What a role opens, page by page, for reading. */
export function RoleGrants({ ids, tags }: { ids: readonly string[]; tags: string }) {
  const { t } = useTranslation()
  const { entries } = useEntries()
  const chosen = new Set(ids)
  const pages = everyBranch(entries).filter(({ row }) => row.menuType === 'C' && chosen.has(row.id))
  const isEverything = tags.split(/\s+/).includes('*:*:*')
  if (isEverything)
    return (
      <p className="muted" data-slot="plain">
        {t('admin.role.everything')}
      </p>
    )
  if (!pages.length)
    return tags ? (
      <p className={`muted breaks ${styles.tagsHeld}`} data-slot="plain">
        {tags}
      </p>
    ) : (
      <Nothing />
    )
  const actionsOf = (page: EntryBranch) => page.children.filter(({ row }) => row.menuType === 'F' && chosen.has(row.id))
  return (
    <dl className={`framed ${surfacesStyles.ruled} ${styles.held}`}>
      {pages.map((page) => (
        <div key={page.row.id} className="stack gap-l">
          <dt>{page.row.title}</dt>
          <dd className="flow gap-s">
            {actionsOf(page).map(({ row }) => (
              <span key={row.id} className={cellsStyles.mini} data-slot="mini">
                {row.title}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const FIELDS = ['menuType', 'permission', 'icon', 'menuNameEn'] as const

function entryOf({ row, children, ...rest }: Branch<TreeItem>, isEnglish: boolean): EntryBranch {
  const english = isEnglish ? (row['menuNameEn'] as string | null) : null
  return {
    ...rest,
    row: {
      id: row.id,
      title: english || row.title,
      menuType: row['menuType'] as 'M' | 'C' | 'F',
      permission: row['permission'] as string | null,
      icon: row['icon'] as string | null,
    },
    children: children.map((child) => entryOf(child, isEnglish)),
  }
}

/** The whole menu, named in the language of the page. */
export function useEntries() {
  const { tree, ...rest } = useBranches('menu', FIELDS)
  const isEnglish = language() === 'en'
  const entries = useMemo(() => tree.map((branch) => entryOf(branch, isEnglish)), [tree, isEnglish])
  return { ...rest, entries }
}
