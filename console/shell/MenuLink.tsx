import type { ReactNode, SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { Icon } from '../kit/icons.tsx'
import type { MenuNode } from '../kit/me.ts'
import { isOutside } from '../kit/places.ts'
import * as sidebarStyles from './Sidebar.module.css'

/** An address that may be opened: nothing that would run as a script. */
export const isSafe = (address: string) => /^(https?:|\/)/i.test(address)

interface Props {
  node: MenuNode
  children: ReactNode
  /** The name, where the entry shows only its icon. */
  label?: string
  onShow?: (event: SyntheticEvent) => void
}

/** One entry of the sidebar: a page of this console, or an address that opens in a tab of its own and learns nothing of where it was opened from. */
export function MenuLink({ node, children, label, onShow }: Props) {
  const { t } = useTranslation()
  const look = { className: sidebarStyles.item, 'aria-label': label, onMouseEnter: onShow, onFocus: onShow }
  if (!node.isFrame && !isOutside(node))
    return (
      <NavLink {...look} to={node.path}>
        {children}
      </NavLink>
    )
  if (!isSafe(node.path)) return null
  const name = t('console.shell.newTab', { title: node.title })
  return (
    <a {...look} aria-label={name} title={name} href={node.path} target="_blank" rel="noopener noreferrer">
      {children}
      {!label && <Icon name="external" size={13} />}
    </a>
  )
}
