import { memo, useState } from 'react'
import { Icon } from '../../kit/looks/icons.tsx'
import type { MenuNode } from '../../kit/session/me.ts'
import { MenuLink } from './MenuLink.tsx'
import * as sidebarStyles from './Sidebar.module.css'

interface Props {
  node: MenuNode
  /** The folders of the page being looked at; they open by themselves. */
  trail: readonly string[]
  /** How many folders it lies in. */
  depth?: number
}

export const MenuEntry = memo(function MenuEntry({ node, trail, depth = 0 }: Props) {
  if (node.children?.length) return <MenuFolder node={node} trail={trail} depth={depth} />
  return (
    <MenuLink node={node}>
      {!depth && <Icon name={node.icon} size={17} />}
      <span className="clip grow">{node.title}</span>
    </MenuLink>
  )
})

/** Folders opened by hand stay open while the sidebar is narrow meanwhile. */
const opened = new Set<string>()

function MenuFolder({ node, trail, depth = 0 }: Props) {
  const isOnTrail = trail.includes(node.id)
  const [isOpen, setOpen] = useState(isOnTrail || opened.has(node.id))
  const [wasOnTrail, setWasOnTrail] = useState(isOnTrail)
  if (wasOnTrail !== isOnTrail) {
    setWasOnTrail(isOnTrail)
    // Folders that were opened by the page close with it; those opened by hand stay.
    setOpen(isOnTrail || opened.has(node.id))
  }
  const toggle = () => {
    if (isOpen) opened.delete(node.id)
    else opened.add(node.id)
    setOpen(!isOpen)
  }
  return (
    <div className={sidebarStyles.group} data-depth={depth || undefined} data-open={isOpen || undefined}>
      <button type="button" className={sidebarStyles.item} aria-expanded={isOpen} onClick={toggle}>
        {!depth && <Icon name={node.icon} size={17} />}
        <span className="clip grow">{node.title}</span>
        <Icon name="down" size={14} />
      </button>
      <div className={sidebarStyles.kids} inert={!isOpen}>
        <div>
          {node.children?.map((child) => (
            <MenuEntry key={child.id} node={child} trail={trail} depth={depth + 1} />
          ))}
        </div>
      </div>
    </div>
  )
}
