import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PopMenu } from '../../kit/overlays/PopMenu.tsx'
import { openTabs } from '../views/tabs.ts'

interface Props {
  anchor: HTMLElement
  active: string
  title: (path: string) => string
  onClose: () => void
}

/** Every open page by its name, for when the row of tabs is wider than the window. */
export function OpenPagesMenu({ anchor, active, title, onClose }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const items = openTabs.get().map((tab) => ({
    name: tab.path,
    label: title(tab.path),
    isOn: tab.path === active,
    perform: () => navigate(openTabs.addressOf(tab)),
  }))
  return <PopMenu label={t('console.shell.openPages')} items={items} anchor={anchor} placement="bottom-end" onClose={onClose} />
}
