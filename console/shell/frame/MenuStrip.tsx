import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../../kit/looks/icons.tsx'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import type { MenuNode } from '../../kit/session/me.ts'
import { usePathname } from '../views/pathname.tsx'
import { MenuLink } from './MenuLink.tsx'
import * as styles from './MenuStrip.module.css'
import * as sidebarStyles from './Sidebar.module.css'

const Tip = lazyComponent(() => import('../../kit/overlays/Tip.tsx').then((module) => module.Tip), { themed: true })

interface Flyout {
  node: MenuNode
  entry: Element
}

/** Opens beside the entry under the pointer or focus; leaving gives a moment to reach it. */
function useFlyout() {
  const [flyout, setFlyout] = useState<Flyout | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const pathname = usePathname()
  const [seenAt, setSeenAt] = useState(pathname)
  if (seenAt !== pathname) {
    setSeenAt(pathname)
    setFlyout(null)
  }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setFlyout(null)
    }
    addEventListener('keydown', onKey)
    return () => {
      removeEventListener('keydown', onKey)
      clearTimeout(timer.current)
    }
  }, [])
  const stay = () => clearTimeout(timer.current)
  const open = (node: MenuNode, entry: Element) => {
    stay()
    setFlyout({ node, entry })
  }
  const leave = () => {
    stay()
    timer.current = setTimeout(() => setFlyout(null), 160)
  }
  return { flyout, open, stay, leave, close: () => setFlyout(null) }
}

/** The sidebar when it is only icons wide: names and folders appear beside it. */
export function MenuStrip({ nodes, trail }: { nodes: readonly MenuNode[]; trail: readonly string[] }) {
  const { flyout, open, stay, leave } = useFlyout()
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only shows the names earlier; every entry works by keyboard
    <div onMouseLeave={leave} onMouseEnter={stay} onFocus={stay} onBlur={onBlur}>
      {nodes.map((node) => {
        const isOpen = flyout?.node.id === node.id
        return (
          <div key={node.id}>
            <Entry node={node} isOnTrail={trail.includes(node.id)} isOpen={isOpen} onShow={(entry) => open(node, entry)} />
            {isOpen && <FlyoutPanel node={node} entry={flyout.entry} />}
          </div>
        )
      })}
    </div>
  )
}

interface EntryProps {
  node: MenuNode
  isOnTrail: boolean
  isOpen: boolean
  onShow: (entry: Element) => void
}

function Entry({ node, isOnTrail, isOpen, onShow }: EntryProps) {
  const show = (event: SyntheticEvent) => onShow(event.currentTarget)
  const icon = <Icon name={node.icon} size={18} />
  if (!node.children?.length)
    return (
      <MenuLink node={node} label={node.title} onShow={show}>
        {icon}
      </MenuLink>
    )
  return (
    <button
      type="button"
      className={isOnTrail ? `${sidebarStyles.item} active` : sidebarStyles.item}
      aria-label={node.title}
      aria-expanded={isOpen}
      onMouseEnter={show}
      onClick={show}
    >
      {icon}
    </button>
  )
}

const leavesOf = (node: MenuNode): readonly MenuNode[] => (node.children?.length ? node.children.flatMap(leavesOf) : [node])

function FlyoutPanel({ node, entry }: Flyout) {
  if (!node.children?.length) return <Tip anchor={entry} title={node.title} />
  const pages = leavesOf(node)
  // A folder near the bottom must not hang out of the window.
  const fits = Math.max(8, Math.min(entry.getBoundingClientRect().top, innerHeight - 48 - pages.length * 34))
  return (
    <div className={styles.sideFlyout} data-slot="side-flyout" style={{ top: fits }}>
      <b className="note">{node.title}</b>
      {pages.map((page) => (
        <MenuLink key={page.id} node={page}>
          <span className="clip grow">{page.title}</span>
        </MenuLink>
      ))}
    </div>
  )
}
