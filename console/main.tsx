import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { loadLanguage } from './kit/i18n.ts'
import './kit/app.css'
import './shell/login.css'
import { Guard } from './shell/Guard.tsx'
import { followOtherTabs } from './shell/otherTabs.ts'

followOtherTabs()
await loadLanguage()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Guard />
      </BrowserRouter>
    </StrictMode>,
  )
}
