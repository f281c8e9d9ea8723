import { useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NARROW, useMedia } from '../kit/browser/media.ts'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { lazyPart } from '../kit/overlays/lazyThemed.ts'
import { loadWords } from '../kit/words/i18n.ts'
import { filterCount, type Patch } from '../resource/address.ts'
import type { Screen } from '../resource/defineScreen.ts'
import * as pageStyles from '../resource/page.module.css'
import { Empty, Failed, Skeleton } from '../resource/states.tsx'
import { inSentence } from '../resource/words.ts'
import { isBoard } from './cards/boardLanes.ts'
import { CardList } from './cards/CardList.tsx'
import { LookSwitch } from './cards/LookSwitch.tsx'
import { LateExtras } from './LateExtras.ts'
import { listPreferences } from './listPreferences.ts'
import type { ListView } from './listView.ts'
import { ScreenFrame } from './ScreenFrame.tsx'
import { DataTable } from './table/DataTable.tsx'
import * as gridStyles from './table/grid.module.css'
import { Pager } from './table/Pager.tsx'
import * as treeStyles from './tree/tree.module.css'
import { pagePatch, sizePatch } from './useList.ts'
import { useListView } from './useListView.ts'

const BoardScreen = lazyPart(async () => (await import('./cards/BoardScreen.tsx')).BoardScreen)
const ImportButton = lazyPart(async () => (await Promise.all([import('../import/ImportDialog.tsx'), loadWords('lists')]))[0].ImportButton)

/** Below this a list needs all the width there is. */
const ROOMY = '(min-width: 1280px)'

/** A whole list screen: filters in the address, paging, selection, add, edit, delete, transitions and the record's drawer. */
export function ListScreen(screen: Screen) {
  const view = useListView(screen)
  const Side = useMedia(ROOMY) ? screen.spec.side : undefined
  const { board } = screen.spec
  if (board && isBoard(view.list.search)) return <BoardScreen view={view} board={board} />
  return (
    <ScreenFrame view={view} tools={board && <LookSwitch view={view} />}>
      {Side ? (
        <div className={`stack gap-l ${treeStyles.withSide}`}>
          <Side list={view.list} />
          <Body view={view} />
        </div>
      ) : (
        <Body view={view} />
      )}
    </ScreenFrame>
  )
}

function Body({ view }: { view: ListView }) {
  const isNarrow = useMedia(NARROW)
  const { list } = view
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(view)
  latest.current = view
  const turn = useCallback((patch: Patch) => {
    box.current?.scrollTo({ top: 0 })
    box.current?.closest('[data-slot~=view]')?.scrollTo({ top: 0 })
    document.getElementById('scroller')?.scrollTo({ top: 0 })
    latest.current.list.go(patch)
  }, [])
  const onPage = useCallback((next: number) => turn(pagePatch(next)), [turn])
  const onSize = useCallback(
    (next: number) => {
      listPreferences.change(latest.current.meta.name, { size: next })
      turn(sizePatch(next))
    },
    [turn],
  )
  const { page, size } = list.state
  return (
    <div className={`${pageStyles.card} ${pageStyles.listCard}`} data-slot="card">
      {list.isLoading && <div className={pageStyles.bar} data-slot="bar" />}
      <div className={gridStyles.gridBox} data-slot="grid-box" ref={box}>
        <Content view={view} isNarrow={isNarrow} />
      </div>
      {!list.isFirst && <LateExtras view={view} box={box} />}
      {list.total > 0 && <Pager total={list.total} countAll={list.countAll} page={page} size={size} onPage={onPage} onSize={onSize} />}
    </div>
  )
}

function Content({ view, isNarrow }: { view: ListView; isNarrow: boolean }) {
  const { t } = useTranslation()
  const { list } = view
  if (list.failure) return <Failed failure={list.failure} onRetry={list.refresh} />
  if (list.isFirst) return <Skeleton lines={isNarrow ? 6 : 12} label={t('screens.list.loading')} />
  if (!list.rows.length && !list.isLoading) return <NoRows view={view} />
  return isNarrow ? <CardList view={view} /> : <DataTable view={view} />
}

function NoRows({ view }: { view: ListView }) {
  const { t } = useTranslation()
  const name = inSentence(view.words.title)
  if (filterCount(view.list.state)) {
    const clear = () =>
      view.list.go({ page: null, keyword: null, ...Object.fromEntries(Object.keys(view.meta.fields).map((field) => [field, null])) })
    return (
      <Empty icon="search" title={t('screens.list.noneMatch', { name })} hint={t('screens.list.noneMatchHint')}>
        <Button onClick={clear}>{t('screens.list.clearFilters')}</Button>
      </Empty>
    )
  }
  return (
    <Empty
      icon={view.meta.icon}
      title={t('screens.list.noneYet', { name })}
      hint={view.canCreate ? t('screens.list.noneYetHint') : undefined}
    >
      {view.canCreate && (
        <Button variant="subtle" tone="brand" onClick={() => view.start({ kind: 'create' })}>
          <Icon name="plus" />
          {t('screens.form.add', { name: inSentence(view.words.name) })}
        </Button>
      )}
      {view.canImport && <ImportButton view={view} />}
    </Empty>
  )
}
