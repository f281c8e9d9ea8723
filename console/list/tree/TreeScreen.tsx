import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { NARROW, useMedia } from '../../kit/browser/media.ts'
import * as buttonStyles from '../../kit/looks/Button.module.css'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { filterCount } from '../../resource/address.ts'
import type { Screen } from '../../resource/defineScreen.ts'
import * as pageStyles from '../../resource/page.module.css'
import { labelsAddress } from '../../resource/printAddress.ts'
import { Empty, Failed, Skeleton } from '../../resource/states.tsx'
import { inSentence } from '../../resource/words.ts'
import { DeferredExtras } from '../DeferredExtras.ts'
import { ScreenFrame } from '../ScreenFrame.tsx'
import * as gridStyles from '../table/grid.module.css'
import * as pagerStyles from '../table/Pager.module.css'
import { TreeCards } from './TreeCards.tsx'
import { TreeTable } from './TreeTable.tsx'
import { type TreeView, useTreeView } from './useTreeView.ts'

const MoveDialog = lazyComponent(() => import('./MoveDialog.tsx').then((module) => module.MoveDialog), { themed: true })

/** The screen of hierarchical records: an indented table with folding, search, moving and adding. */
export function TreeScreen(screen: Screen) {
  const list = useTreeView(screen)
  const box = useRef<HTMLDivElement>(null)
  return (
    <ScreenFrame
      list={list}
      tools={
        <>
          {list.meta.qr && <ShownLabels list={list} />}
          <Folding list={list} />
        </>
      }
    >
      <div className={`${pageStyles.card} ${pageStyles.listCard}`} data-slot="card">
        {list.isLoading && <div className={pageStyles.bar} data-slot="bar" />}
        <div className={gridStyles.gridBox} data-slot="grid-box" ref={box}>
          <Content list={list} />
        </div>
        {!list.isFirst && (
          // Trees have no selection; their rows are moved one by one.
          <DeferredExtras list={{ ...list, can: { ...list.can, pick: false } }} box={box} />
        )}
        {list.total > 0 && <Sum list={list} />}
      </div>
      {list.moving && <MoveDialog list={list} row={list.moving} onClose={() => list.move(null)} />}
    </ScreenFrame>
  )
}

/** Prints the labels of all visible rows, since trees have no selection; filter or fold to print fewer. */
function ShownLabels({ list: { meta, shown } }: { list: TreeView }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const print = () =>
    navigate(
      labelsAddress(
        meta.name,
        shown.map(({ row }) => row.id),
      ),
    )
  return (
    <Button aria-label={t('screens.list.printLabels')} onClick={print} disabled={!shown.length}>
      <Icon name="qr" />
      <span className="hide-s">{t('screens.list.printLabels')}</span>
    </Button>
  )
}

/** Buttons that fold and unfold all; omitted on phones for lack of room. */
function Folding({ list }: { list: TreeView }) {
  const { t } = useTranslation()
  return (
    <>
      <Button
        className={`${buttonStyles.square} hide-s`}
        data-slot="square"
        aria-label={t('tree.expandAll')}
        title={t('tree.expandAll')}
        onClick={() => list.openAll(true)}
      >
        <Icon name="unfold" />
      </Button>
      <Button
        className={`${buttonStyles.square} hide-s`}
        data-slot="square"
        aria-label={t('tree.collapseAll')}
        title={t('tree.collapseAll')}
        onClick={() => list.openAll(false)}
      >
        <Icon name="fold" />
      </Button>
    </>
  )
}

function Content({ list }: { list: TreeView }) {
  const { t } = useTranslation()
  const isNarrow = useMedia(NARROW)
  const { words } = list
  if (list.failure) return <Failed failure={list.failure} onRetry={list.refresh} />
  if (list.isFirst) return <Skeleton lines={isNarrow ? 6 : 12} label={t('screens.list.loading')} />
  if (list.shown.length) return isNarrow ? <TreeCards list={list} /> : <TreeTable list={list} />
  const name = inSentence(words.records)
  if (filterCount(list.state))
    return (
      <Empty icon="search" title={t('screens.list.noneMatch', { name })} hint={t('screens.list.noneMatchHint')}>
        <Button onClick={list.reset}>{t('screens.list.clearFilters')}</Button>
      </Empty>
    )
  return <Empty icon={list.meta.icon} title={t('screens.list.noneYet', { name })} hint={t('screens.list.noneYetHint')} />
}

function Sum({ list }: { list: TreeView }) {
  const { t } = useTranslation()
  const { total } = list
  return (
    <div className={pagerStyles.pager} data-slot="pager">
      <span className="grow quiet" data-slot="sum" role="status">
        {t('screens.list.total', { sum: total })}
      </span>
      {list.canArrange && <span className="note hide-s">{t('tree.dragHint')}</span>}
    </div>
  )
}
