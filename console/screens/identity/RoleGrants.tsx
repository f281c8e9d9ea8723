import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../resource/cells.module.css'
import { Nothing } from '../../resource/cells.tsx'
import { everyBranch } from '../../resource/tree/tree.ts'
import type { EntryBranch } from './permissionTree.ts'
import * as styles from './RoleGrants.module.css'
import { useEntries } from './useEntries.ts'

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
      <p className={`muted ${styles.tagsHeld}`} data-slot="plain">
        {tags}
      </p>
    ) : (
      <Nothing />
    )
  const actionsOf = (page: EntryBranch) => page.children.filter(({ row }) => row.menuType === 'F' && chosen.has(row.id))
  return (
    <dl className={styles.held}>
      {pages.map((page) => (
        <div key={page.row.id}>
          <dt>{page.row.title}</dt>
          <dd>
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
