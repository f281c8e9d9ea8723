import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../kit/looks/icons.tsx'
import type { MenuNode } from '../../kit/session/me.ts'
import { MenuLink } from '../frame/MenuLink.tsx'
import { MenuStrip } from '../frame/MenuStrip.tsx'
import * as sidebarStyles from '../frame/Sidebar.module.css'
import { useFavourites, useShown } from '../palette/useQuickAccess.ts'
import * as laterStyles from './later.module.css'

function useNodes(): MenuNode[] {
  const shown = useShown()
  return useFavourites().map((one) => {
    const { label, icon } = shown(one)
    return { ...LEAF, id: one.to, path: one.to, title: label, icon }
  })
}

/** On top of the sidebar, as menu entries. */
export function Favourites() {
  const { t } = useTranslation()
  const nodes = useNodes()
  if (!nodes.length) return null
  const title = t('palette.groups.starred')
  return (
    <section className={laterStyles.sideStars} aria-label={title}>
      <b aria-hidden="true">{title}</b>
      {nodes.map((node) => {
        const face = (
          <>
            <Icon name={node.icon} size={17} />
            <span className="clip grow">{node.title}</span>
          </>
        )
        // A record is no page of the menu: being on its list is not being there.
        return node.path.includes('?') ? (
          <Link key={node.id} className={sidebarStyles.item} to={node.path}>
            {face}
          </Link>
        ) : (
          <MenuLink key={node.id} node={node}>
            {face}
          </MenuLink>
        )
      })}
    </section>
  )
}

/** A folder of them where there is room for icons only. */
export function FavouriteStrip() {
  const { t } = useTranslation()
  const nodes = useNodes()
  const folder = { ...LEAF, id: 'favourites', path: '', title: t('palette.groups.starred'), icon: 'star', children: nodes }
  return nodes.length ? <MenuStrip nodes={[folder]} trail={[]} /> : null
}

const LEAF = { component: '', visible: true, isFrame: false, noCache: false, resource: null } satisfies Partial<MenuNode>
