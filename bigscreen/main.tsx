import '../console/shared/storage.ts'
import './theme.css'
import './wall/Wall.module.css'
import './boards/Panel.module.css'
import './boards/downtime/DowntimePage.module.css'
import './boards/faults/FaultsPage.module.css'
import './boards/RepairsPage.module.css'
import './boards/AlarmPage.module.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Speech } from './language.tsx'
import { stayLive } from './live.ts'
import { displayKey, readPairing } from './pairing/pairing.ts'
import { Boundary, Broken } from './wall/Boundary.tsx'
import { avoidVariableFont, markGapless, reloadIfReplaced, requestWakeLock, shiftPixels } from './wall/screen.ts'
import { Wall } from './wall/Wall.tsx'

markGapless()
avoidVariableFont()
readPairing()
// A link that is opened on a screen already showing a wall changes only what is behind '#'.
addEventListener('hashchange', () => readPairing() && location.reload())
requestWakeLock()
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
