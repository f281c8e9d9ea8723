import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type Branch, everyBranch } from '../../fields/tree/tree.ts'
import { type TreeItem, useBranches } from '../../fields/tree/useBranches.ts'
import type { CustomControlProps } from '../../resource/controlProps.ts'
import { FailureBanner } from '../../resource/dialogs/FailureBanner.tsx'
import { Skeleton } from '../../resource/states.tsx'
import './permissions/RoleGrants.module.css'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import * as entryNodeStyles from './permissions/EntryNode.module.css'

/** The departments of a chosen scope: each counts for itself, one press takes all below it along. */
export function DepartmentsControl({ name, form, id, describedBy }: CustomControlProps) {
  const { t } = useTranslation()
  const { tree, isFirst, failure } = useBranches('department')
  const { field: input } = useController({ control: form.control, name })
  const chosen = new Set(Array.isArray(input.value) ? input.value : [])
  if (failure) return <FailureBanner failure={failure} />
  if (isFirst) return <Skeleton lines={4} label={t('screens.list.loading')} />
  const set = (ids: readonly string[], isOn: boolean) => {
    const next = new Set(chosen)
    for (const one of ids) isOn ? next.add(one) : next.delete(one)
    input.onChange([...next])
  }
  return (
    <fieldset id={id} aria-describedby={describedBy}>
      <div className={`wrapped note even ${entryNodeStyles.grantsHead}`} data-slot="grants-head">
        <span className="grow" role="status">
          {t('admin.role.departments', { count: chosen.size })}
        </span>
      </div>
      <ul className={`framed ${entryNodeStyles.grantsTree}`}>
        {everyBranch(tree).map((branch) => (
          <DepartmentLine key={branch.row.id} branch={branch} chosen={chosen} set={set} />
        ))}
      </ul>
    </fieldset>
  )
}

interface DepartmentLineProps {
  branch: Branch<TreeItem>
  chosen: ReadonlySet<string>
  set: (ids: readonly string[], isOn: boolean) => void
}

function DepartmentLine({ branch, chosen, set }: DepartmentLineProps) {
  const { t } = useTranslation()
  const { row, depth, children } = branch
  const below = everyBranch([branch]).map((other) => other.row.id)
  const isAll = below.every((other) => chosen.has(other))
  return (
    <li>
      <div className={`row even gap-s ${entryNodeStyles.grantLine}`} style={{ paddingLeft: depth * 22 }}>
        <label className={`row-inline ${entryNodeStyles.grant}`} data-slot="grant">
          <input type="checkbox" checked={chosen.has(row.id)} onChange={() => set([row.id], !chosen.has(row.id))} />
          <span>{row.title}</span>
        </label>
        {children.length > 0 && (
          <button type="button" className={buttonStyles.link} data-slot="link" onClick={() => set(below, !isAll)}>
            {t(isAll ? 'admin.role.withoutBelow' : 'admin.role.withBelow')}
            <span className="visually-hidden"> {row.title}</span>
          </button>
        )}
      </div>
    </li>
  )
}
