import { createContext, type ReactNode, type SyntheticEvent, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import type { MenuNode } from '../../kit/session/me.ts'
import { isExternal } from '../../kit/session/navigation.ts'
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

/** The path of the page that is looked at. Entries do not hear of filters and pages of lists, which are in the address, too. */
export const Here = createContext('')
/** The entries that the sidebar follows. */
export const PAGE_LINKS = 'a[data-page]'

/** One entry of the sidebar: a page of this console, or an address that opens in a tab of its own. */
export const MenuLink = (props: Props) =>
  props.node.isFrame || isExternal(props.node) ? <ExternalLink {...props} /> : <PageLink {...props} />

const lookOf = ({ label, onShow }: Props) => ({ 'aria-label': label, onMouseEnter: onShow, onFocus: onShow })

function PageLink(props: Props) {
  const here = useContext(Here)
  const { path } = props.node
  const isHere = here === path || here.startsWith(`${path}/`)
  const className = isHere ? `${sidebarStyles.item} active` : sidebarStyles.item
  return (
    <a {...lookOf(props)} className={className} href={path} data-page="" aria-current={isHere ? 'page' : undefined}>
      {props.children}
    </a>
  )
}

/** It learns nothing of where it was opened from. */
function ExternalLink(props: Props) {
  const { t } = useTranslation()
  const { node, label, children } = props
  if (!isSafe(node.path)) return null
  const name = t('console.shell.newTab', { title: node.title })
  return (
    <a
      {...lookOf(props)}
      className={sidebarStyles.item}
      aria-label={name}
      title={name}
      href={node.path}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
      {!label && <Icon name="external" size={13} />}
    </a>
  )
}
