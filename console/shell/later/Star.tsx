import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../kit/looks/icons.tsx'
import * as marksStyles from '../../kit/looks/marks.module.css'
import { useMe } from '../../kit/session/me.ts'
import * as topBarStyles from '../frame/TopBar.module.css'
import { useRoute } from '../views/useRoute.ts'
import { type Favourite, favourites } from './favourites.ts'
import { recordAt, titleOf } from './recordAt.ts'

/** What the star of a page keeps: the page, or the record that the page is about. */
export function useFavouriteOf(): (path: string) => Favourite {
  const { menus, currentPlantId } = useMe()
  return (path) => {
    const record = recordAt(menus, { pathname: path, search: '' })
    const title = record && titleOf(record)
    return record && title ? { to: path, title, resource: record.resource, plantId: currentPlantId } : { to: path }
  }
}

/** Puts the page in front among the favourites, or takes it from there. */
export function Star() {
  const { t } = useTranslation()
  const { route, title } = useRoute()
  const favouriteOf = useFavouriteOf()
  const all = useSyncExternalStore(favourites.subscribe, favourites.get)
  if (route.kind !== 'page') return null
  const isStarred = all.some(({ to }) => to === route.path)
  const label = t(isStarred ? 'palette.unstar' : 'palette.star', { name: title(route.path) })
  return (
    <button
      type="button"
      className={`${marksStyles.iconBtn} quiet ${topBarStyles.starBtn}`}
      data-slot="icon-btn star-btn"
      data-starred={isStarred || undefined}
      aria-label={label}
      title={label}
      aria-pressed={isStarred}
      onClick={() => favourites.toggle(favouriteOf(route.path))}
    >
      <Icon name="star" size={16} />
    </button>
  )
}
