import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/icons.tsx'
import { lazyDressed } from '../../kit/lazyDressed.ts'
import { useCan } from '../../kit/me.ts'
import { NARROW, useMedia } from '../../kit/media.ts'
import { filterCount } from '../address.ts'
import { Button } from '../Button.tsx'
import type { Screen } from '../defineScreen.ts'
import type { Row } from '../meta.ts'
import { Empty, Failed, Skeleton } from '../states.tsx'
import { inSentence } from '../words.ts'
import { CardList } from './CardList.tsx'
import { DataTable } from './DataTable.tsx'
import { Pager } from './Pager.tsx'
import { ScreenFrame } from './ScreenFrame.tsx'
import { pagePatch, sizePatch } from './useList.ts'
import { type ListView, useListView } from './useListView.ts'

/** Below this a list needs all the width there is. */
const ROOMY = '(min-width: 1280px)'

const ExportDialog = lazyDressed(() => import('./ExportDialog.tsx').then((module) => module.ExportDialog))

/** A whole list screen: filters in the address, paging, selection, add, edit, delete, transitions and the record's drawer. */
export function ListScreen(screen: Screen) {
  const view = useListView(screen)
  const Side = useMedia(ROOMY) ? screen.spec.side : undefined
  return (
    <ScreenFrame view={view}>
      {Side ? (
        <div className="with-side">
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
  const toTop = () => {
    box.current?.scrollTo({ top: 0 })
    box.current?.closest('.view')?.scrollTo({ top: 0 })
    document.getElementById('scroller')?.scrollTo({ top: 0 })
  }
  const { page, size } = list.state
  return (
    <div className="card list-card">
      {list.isLoading && <div className="bar" />}
      <Bulk view={view} />
      <div className="grid-box" ref={box} data-loading={(list.isLoading && !list.isFirst) || undefined}>
        <Content view={view} isNarrow={isNarrow} />
      </div>
      {list.total > 0 && (
        <Pager
          total={list.total}
          page={page}
          size={size}
          onPage={(next) => {
            toTop()
            list.go(pagePatch(next))
          }}
          onSize={(next) => {
            toTop()
            list.go(sizePatch(next))
          }}
        />
      )}
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
    </Empty>
  )
}

function Bulk({ view }: { view: ListView }) {
  const { t } = useTranslation()
  const { selection, list } = view
  const [isExporting, setIsExporting] = useState(false)
  const rows = list.rows.filter((row) => selection.ids.has(row.id))
  if (!rows.length) return null
  const removable = rows.filter((row) => row.actions.includes('remove'))
  return (
    <div className="bulk" role="status">
      <b>{t('screens.list.selected', { count: rows.length })}</b>
      {view.canRemove && (
        <Button
          size="xs"
          variant="subtle"
          tone="red"
          disabled={!removable.length}
          onClick={() => view.start({ kind: 'remove', rows: removable })}
        >
          <Icon name="trash" size={13} />
          {removable.length < rows.length ? t('screens.list.removeSome', { count: removable.length }) : t('screens.list.remove')}
        </Button>
      )}
      {view.canExport && (
        <Button size="xs" onClick={() => setIsExporting(true)}>
          <Icon name="download" size={13} />
          {t('screens.list.exportSelected')}
        </Button>
      )}
      <BulkActions view={view} rows={rows} />
      <Button size="xs" variant="ghost" onClick={() => selection.set([])}>
        {t('screens.list.deselect')}
      </Button>
      {isExporting && (
        <Suspense>
          <ExportDialog view={view} rows={rows} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </div>
  )
}

function BulkActions({ view, rows }: { view: ListView; rows: readonly Row[] }) {
  const { t } = useTranslation()
  const can = useCan()
  const [pressed, setPressed] = useState<string | null>(null)
  const legal = Object.entries(view.spec.bulk ?? {}).filter(([, action]) => can(action.permit ?? ''))
  const Dialog = pressed ? view.spec.bulk?.[pressed]?.dialog : undefined
  return (
    <>
      {legal.map(([name, action]) => (
        <Button key={name} size="xs" onClick={() => setPressed(name)}>
          <Icon name={action.icon} size={13} />
          {t(action.title)}
        </Button>
      ))}
      {Dialog && (
        <Suspense>
          <Dialog rows={rows} onDone={() => setPressed(null)} />
        </Suspense>
      )}
    </>
  )
}
