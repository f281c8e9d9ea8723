import './shared/storage.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { watchFaults } from './kit/network/errorLog.ts'
import { retryStyles } from './kit/network/retryStyles.ts'
import { lendPopovers } from './kit/overlays/popover.ts'
import { session } from './kit/session/session.ts'
import { loadLanguage } from './kit/words/i18n.ts'
import { bearTranslation } from './kit/words/translated.ts'
import './kit/looks/app.css'
import { Guard } from './shell/login/Guard.tsx'
import { followOtherTabs } from './shell/views/otherTabs.ts'

watchFaults()
retryStyles()
bearTranslation()
followOtherTabs()
// Whoever is signed in already will need them, for most pages are lists: no reason to wait for the first words, nor for one to ask for the other.
if (session.valid) {
  void import('./shell/AuthenticatedApp.tsx')
  void import('./list/ListScreen.tsx')
}
/** No `await` of a module: with one anywhere the bundler makes none of its files fewer. */
// Without them a page is the same, but for what opens over it.
const popovers = lendPopovers().catch(() => undefined)
void Promise.all([loadLanguage(), popovers]).then(() => {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter useTransitions={false}>
        <Guard />
      </BrowserRouter>
    </StrictMode>,
  )
})
