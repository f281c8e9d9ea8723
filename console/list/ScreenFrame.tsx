import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Tasks } from '../form/Tasks.tsx'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { afterRows } from '../kit/overlays/afterRows.ts'
import { lazyThemed } from '../kit/overlays/lazyThemed.ts'
import { useMayWrite } from '../kit/session/me.ts'
import { RefreshButton } from '../resource/live/RefreshButton.tsx'
import { FilterBar } from './filters/FilterBar.tsx'
import { ListTabs } from './filters/ListTabs.tsx'
import { type ListChrome, useListChrome } from './listChrome.ts'
import type { ListView } from './listView.ts'
import '../fields/filters/FilterBar.module.css'
import * as pageStyles from '../resource/page.module.css'
import * as gridStyles from './table/grid.module.css'

const RowMenu = lazyThemed(() => import('../record/RowMenu.tsx').then((module) => module.RowMenu))
const DetailDrawer = lazyThemed(() => import('../record/DetailDrawer.tsx').then((module) => module.DetailDrawer))
const ExportDialog = lazyThemed(() => import('./export/ExportDialog.tsx').then((module) => module.ExportDialog))
const ListViews = afterRows(() => import('./views/ListViews.tsx').then((module) => module.ListViews))
const ListTools = afterRows(() => import('./ListTools.tsx').then((module) => module.ListTools))

interface FrameProps {
  view: ListView
  /** Buttons that belong to this kind of screen. */
  tools?: ReactNode
  children: ReactNode
}

/** What every screen of records has around its rows: heading, filters, and whatever a press opens. */
export function ScreenFrame({ view, tools, children }: FrameProps) {
  const { list, menu, meta, spec } = view
  const steady = useListChrome(view)
  useCreateRequest(view)
  return (
    <section className={`${pageStyles.page} ${pageStyles.listPage}`} data-slot="page list-page" aria-label={view.title}>
      <Head view={view} steady={steady} tools={tools} />
      {spec.cuts && <ListTabs view={steady} cuts={spec.cuts} />}
      <FilterBar view={steady} />
      {children}
      {menu && <RowMenu menu={menu} view={view} />}
      {list.state.open && (
        <DetailDrawer meta={meta} spec={spec} id={list.state.open} rows={list.rows} onTurn={list.open} onClose={() => list.open(null)} />
      )}
      <Tasks meta={meta} spec={spec} words={view.words} task={view.task} start={view.start} onRemoved={() => untick(view)} />
    </section>
  )
}

/** What has been removed is no longer ticked; whatever else is stays so. */
function untick({ task, selection }: ListView) {
  if (task?.kind === 'remove')
    selection.turn(
      task.rows.map((row) => row.id),
      false,
    )
}

/** Another screen may send somebody here to add a record: `navigate(path, { state: { create: true } })`. */
function useCreateRequest({ canCreate, start }: ListView) {
  const location = useLocation()
  const navigate = useNavigate()
  const asked = (location.state as { create?: boolean | Record<string, unknown> } | null)?.create
  useEffect(() => {
    if (!asked) return
    if (canCreate) start({ kind: 'create', ...(typeof asked === 'object' && { preset: asked }) })
    navigate(location.pathname + location.search, { replace: true, state: null })
  }, [asked, canCreate, start, navigate, location])
}

function Head({ view, steady, tools }: Pick<FrameProps, 'view' | 'tools'> & { steady: ListChrome }) {
  const { t } = useTranslation()
  const [isExporting, setIsExporting] = useState(false)
  return (
    <header className={pageStyles.pageHead} data-slot="page-head">
      <h1>{view.title}</h1>
      <div className="grow">{!view.list.isFirst && <ListViews view={steady} />}</div>
      <div className={pageStyles.pageActs}>
        {tools}
        <HeaderActions view={view} />
        {view.canExport && (
          <Button aria-label={t('screens.list.export')} onClick={() => setIsExporting(true)} disabled={!view.list.total}>
            <Icon name="download" />
            <span className="hide-s">{t('screens.list.export')}</span>
          </Button>
        )}
        <RefreshButton onPress={view.list.refresh} />
        {!view.list.isFirst && <ListTools wait={<span className={gridStyles.toolsRoom} />} view={steady} />}
        {view.canCreate && (
          <Button variant="solid" tone="brand" onClick={() => view.start({ kind: 'create' })}>
            <Icon name="plus" />
            {t('screens.list.add')}
          </Button>
        )}
      </div>
      {isExporting && <ExportDialog view={view} onClose={() => setIsExporting(false)} />}
    </header>
  )
}

function HeaderActions({ view }: { view: ListView }) {
  const { t } = useTranslation()
  const mayWrite = useMayWrite()
  const [pressed, setPressed] = useState<string | null>(null)
  const legal = Object.entries(view.spec.header ?? {}).filter(([, action]) => mayWrite(view.meta, action.permission ?? ''))
  const Dialog = pressed ? view.spec.header?.[pressed]?.dialog : undefined
  return (
    <>
      {legal.map(([name, action]) => (
        <Button key={name} aria-label={t(action.title)} onClick={() => setPressed(name)}>
          <Icon name={action.icon} />
          <span className="hide-s">{t(action.title)}</span>
        </Button>
      ))}
      {Dialog && <Dialog list={view.list} onDone={() => setPressed(null)} />}
    </>
  )
}
