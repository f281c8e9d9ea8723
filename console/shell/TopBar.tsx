import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { language } from '../kit/i18n.ts'
import { Icon } from '../kit/icons.tsx'
import { Crumbs } from './Crumbs.tsx'
import { Faces } from './Faces.tsx'
import { FullscreenButton } from './FullscreenButton.tsx'
import { switchLanguage } from './language.ts'
import type { Route } from './route.ts'
import type { Side } from './Sidebar.tsx'

const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 1500 })
    else setTimeout(done, 300)
  })
/** Menus and drawers are half the size of the shell; buttons that look alike stand in until the browser is idle. */
const TopMenus = lazy(async () => {
  await idle()
  return { default: (await import('./TopMenus.tsx')).TopMenus }
})
const SettingsPanel = lazy(() => import('./SettingsPanel.tsx').then((module) => ({ default: module.SettingsPanel })))
const LogOutQuestion = lazy(() => import('./LogOutQuestion.tsx').then((module) => ({ default: module.LogOutQuestion })))

interface Props {
  side: Side
  route: Route
  title: (path: string) => string
}

export function TopBar({ side, route, title }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'settings' | 'leaving' | null>(null)
  const close = () => setOpen(null)
  const toggleLabel = side.isNarrow ? 'openMenu' : side.isClosed ? 'unfold' : 'collapse'
  const other = language() === 'zh' ? 'en' : 'zh'
  return (
    <header className="top">
      <button
        type="button"
        className="icon-btn"
        aria-label={t(`console.shell.${toggleLabel}`)}
        aria-expanded={side.isNarrow ? side.isDrawerOpen : !side.isClosed}
        onClick={side.toggle}
      >
        <Icon name="menu" size={18} />
      </button>
      <Crumbs route={route} title={title} />
      <button
        type="button"
        className="text-btn hide-s"
        title={t(other === 'en' ? 'console.shell.toEnglish' : 'console.shell.toChinese')}
        lang={other}
        onClick={() => void switchLanguage()}
      >
        <Icon name="globe" size={18} />
        {other === 'en' ? 'EN' : '中文'}
      </button>
      <FullscreenButton />
      <button
        type="button"
        className="icon-btn hide-s"
        aria-label={t('console.settings.title')}
        title={t('console.settings.title')}
        onClick={() => setOpen('settings')}
      >
        <Icon name="settings" size={18} />
      </button>
      <Suspense fallback={<Faces />}>
        <TopMenus onSettings={() => setOpen('settings')} onLogOut={() => setOpen('leaving')} />
      </Suspense>
      <Suspense>
        {open === 'settings' && <SettingsPanel onClose={close} />}
        {open === 'leaving' && <LogOutQuestion onClose={close} />}
      </Suspense>
    </header>
  )
}
