import { useTranslation } from 'react-i18next'
import { Nothing } from '../../resource/cells.tsx'
import { everyBranch } from '../../resource/tree/tree.ts'
import type { EntryBranch } from './permissionTree.ts'
import { useEntries } from './useEntries.ts'
import './identity.css'

/** What a role opens, page by page, for reading. */
export function RoleGrants({ ids, tags }: { ids: readonly string[]; tags: string }) {
  const { t } = useTranslation()
  const { entries } = useEntries()
  const chosen = new Set(ids)
  const pages = everyBranch(entries).filter(({ row }) => row.menuType === 'C' && chosen.has(row.id))
  const isEverything = tags.split(/\s+/).includes('*:*:*')
  if (isEverything) return <p className="plain">{t('admin.role.everything')}</p>
  if (!pages.length) return tags ? <p className="plain tags-held">{tags}</p> : <Nothing />
  const actionsOf = (page: EntryBranch) => page.children.filter(({ row }) => row.menuType === 'F' && chosen.has(row.id))
  return (
    <dl className="held">
      {pages.map((page) => (
        <div key={page.row.id}>
          <dt>{page.row.title}</dt>
          <dd>
            {actionsOf(page).map(({ row }) => (
              <span key={row.id} className="mini">
                {row.title}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
