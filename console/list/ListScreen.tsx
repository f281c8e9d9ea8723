import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { alignOf } from '../fields/display/cells.tsx'
import { joinNames } from '../fields/display/textWidth.ts'
import { NARROW, useMedia } from '../kit/browser/media.ts'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { lazyComponent } from '../kit/network/lazyComponent.tsx'
import { filterCount, type Patch, sortsOf } from '../resource/address.ts'
import type { Screen } from '../resource/defineScreen.ts'
import * as pageStyles from '../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../resource/states.tsx'
import { inSentence } from '../resource/words.ts'
import { isBoard } from './cards/boardLanes.ts'
import type { ListController } from './controller/listController.ts'
import { pagePatch, sizePatch } from './controller/useAddress.ts'
import { useListController } from './controller/useListController.ts'
import { DeferredExtras } from './DeferredExtras.ts'
import { listPreferences } from './listPreferences.ts'
import { ScreenFrame } from './ScreenFrame.tsx'
import { DataTable } from './table/DataTable.tsx'
import * as gridStyles from './table/grid.module.css'
import { Pager } from './table/Pager.tsx'
import * as treeStyles from './tree/tree.module.css'

const GroupScreen = lazyComponent(() => import('./groups/GroupScreen.tsx').then((module) => module.GroupScreen), { words: ['lists'] })
const ListSums = lazyComponent(() => import('./groups/ListSums.tsx').then((module) => module.ListSums), {
  words: ['lists'],
  afterRows: true,
})
const LookSwitch = lazyComponent(() => import('./cards/LookSwitch.tsx').then((module) => module.LookSwitch), { optional: true })
const BoardScreen = lazyComponent(() => import('./cards/BoardScreen.tsx').then((module) => module.BoardScreen), { optional: true })

const CardList = lazyComponent(() => import('./cards/CardList.tsx').then((module) => module.CardList))
// Beside the first rows' question, where they will be cards.
if (matchMedia(NARROW).matches) CardList.prepare()

/** From this width a list has room for more than its rows. */
const ROOMY = '(min-width: 1280px)'

/** A whole list screen: filters in the address, paging, selection, create, edit, delete, flow steps and the record drawer. */
export function ListScreen(screen: Screen) {
  const list = useListController(screen)
  const Side = useMedia(ROOMY) ? screen.spec.side : undefined
  const { board } = screen.spec
  if (list.state.group) return <GroupScreen list={list} />
  if (board && isBoard(list.search)) return <BoardScreen list={list} board={board} />
  return (
    <ScreenFrame list={list} tools={board && <LookSwitch list={list} />}>
      {Side ? (
        <div className={`stack gap-l ${treeStyles.withSide}`}>
          <Side list={list} />
          <Body list={list} />
        </div>
      ) : (
        <Body list={list} />
      )}
    </ScreenFrame>
  )
}

function Body({ list }: { list: ListController }) {
  const isNarrow = useMedia(NARROW)
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(list)
  latest.current = list
  const applyPatch = useCallback((patch: Patch) => {
    box.current?.scrollTo({ top: 0 })
    box.current?.closest('[data-slot~=view]')?.scrollTo({ top: 0 })
    document.getElementById('scroller')?.scrollTo({ top: 0 })
    latest.current.go(patch)
  }, [])
  const onPage = useCallback((next: number) => applyPatch(pagePatch(next)), [applyPatch])
  const onSize = useCallback(
    (next: number) => {
      listPreferences.change(latest.current.meta.name, { size: next })
      applyPatch(sizePatch(next))
    },
    [applyPatch],
  )
  const { page, size } = list.state
  return (
    <div className={`${pageStyles.card} ${pageStyles.listCard}`} data-slot="card">
      {list.isLoading && <div className={pageStyles.bar} data-slot="bar" />}
      <div className={gridStyles.gridBox} data-slot="grid-box" ref={box}>
        <Content list={list} isNarrow={isNarrow} />
      </div>
      {list.fallbackOrder && <OtherOrder list={list} />}
      {!list.isFirst && <DeferredExtras list={list} box={box} />}
      {hasNumbers(list) && <ListSums list={list} />}
      {list.total > 0 && <Pager total={list.total} countAll={list.countAll} page={page} size={size} onPage={onPage} onSize={onSize} />}
    </div>
  )
}

/** Says that the rows are not in the default order, and by which fields they would be. */
function OtherOrder({ list: { state, words } }: { list: ListController }) {
  const { t } = useTranslation()
  const fields = sortsOf(state).map(({ field }) => words.label(field))
  return <p className="note inset">{t('screens.list.otherOrder', { fields: joinNames(fields) })}</p>
}

/** Whether a footer may have something to add up; what is computed is not stored. */
const hasNumbers = ({ columns, meta, total }: ListController) =>
  total > 0 && columns.some(({ name }) => alignOf(meta.fields[name]) === 'end' && !meta.fields[name]?.computed)

function Content({ list, isNarrow }: { list: ListController; isNarrow: boolean }) {
  const { t } = useTranslation()
  if (list.failure?.refusal === 'tooManyToSort')
    return (
      <Empty icon="layers" title={list.failure.message}>
        <Button onClick={() => list.go({ sort: null })}>{t('screens.list.defaultOrder')}</Button>
      </Empty>
    )
  if (list.failure) return <Failed failure={list.failure} onRetry={list.refresh} />
  if (list.isFirst) return <Skeleton lines={isNarrow ? 6 : 12} label={t('screens.list.loading')} />
  if (!list.rows.length && !list.isLoading) return <NoRows list={list} />
  return isNarrow ? <CardList list={list} wait={<Skeleton lines={6} label={t('screens.list.loading')} />} /> : <DataTable list={list} />
}

function NoRows({ list }: { list: ListController }) {
  const { t } = useTranslation()
  const name = inSentence(list.words.records)
  if (filterCount(list.state)) {
    const clear = () =>
      list.go({ page: null, keyword: null, ...Object.fromEntries(Object.keys(list.meta.fields).map((field) => [field, null])) })
    return (
      <Empty icon="search" title={t('screens.list.noneMatch', { name })} hint={t('screens.list.noneMatchHint')}>
        <Button onClick={clear}>{t('screens.list.clearFilters')}</Button>
      </Empty>
    )
  }
  return (
    <Empty
      icon={list.meta.icon}
      title={t('screens.list.noneYet', { name })}
      hint={list.can.create ? t('screens.list.noneYetHint') : undefined}
    >
      {list.can.create && (
        <Button variant="subtle" tone="brand" onClick={() => list.start({ kind: 'create' })}>
          <Icon name="plus" />
          {t('screens.form.add', { name: inSentence(list.words.name) })}
        </Button>
      )}
      {list.can.import && (
        <Button onClick={() => list.openDialog('import')}>
          <Icon name="upload" />
          {t('lists.tools.import')}
        </Button>
      )}
    </Empty>
  )
}
