import { useLayoutEffect, useState } from 'react'
import { useTranslate } from '../language.tsx'
import { useLive } from '../live.ts'
import { Pairing } from '../pairing/Pairing.tsx'
import { displayKey } from '../pairing/pairing.ts'
import { Header } from './Header.tsx'
import { stoodFor } from './rotation.ts'
import { Stage } from './Stage.tsx'
import { useFreshness, useRotation } from './ticks.ts'
import * as styles from './Wall.module.css'
import * as wallStyles from './Wall.module.css'

/** One thin segment per page, as long as the page stands; the one that fills is the page on show. */
function Progress() {
  const rotation = useRotation()
  const { slides, page, transitionCount, runningSince } = rotation
  if (slides.length < 2) return <div className={wallStyles.progress} />
  const at = slides.findIndex((slide) => slide.page === page)
  return (
    <div className={wallStyles.progress} data-stopped={runningSince === null || undefined} aria-hidden="true">
      {slides.map((slide, place) => (
        <i key={slide.page} data-past={place < at || undefined} style={{ flexGrow: slide.seconds }}>
          {place === at && <Filling key={transitionCount} seconds={slide.seconds} stood={stoodFor(rotation, performance.now())} />}
        </i>
      ))}
    </div>
  )
}

/** An animation of the browser's own: no message and no render can make it jump. What had run before it came about is skipped. */
function Filling({ seconds, stood }: { seconds: number; stood: number }) {
  const [begun] = useState(() => stood)
  return <b style={{ animationDuration: `${seconds}s`, animationDelay: `${-begun}ms` }} />
}

export function Wall() {
  const translate = useTranslate()
  const state = useFreshness()
  const { summaries, settings } = useLive()
  const { downtimeSummary, faultSummary, repairSummary, scheduleSummary, complaintSummary } = summaries
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = settings.theme.toLowerCase()
  }, [settings.theme])
  if (!displayKey() || state === 'refused') return <Pairing refused={state === 'refused'} />
  const ready = downtimeSummary && faultSummary && repairSummary && scheduleSummary && complaintSummary
  return (
    <main className={`${styles.screen} ${styles.wall}`} data-slot="wall" data-state={state}>
      <Header />
      <Progress />
      {ready ? (
        <Stage
          downtime={downtimeSummary}
          faults={faultSummary}
          repairs={repairSummary}
          schedule={scheduleSummary}
          complaints={complaintSummary}
        />
      ) : (
        <p className={styles.waiting}>{translate('loading')}</p>
      )}
    </main>
  )
}
