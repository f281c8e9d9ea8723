import { useState } from 'react'
import { useRotation } from './rotating.ts'
import { stoodFor } from './rotation.ts'
import * as wallStyles from './Wall.module.css'

/** One thin segment per page, as long as the page stands; the one that fills is the page on show. */
export function Progress() {
  const rotation = useRotation()
  const { slides, page, turn, runningSince } = rotation
  if (slides.length < 2) return <div className={wallStyles.progress} />
  const at = slides.findIndex((slide) => slide.page === page)
  return (
    <div className={wallStyles.progress} data-stopped={runningSince === null || undefined} aria-hidden="true">
      {slides.map((slide, place) => (
        <i key={slide.page} data-past={place < at || undefined} style={{ flexGrow: slide.seconds }}>
          {place === at && <Filling key={turn} seconds={slide.seconds} stood={stoodFor(rotation, performance.now())} />}
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
