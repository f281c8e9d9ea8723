import { type MouseEvent, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useOverflow } from '../../kit/browser/useOverflow.ts'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { confirmLeave } from '../../kit/overlays/unsaved.ts'
import { openTabs, type Tab } from '../views/tabs.ts'
import * as styles from './TagsBar.module.css'

const OpenPagesMenu = lazyComponent(() => import('./OpenPagesMenu.tsx').then((module) => module.OpenPagesMenu), { themed: true })
const TagMenu = lazyComponent(() => import('./TagMenu.tsx').then((module) => module.TagMenu), { words: ['palette'], themed: true })

interface Props {
  active: string
  title: (path: string) => string
}

/** Not scrollIntoView: that would also scroll the page under the bar. */
function reveal(list: HTMLElement | null) {
  const tag = list?.querySelector<HTMLElement>('[data-active]')
  if (!list || !tag) return
  const left = tag.offsetLeft - list.offsetLeft
  const margin = 24
  if (left < list.scrollLeft) list.scrollLeft = left - margin
  else if (left + tag.offsetWidth > list.scrollLeft + list.clientWidth) list.scrollLeft = left + tag.offsetWidth - list.clientWidth + margin
}

/**
 * Runs an edit of the open pages and leaves for another one when the page being looked at is gone.
 * The focus may have gone with the closed tag; it goes to the active one instead of starting over at the top of the page.
 */
function useEdit(active: string, list: RefObject<HTMLElement | null>) {
  const navigate = useNavigate()
  const tabs = useSyncExternalStore(openTabs.subscribe, openTabs.get)
  const wantsFocus = useRef(false)
  // Every address is a change of some tab; measuring for each would lay the whole page out twice.
  const row = tabs.map((tab) => tab.path).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another active tag or another row of tags is what moves it
  useEffect(() => {
    reveal(list.current)
    const link = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (!wantsFocus.current || !link) return
    wantsFocus.current = false
    link.focus({ preventScroll: true })
  }, [active, row])
  /** `lost` are the pages that would lose what was typed into them. */
  const edit = async (change: () => void, lost: readonly Tab[]) => {
    if (!(await confirmLeave(lost.map((tab) => tab.place.pathname)))) return
    wantsFocus.current = true
    change()
    const next = active ? openTabs.after(active) : null
    if (next) navigate(next)
  }
  return { tabs, edit }
}

export function TagsBar({ active, title }: Props) {
  const { t } = useTranslation()
  const [menu, setMenu] = useState<{ tab: Tab; anchor: HTMLElement } | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const { tabs, edit } = useEdit(active, list)
  const [all, setAll] = useState<HTMLElement | null>(null)
  const isOverflowing = useOverflow(list, tabs.length)

  return (
    <nav className={styles.tabs} data-slot="tabs" aria-label={t('console.shell.openPages')}>
      <ul className="row gap-s fill" ref={list}>
        {tabs.map((tab) => (
          <Tag
            key={tab.path}
            tab={tab}
            title={title(tab.path)}
            isActive={tab.path === active}
            onClose={() => void edit(() => openTabs.close(tab.path), [tab])}
            onMenu={(anchor) => setMenu({ tab, anchor })}
          />
        ))}
      </ul>
      {isOverflowing && (
        <button
          type="button"
          className={`${marksStyles.iconBtn} ${marksStyles.sm}`}
          data-reach
          data-slot="icon-btn sm"
          aria-haspopup="menu"
          aria-label={t('console.shell.allOpenPages', { count: tabs.length })}
          title={t('console.shell.allOpenPages', { count: tabs.length })}
          onClick={(event) => setAll(event.currentTarget)}
        >
          <Icon name="down" size={14} />
        </button>
      )}
      {active && (
        <button
          type="button"
          className={`${marksStyles.iconBtn} ${marksStyles.sm}`}
          data-reach
          data-slot="icon-btn sm"
          aria-label={t('console.shell.refresh')}
          title={t('console.shell.refresh')}
          onClick={() =>
            void edit(
              () => openTabs.refresh(active),
              tabs.filter((tab) => tab.path === active),
            )
          }
        >
          <Icon name="refresh" size={14} />
        </button>
      )}
      {all && <OpenPagesMenu anchor={all} active={active} title={title} onClose={() => setAll(null)} />}
      {menu && <TagMenu {...menu} title={title(menu.tab.path)} edit={edit} onClose={() => setMenu(null)} />}
    </nav>
  )
}

interface TagProps {
  tab: Tab
  title: string
  isActive: boolean
  onClose: () => void
  onMenu: (anchor: HTMLElement) => void
}

function Tag({ tab, title, isActive, onClose, onMenu }: TagProps) {
  const { t } = useTranslation()
  const isMiddle = (event: MouseEvent) => event.button === 1 && event.preventDefault()
  return (
    <li
      className={styles.tab}
      data-slot="tab"
      data-active={isActive || undefined}
      onMouseDown={isMiddle}
      onAuxClick={(event) => {
        isMiddle(event)
        if (event.button === 1) onClose()
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        onMenu(event.currentTarget)
      }}
    >
      <Link
        className="row"
        data-reach
        to={openTabs.addressOf(tab)}
        aria-current={isActive ? 'page' : undefined}
        onKeyDown={(event) => {
          const opensMenu = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)
          if (!opensMenu && event.key !== 'Delete') return
          event.preventDefault()
          if (opensMenu) onMenu(event.currentTarget)
          else onClose()
        }}
      >
        {title}
      </Link>
      {!tab.isPinned && (
        <button type="button" className="middle" data-reach aria-label={t('console.shell.closePage', { title })} onClick={onClose}>
          <Icon name="close" size={12} />
        </button>
      )}
    </li>
  )
}
