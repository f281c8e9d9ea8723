import { useMemo, useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../kit/looks/Button.tsx'
import { Icon } from '../../../kit/looks/icons.tsx'
import { useMe } from '../../../kit/session/me.ts'
import type { CustomControlProps } from '../../../resource/controlProps.ts'
import { FailureBanner } from '../../../resource/dialogs/FailureBanner.tsx'
import { Skeleton } from '../../../resource/states.tsx'
import { EntryNode } from './EntryNode.tsx'
import { countsOf, type EntryBranch, found, grantableBy, toggled } from './permissionTree.ts'
import { useEntries } from './RoleGrants.tsx'
import './RoleGrants.module.css'
import * as boxStyles from '../../../fields/inputs/box.module.css'
import * as entryNodeStyles from './EntryNode.module.css'

/** Which pages and actions a role opens: the menu as a tree of boxes. */
export function MenuTreeControl({ name, form, id, describedBy }: CustomControlProps) {
  const { t } = useTranslation()
  const { entries, isFirst, failure } = useEntries()
  if (failure) return <FailureBanner failure={failure} />
  if (isFirst) return <Skeleton lines={6} label={t('screens.list.loading')} />
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field }) => (
        <fieldset id={id} aria-describedby={describedBy}>
          <MenuTree tree={entries} ids={Array.isArray(field.value) ? field.value : []} onChange={field.onChange} />
        </fieldset>
      )}
    />
  )
}

interface MenuTreeProps {
  tree: readonly EntryBranch[]
  ids: readonly string[]
  onChange: (ids: string[]) => void
}

function MenuTree({ tree, ids, onChange }: MenuTreeProps) {
  const { t } = useTranslation()
  const { permissions } = useMe()
  const [keyword, setKeyword] = useState('')
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set())
  const [isWide, setIsWide] = useState(false)
  const chosen = useMemo(() => new Set(ids), [ids])
  const mayGrant = useMemo(() => grantableBy(permissions), [permissions])
  const shown = useMemo(() => found(tree, keyword), [tree, keyword])
  const counts = countsOf(tree, chosen)
  const view = {
    chosen,
    mayGrant,
    isOpen: (entry: string) => (isWide || keyword !== '') !== turned.has(entry),
    fold: (entry: string) => setTurned((old) => new Set(old.has(entry) ? [...old].filter((other) => other !== entry) : [...old, entry])),
    toggle: (entry: string) => onChange([...toggled(tree, chosen, entry, mayGrant)]),
  }
  return (
    <>
      <div className={`wrapped note even ${entryNodeStyles.grantsHead}`} data-slot="grants-head">
        <input
          className={boxStyles.box}
          data-slot="box"
          type="search"
          value={keyword}
          placeholder={t('admin.role.searchGrants')}
          aria-label={t('admin.role.searchGrants')}
          onChange={(event) => setKeyword(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <span className="grow" role="status">
          {t('admin.role.granted', counts)}
        </span>
        <Button
          size="xs"
          variant="ghost"
          onClick={() => {
            setIsWide(!isWide)
            setTurned(new Set())
          }}
        >
          <Icon name={isWide ? 'fold' : 'unfold'} size={13} />
          {t(isWide ? 'tree.collapseAll' : 'tree.expandAll')}
        </Button>
      </div>
      <ul className={`framed ${entryNodeStyles.grantsTree}`}>
        {shown.map((branch) => (
          <EntryNode key={branch.row.id} branch={branch} view={view} />
        ))}
        {!shown.length && <li className="note well">{t('screens.form.nothingFound')}</li>}
      </ul>
    </>
  )
}
