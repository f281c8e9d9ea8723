import { useTranslation } from 'react-i18next'
import type { IconName } from '../../kit/looks/icons.tsx'
import { refusedUnless } from '../../kit/overlays/action.ts'
import { PopMenu } from '../../kit/overlays/PopMenu.tsx'
import { type Favourite, favourites } from '../later/favourites.ts'
import { useFavouriteOf } from '../later/Star.tsx'
import { openTabs, type Tab } from '../views/tabs.ts'

interface Props {
  tab: Tab
  anchor: HTMLElement
  title: string
  edit: (change: () => void, lost: readonly Tab[]) => Promise<void>
  onClose: () => void
}

type Item = readonly [value: string, icon: IconName, isOn: boolean, run: () => void, lost: readonly Tab[]]

function itemsFor(tab: Tab, favourite: Favourite): readonly Item[] {
  const tabs = openTabs.get()
  const at = tabs.findIndex(({ path }) => path === tab.path)
  const others = tabs.filter((one) => !one.isPinned && one.path !== tab.path)
  const isLast = tabs.at(-1)?.path === tab.path
  const closable = tabs.filter((one) => !one.isPinned)
  const right = closable.filter((one) => tabs.indexOf(one) > tabs.findIndex(({ path }) => path === tab.path))
  return [
    ['refresh', 'refresh', true, () => openTabs.refresh(tab.path), [tab]],
    ['close', 'close', !tab.isPinned, () => openTabs.close(tab.path), [tab]],
    ['closeOthers', 'columns', others.length > 0, () => openTabs.closeOthers(tab.path), others],
    ['closeRight', 'right', !isLast, () => openTabs.closeRight(tab.path), right],
    ['closeAll', 'trash', closable.length > 0, () => openTabs.closeAll(), closable],
    ['moveLeft', 'left', at > 1, () => openTabs.move(tab.path, at - 1), []],
    ['moveRight', 'right', at > 0 && !isLast, () => openTabs.move(tab.path, at + 1), []],
    [favourites.has(tab.path) ? 'unstarPage' : 'starPage', 'star', true, () => favourites.toggle(favourite), []],
  ]
}

/** What can be done with an open page, by mouse and by Shift+F10. */
export function TagMenu({ tab, anchor, title, edit, onClose }: Props) {
  const { t } = useTranslation()
  const items = itemsFor(tab, useFavouriteOf()(tab.path)).map(([name, icon, isOn, run, lost]) => ({
    name,
    label: t([`console.shell.${name}`, `palette.tabs.${name}`]),
    icon,
    refusal: refusedUnless(isOn),
    perform: () => void edit(run, lost),
  }))
  return <PopMenu label={t('console.shell.pageMenu', { title })} items={items} anchor={anchor} onClose={onClose} />
}
