import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { Icon } from '../kit/icons.tsx'
import type { MenuNode } from '../kit/me.ts'

interface Props {
  node: MenuNode
  /** The folders of the page being looked at; they open by themselves. */
  trail: readonly string[]
  isNested?: boolean
}

export function MenuEntry({ node, trail, isNested }: Props) {
  if (node.children?.length) return <MenuFolder node={node} trail={trail} isNested={isNested} />
  return (
    <NavLink className="item" to={node.path}>
      {!isNested && <Icon name={node.icon} size={17} />}
      <span>{node.title}</span>
    </NavLink>
  )
}

/** Folders opened by hand stay open while the sidebar is narrow meanwhile. */
const opened = new Set<string>()

function MenuFolder({ node, trail, isNested }: Props) {
  const isOnTrail = trail.includes(node.id)
  const [isOpen, setOpen] = useState(isOnTrail || opened.has(node.id))
  const [wasOnTrail, setWasOnTrail] = useState(isOnTrail)
  if (wasOnTrail !== isOnTrail) {
    setWasOnTrail(isOnTrail)
    if (isOnTrail) setOpen(true)
  }
  const toggle = () => {
    if (isOpen) opened.delete(node.id)
    else opened.add(node.id)
    setOpen(!isOpen)
  }
  return (
    <div className="group" data-open={isOpen || undefined}>
      <button type="button" className="item" aria-expanded={isOpen} onClick={toggle}>
        {!isNested && <Icon name={node.icon} size={17} />}
        <span>{node.title}</span>
        <Icon name="down" size={14} />
      </button>
      <div className="kids" inert={!isOpen}>
        <div>
          {node.children
            ?.filter((child) => child.visible)
            .map((child) => (
              <MenuEntry key={child.id} node={child} trail={trail} isNested />
            ))}
        </div>
      </div>
    </div>
  )
}
