import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMe } from '../../kit/session/me.ts'
import { pathOfResource } from '../../kit/session/navigation.ts'
import { metaNamed } from '../../resource/meta.ts'
import { type Favourite, favourites } from '../later/favourites.ts'
import { recents } from '../later/recents.ts'
import { usePageOf, useRoute } from '../views/useRoute.ts'
import type { Command } from './command.ts'

const SHOWN_RECENTS = 8
const pathOf = (to: string) => to.replace(/[?#].*/, '')

/** Favourites that still lead somewhere, here and now. */
export function useFavourites(): readonly Favourite[] {
  const { currentPlantId } = useMe()
  const pageOf = usePageOf()
  const all = useSyncExternalStore(favourites.subscribe, favourites.get)
  return all.filter((one) => pageOf(pathOf(one.to)) && (!one.plantId || one.plantId === currentPlantId))
}

/** How a page or a record that was kept by its address is shown. */
export function useShown() {
  const { menus } = useMe()
  const pageOf = usePageOf()
  const { title } = useRoute()
  return ({ to, title: called, resource }: Favourite) => {
    const path = pathOf(to)
    const list = resource ? pathOfResource(menus, resource) : undefined
    return {
      label: called ?? title(path),
      icon: (resource ? metaNamed(resource)?.icon : pageOf(path)?.page?.node.icon) || 'list',
      hint: called && list ? title(list) : undefined,
    }
  }
}

/** What stands there before anything is typed: what somebody chose to have at hand, and where they have just been. */
export function useQuickAccess(): { starred: readonly Command[]; recent: readonly Command[] } {
  const { currentPlantId } = useMe()
  const navigate = useNavigate()
  const pageOf = usePageOf()
  const shown = useShown()
  const starred = useFavourites()
  const seen = useSyncExternalStore(recents.subscribe, recents.get)
  const here = location.pathname + location.search
  const commandFor = (kind: string, one: Favourite): Command => {
    const look = shown(one)
    const favourite = one.resource ? { ...one, plantId: currentPlantId } : { to: one.to }
    return { ...look, name: `${kind}:${one.to}`, aliases: [look.label], perform: () => void navigate(one.to), favourite }
  }
  const others = seen.filter((one) => pageOf(pathOf(one.to)) && one.to !== here && !starred.some(({ to }) => to === one.to))
  return {
    starred: starred.map((one) => commandFor('starred', one)),
    recent: others.slice(0, SHOWN_RECENTS).map((one) => commandFor('recent', one)),
  }
}
