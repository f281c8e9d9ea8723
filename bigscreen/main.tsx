import '../console/shared/storage.ts'
import './theme.css'
import './Wall.module.css'
import './boards/Panel.module.css'
import './boards/DowntimePage.module.css'
import './boards/FaultsPage.module.css'
import './boards/RepairsPage.module.css'
import './boards/AlarmPage.module.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Boundary, Broken } from './Boundary.tsx'
import { Speech } from './language.tsx'
import { stayLive } from './live.ts'
import { displayKey, readPairing } from './pairing.ts'
import { avoidVariableFont, keepAwake, markGapless, reloadIfReplaced, shiftPixels } from './screen.ts'
import { Wall } from './Wall.tsx'

markGapless()
avoidVariableFont()
readPairing()
// A link that is opened on a screen already showing a wall changes only what is behind '#'.
addEventListener('hashchange', () => readPairing() && location.reload())
keepAwake()
shiftPixels()
if (displayKey()) void stayLive(() => void reloadIfReplaced(), new AbortController().signal)

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Boundary fallback={<Broken />}>
        <Speech>
          <Wall />
        </Speech>
      </Boundary>
    </StrictMode>,
  )
