import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useChanges } from '../../resource/live/useChanges.ts'
import { forget } from '../../resource/operations/write.ts'
import * as pageStyles from '../../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import type { ListController } from '../controller/listController.ts'
import { pagePatch, sizePatch } from '../controller/useAddress.ts'
import { ScreenFrame } from '../ScreenFrame.tsx'
import * as gridStyles from '../table/grid.module.css'
import { Pager } from '../table/Pager.tsx'
import { GroupBars } from './GroupBars.tsx'
import { GroupTable } from './GroupTable.tsx'
import { GroupTools } from './GroupTools.tsx'
import { type Grouping, readGrouping, writeGrouping } from './grouping.ts'
import type { GroupView } from './groupView.ts'
import { type Groups, useGroups } from './useGroups.ts'

/** A list in groups, within its filters: as a table or bars, each group leading to its rows. */
export function GroupScreen({ list }: { list: ListController }) {
  const { meta, state, go } = list
  const { cache } = useApolloClient()
  const grouping = readGrouping(meta, state.group ?? '')
  const groups = useGroups(meta, state, grouping)
  const refresh = () => forget(cache, meta)
  useChanges(meta.name, refresh)
  const change = useCallback((next: Grouping) => go({ group: writeGrouping(next) || null, page: null }), [go])
  // The number of matching records is that of all groups; the tools of the frame do not wait for rows.
  const { countAll: _, ...rest } = list
  const shown: ListController = { ...rest, total: groups.page?.rows ?? 0, isFirst: false, refresh }
  return (
    <ScreenFrame list={shown}>
      <div className={`${pageStyles.card} ${pageStyles.listCard}`} data-slot="card">
        {groups.isLoading && <div className={pageStyles.bar} data-slot="bar" />}
        <GroupTools list={list} grouping={grouping} change={change} />
        <div className={gridStyles.gridBox} data-slot="grid-box">
          <Content list={list} grouping={grouping} groups={groups} change={change} />
        </div>
        {groups.page && groups.page.total > 0 && (
          <Pager
            total={groups.page.total}
            countAll={undefined}
            page={state.page}
            size={state.size}
            onPage={(page) => go(pagePatch(page))}
            onSize={(size) => go(sizePatch(size))}
          />
        )}
      </div>
    </ScreenFrame>
  )
}

function Content({ groups, ...view }: GroupView & { groups: Groups }) {
  const { t } = useTranslation()
  const { page, failure } = groups
  if (!view.grouping.by.length) return <Empty icon="layers" title={t('lists.groups.none')} hint={t('lists.groups.noneHint')} />
  if (failure) return <Failed failure={failure} onRetry={groups.refresh} />
  if (!page) return <Skeleton lines={8} label={t('screens.list.loading')} />
  if (!page.total) return <Empty icon="search" title={t('lists.groups.noRows')} hint={t('screens.list.noneMatchHint')} />
  const Look = view.grouping.isBars ? GroupBars : GroupTable
  return <Look {...view} page={page} />
}
