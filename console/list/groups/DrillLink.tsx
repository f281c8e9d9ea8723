import { useTranslation } from 'react-i18next'
import * as cellsStyles from '../../fields/display/cells.module.css'
import { isUnmodifiedClick } from '../../kit/browser/isUnmodifiedClick.ts'
import { asSearch, patched } from '../../resource/address.ts'
import type { FigureLink } from '../../resource/figures/figureKey.ts'
import { drillPatch } from './drillDown.ts'
import type { Group } from './groupsDocument.ts'
import type { GroupView } from './groupView.ts'

/** Where a group leads: one press sets the filters of its rows. */
export function drillLink({ list, grouping }: Pick<GroupView, 'list' | 'grouping'>, group: Group): FigureLink {
  const patch = drillPatch(list.meta, list.state, grouping, group)
  const search = asSearch(patched(new URLSearchParams(list.search), patch))
  return {
    href: `${list.path}?${search}`,
    onClick: (event) => {
      if (isUnmodifiedClick(event, 'a')) list.go(patch)
    },
  }
}

interface LinkProps extends Pick<GroupView, 'list' | 'grouping'> {
  group: Group
  label: string
}

/** The name of a group, which leads to its rows. */
export function DrillLink({ list, grouping, group, label }: LinkProps) {
  const { t } = useTranslation()
  return (
    <a className={cellsStyles.open} {...drillLink({ list, grouping }, group)} title={t('lists.groups.open', { count: group.count })}>
      {label || t('lists.groups.hidden')}
    </a>
  )
}
