import { type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Tasks } from '../form/Tasks.tsx'
import { Button } from '../kit/looks/Button.tsx'
import { Icon } from '../kit/looks/icons.tsx'
import { lazyComponent } from '../kit/network/lazyComponent.tsx'
import { Themed } from '../kit/network/Themed.tsx'
import type { Action } from '../kit/overlays/action.ts'
import { usePageActions } from '../kit/overlays/pageActions.ts'
import { RefreshButton } from '../resource/live/RefreshButton.tsx'
import type { ListController } from './controller/listController.ts'
import { useListActions } from './controller/useListActions.ts'
import { FilterBar } from './filters/FilterBar.tsx'
import { ListTabs } from './filters/ListTabs.tsx'
import '../fields/filters/FilterBar.module.css'
import * as pageStyles from '../resource/page.module.css'
import * as gridStyles from './table/grid.module.css'

const RowMenu = lazyComponent(() => import('../record/RowMenu.tsx').then((module) => module.RowMenu), { themed: true })
const DetailDrawer = lazyComponent(() => import('../record/DetailDrawer.tsx').then((module) => module.DetailDrawer), { themed: true })
const ExportDialog = lazyComponent(() => import('./export/ExportDialog.tsx').then((module) => module.ExportDialog), { themed: true })
const ImportDialog = lazyComponent(() => import('../import/ImportDialog.tsx').then((module) => module.ImportDialog))
const ListViews = lazyComponent(() => import('./views/ListViews.tsx').then((module) => module.ListViews), {
  words: ['lists'],
  afterRows: true,
})
const ListTools = lazyComponent(() => import('./ListTools.tsx').then((module) => module.ListTools), { words: ['lists'], afterRows: true })

interface FrameProps {
  list: ListController
  /** Further buttons of this kind of screen. */
  tools?: ReactNode
  children: ReactNode
}

/** The frame of every screen of records: heading, filters, and the open dialog or drawer. */
export function ScreenFrame({ list, tools, children }: FrameProps) {
  const { menu, meta, spec, words } = list
  useRequest(list)
  return (
    <section className={`${pageStyles.page} ${pageStyles.listPage}`} data-slot="page list-page" aria-label={words.title}>
      <Head list={list} tools={tools} />
      {spec.cuts && <ListTabs list={list} cuts={spec.cuts} />}
      <FilterBar list={list} />
      {children}
      {menu && <RowMenu menu={menu} words={words} onClose={() => list.openMenu(null)} />}
      {list.state.open && (
        <DetailDrawer
          meta={meta}
          spec={spec}
          id={list.state.open}
          rows={list.rows}
          onNavigate={list.open}
          onClose={() => list.open(null)}
        />
      )}
      <Tasks meta={meta} spec={spec} words={words} task={list.task} start={list.start} onRemoved={() => untick(list)} />
      <ListDialog list={list} />
    </section>
  )
}

/** The open dialog of the list, if any. */
function ListDialog({ list }: { list: ListController }) {
  const { dialog } = list
  const close = () => list.openDialog(null)
  if (dialog === 'export') return <ExportDialog list={list} onClose={close} />
  if (dialog === 'import') return <ImportDialog list={list} onClose={close} />
  const Own = dialog ? list.spec.header?.[dialog]?.dialog : undefined
  return Own ? (
    <Themed>
      <Own list={list} onDone={close} />
    </Themed>
  ) : null
}

/** Deselects removed records only. */
function untick({ task, selection }: ListController) {
  if (task?.kind === 'remove')
    selection.setSelected(
      task.rows.map((row) => row.id),
      false,
    )
}

/** Opens the create form or the import on request of another screen: `navigate(path, { state: { create: true } })`, `{ import: true }`. */
function useRequest({ can, start, openDialog }: ListController) {
  const location = useLocation()
  const navigate = useNavigate()
  const { create: createRequest, import: importRequest } =
    (location.state as { create?: boolean | Record<string, unknown>; import?: boolean } | null) ?? {}
  useEffect(() => {
    if (!createRequest && !importRequest) return
    if (importRequest && can.import) openDialog('import')
    if (createRequest && can.create) start({ kind: 'create', ...(typeof createRequest === 'object' && { preset: createRequest }) })
    navigate(location.pathname + location.search, { replace: true, state: null })
  }, [createRequest, importRequest, can.create, can.import, start, openDialog, navigate, location])
}

const IN_MENU = ['import']

function Head({ list, tools }: Pick<FrameProps, 'list' | 'tools'>) {
  const actions = useListActions(list)
  usePageActions(actions, list.words.title)
  const create = actions.find(({ name }) => name === 'create')
  return (
    <header className={pageStyles.pageHead} data-slot="page-head">
      <h1>{list.words.title}</h1>
      <div className="grow">{!list.isFirst && <ListViews list={list} />}</div>
      <div className={pageStyles.pageActs}>
        {tools}
        {actions
          .filter((action) => action !== create && !IN_MENU.includes(action.name))
          .map((action) => (
            <HeadButton key={action.name} action={action} />
          ))}
        <RefreshButton onPress={list.refresh} />
        {!list.isFirst && <ListTools wait={<span className={gridStyles.toolsRoom} />} list={list} />}
        {create && (
          <Button variant="solid" tone="brand" onClick={create.perform}>
            <Icon name="plus" />
            {create.label}
          </Button>
        )}
      </div>
    </header>
  )
}

function HeadButton({ action: { label, icon, refusal, perform } }: { action: Action }) {
  return (
    <Button aria-label={label} onClick={perform} disabled={refusal !== undefined}>
      {icon && <Icon name={icon} />}
      <span className="hide-s">{label}</span>
    </Button>
  )
}
