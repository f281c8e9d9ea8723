import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textWidth } from '../../fields/display/textWidth.ts'
import { Button } from '../../kit/looks/Button.tsx'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { FRAME, type ListFrame } from '../controller/listController.ts'
import { memoList } from '../controller/memoList.ts'
import { type SavedView, stateOf } from '../listPreferences.ts'
import { PopMenu } from '../table/PopMenu.tsx'
import { useViewItems, type ViewTask } from './useViewItems.ts'
import { useRefreshing, useViews, type Views } from './useViews.ts'
import { forgetOwnColumns, notifyOutcome, overwriteView } from './viewActions.ts'
import { iconOf } from './viewState.ts'
import * as viewsStyles from './views.module.css'

const ViewDialog = lazyComponent(() => import('./ViewDialog.tsx').then((module) => module.ViewDialog), { themed: true })
const SubscriptionSheet = lazyComponent(() => import('../subscriptions/SubscriptionSheet.tsx').then((module) => module.SubscriptionSheet), {
  words: ['subscriptions'],
  themed: true,
})
const RemoveView = lazyComponent(() => import('./RemoveView.tsx').then((module) => module.RemoveView), { themed: true })

/** Saved views beside the heading: as many tabs as fit, the others in a menu. */
export const ListViews = memoList(FRAME, function ListViews({ list }: { list: ListFrame }) {
  const { t } = useTranslation()
  const views = useViews(list)
  const { current } = views
  const [task, ask] = useState<ViewTask>(null)
  useRefreshing(list, current?.refreshSeconds)
  return (
    <div className={viewsStyles.viewsLine} data-slot="views-line">
      {views.views.length > 0 && <Tabs views={views} ask={ask} />}
      {current && views.isChanged && <Changed views={views} current={current} ask={ask} />}
      {!current && views.isWorthKeeping && (
        <Button variant="ghost" size="xs" className="muted" onClick={() => ask('create')}>
          <Icon name="plus" size={14} />
          {t('lists.views.keep')}
        </Button>
      )}

      {(task === 'create' || (task === 'settings' && current)) && (
        <ViewDialog
          view={task === 'settings' ? current : undefined}
          resource={list.meta.name}
          state={views.state}
          onClose={() => ask(null)}
          onSaved={(saved) => {
            if (task === 'create') {
              if (current) forgetOwnColumns(current)
              views.show(saved)
            }
            ask(null)
          }}
        />
      )}
      {task === 'send' && current && (
        <SubscriptionSheet
          source={{ name: current.name, viewId: Number(current.id), isGrouped: new URLSearchParams(stateOf(current).search).has('group') }}
          onClose={() => ask(null)}
        />
      )}
      {task === 'remove' && current && (
        <RemoveView
          view={current}
          onClose={() => ask(null)}
          onRemoved={() => {
            views.show(undefined)
            ask(null)
          }}
        />
      )}
    </div>
  )
})

/** Shown when the list differs from the current view: save, save as new, or reset. */
function Changed({ views, current, ask }: { views: Views; current: SavedView; ask: (what: ViewTask) => void }) {
  const { t } = useTranslation()
  return (
    <span className={viewsStyles.viewChanged}>
      <span role="status">{t('lists.views.changed')}</span>
      {current.canChange && (
        <Button
          variant="ghost"
          tone="brand"
          size="xs"
          onClick={() => void notifyOutcome(overwriteView(current, views.state), t('lists.views.saved', { name: current.name }))}
        >
          {t('lists.views.save')}
        </Button>
      )}
      <Button variant="ghost" tone="brand" size="xs" onClick={() => ask('create')}>
        {t('lists.views.saveAs')}
      </Button>
      <Button
        variant="ghost"
        size="xs"
        onClick={() => {
          forgetOwnColumns(current)
          views.show(current)
        }}
      >
        {t('lists.views.discard')}
      </Button>
    </span>
  )
}

const TAB = 46
const MORE = 120
const CHANGED = 200

/** The views that fit in `room` pixels, the current one always included. */
function fitting(views: readonly SavedView[], current: SavedView | undefined, room: number): SavedView[] {
  const shown: SavedView[] = []
  let left = room - MORE - (current ? textWidth(current.name) + TAB : 0)
  for (const view of views) {
    if (view !== current) left -= textWidth(view.name) + TAB
    if (left < 0 && view !== current) continue
    shown.push(view)
  }
  return shown
}

function Tabs({ views, ask }: { views: Views; ask: (what: ViewTask) => void }) {
  const { t } = useTranslation()
  const nav = useRef<HTMLElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const box = nav.current?.parentElement
    if (!box) return
    const watch = new ResizeObserver(() => setRoom(box.clientWidth))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  const { current, show } = views
  const shown = fitting(views.views, current, room - (views.isChanged ? CHANGED : 0))
  const hidden = views.views.filter((view) => !shown.includes(view))
  return (
    <nav ref={nav} className={viewsStyles.viewTabs} aria-label={t('lists.views.title')}>
      <button type="button" className={viewsStyles.viewTab} aria-current={current ? undefined : 'true'} onClick={() => show(undefined)}>
        {t('lists.views.all')}
      </button>
      {shown.map((view) =>
        view === current ? (
          <CurrentTab key={view.id} view={view} views={views} ask={ask} />
        ) : (
          <button key={view.id} type="button" className={viewsStyles.viewTab} title={whose(t, view)} onClick={() => show(view)}>
            <Icon name={iconOf(view)} size={14} />
            {view.name}
          </button>
        ),
      )}
      {hidden.length > 0 && <Hidden views={hidden} show={show} />}
    </nav>
  )
}

const whose = (t: (key: string) => string, { visibility, isDefault }: SavedView) =>
  t(`lists.views.visibility.${visibility}`) + (isDefault ? ` · ${t(`lists.views.default.${visibility}`)}` : '')

function CurrentTab({ view, views, ask }: { view: SavedView; views: Views; ask: (what: ViewTask) => void }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const items = useViewItems(view, views, ask)
  const label = t('lists.views.menu', { name: view.name })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={viewsStyles.viewTab}
        aria-current="true"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        title={whose(t, view)}
        data-changed={views.isChanged || undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon name={iconOf(view)} size={14} />
        {view.name}
        <Icon name="down" size={13} />
      </button>
      {isOpen && button.current && <PopMenu label={label} items={items} anchor={button.current} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function Hidden({ views, show }: { views: readonly SavedView[]; show: Views['show'] }) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const label = t('lists.views.more', { count: views.length })
  return (
    <>
      <button
        ref={button}
        type="button"
        className={viewsStyles.viewTab}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        {label}
        <Icon name="down" size={13} />
      </button>
      {isOpen && button.current && (
        <PopMenu
          label={label}
          items={views.map((view) => ({ name: view.id, label: view.name, icon: iconOf(view), perform: () => show(view) }))}
          anchor={button.current}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
