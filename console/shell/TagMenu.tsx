import { Menu, Portal } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon, type IconName } from '../kit/icons.tsx'
import { openTabs, type Tab } from './tabs.ts'

interface Props {
  tab: Tab
  anchor: HTMLElement
  title: string
  edit: (change: () => void) => void
  onClose: () => void
}

type Item = readonly [value: string, icon: IconName, isOn: boolean, run: () => void]

function itemsFor(tab: Tab): readonly Item[] {
  const tabs = openTabs.get()
  const others = tabs.filter((one) => !one.isPinned && one.path !== tab.path)
  const isLast = tabs.at(-1)?.path === tab.path
  const closable = tabs.some((one) => !one.isPinned)
  return [
    ['refresh', 'refresh', true, () => openTabs.refresh(tab.path)],
    ['close', 'close', !tab.isPinned, () => openTabs.close(tab.path)],
    ['closeOthers', 'columns', others.length > 0, () => openTabs.closeOthers(tab.path)],
    ['closeRight', 'right', !isLast, () => openTabs.closeRight(tab.path)],
    ['closeAll', 'trash', closable, () => openTabs.closeAll()],
  ]
}

/** What can be done with an open page, by mouse and by Shift+F10. */
export function TagMenu({ tab, anchor, title, edit, onClose }: Props) {
  const { t } = useTranslation()
  const items = itemsFor(tab)
  return (
    <Menu.Root
      open
      positioning={{ placement: 'bottom-start', getAnchorElement: () => anchor }}
      onOpenChange={(change) => {
        if (change.open) return
        onClose()
        if (anchor.isConnected) (anchor.querySelector('a') ?? anchor).focus()
      }}
      onSelect={({ value }) => {
        const item = items.find(([name]) => name === value)
        if (item) edit(item[3])
      }}
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={t('console.shell.pageMenu', { title })}>
            {items.map(([value, icon, isOn]) => (
              <Menu.Item key={value} value={value} disabled={!isOn}>
                <Icon name={icon} size={14} />
                {t(`console.shell.${value}`)}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
