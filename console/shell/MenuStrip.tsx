import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { Icon } from '../kit/icons.tsx'
import type { MenuNode } from '../kit/me.ts'
import { pagesOf } from './menus.ts'

interface Flyout {
  node: MenuNode
  top: number
}

/** Opens beside the entry under the pointer or focus; leaving gives a moment to reach it. */
function useFlyout() {
  const [flyout, setFlyout] = useState<Flyout | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname } = useLocation()
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
    setFlyout({ node, top: entry.getBoundingClientRect().top })
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
        const isFolder = !!node.children?.length
        const show = (element: Element) => open(node, element)
        const isOpen = flyout?.node.id === node.id
        return (
          <div key={node.id}>
            {isFolder ? (
              <button
                type="button"
                className={`item${trail.includes(node.id) ? ' active' : ''}`}
                aria-label={node.title}
                aria-expanded={isOpen}
                onMouseEnter={(event) => show(event.currentTarget)}
                onClick={(event) => show(event.currentTarget)}
              >
                <Icon name={node.icon} size={18} />
              </button>
            ) : (
              <NavLink
                className="item"
                to={node.path}
                aria-label={node.title}
                onMouseEnter={(event) => show(event.currentTarget)}
                onFocus={(event) => show(event.currentTarget)}
              >
                <Icon name={node.icon} size={18} />
              </NavLink>
            )}
            {isOpen && <Beside node={node} top={flyout.top} />}
          </div>
        )
      })}
    </div>
  )
}

function Beside({ node, top }: Flyout) {
  if (!node.children?.length)
    return (
      <div className="side-tip" role="tooltip" style={{ top: top + 4 }}>
        {node.title}
      </div>
    )
  const pages = pagesOf([node]).filter((page) => page.node.visible)
  // A folder near the bottom must not hang out of the window.
  const fits = Math.max(8, Math.min(top, innerHeight - 48 - pages.length * 34))
  return (
    <div className="side-flyout" style={{ top: fits }}>
      <b>{node.title}</b>
      {pages.map((page) => (
        <NavLink key={page.node.id} className="item" to={page.node.path}>
          <span>{page.node.title}</span>
        </NavLink>
      ))}
    </div>
  )
}
