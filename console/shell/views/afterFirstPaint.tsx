import { type ReactNode, useSyncExternalStore } from 'react'
import { observable } from '../../kit/browser/observable.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'

/** True once the first page shows what it is about; whatever is not needed for that is fetched from then on. */
const settled = observable(false)

const EVERY_MS = 250
const WAITING = '[data-slot~=boot],[data-slot~=bones],[data-slot~=bar],.skeleton,[aria-busy=true]'

/** Placeholders are drawn a moment late themselves, so one look without any is not enough; a page that never comes holds up nothing. */
export function awaitFirstPage() {
  let stableCount = 0
  let looks = 0
  const timer = setInterval(() => {
    stableCount = document.querySelector(WAITING) ? 0 : stableCount + 1
    if (stableCount < 2 && ++looks < 40) return
    clearInterval(timer)
    settled.set(true)
  }, EVERY_MS)
}
const useSettled = () => useSyncExternalStore(settled.subscribe, settled.get)

const part = (name: keyof typeof import('../later/index.ts')) =>
  lazyComponent(() => import('../later/index.ts').then((module) => module[name]), { words: ['palette'], optional: true })

const PARTS = {
  bell: part('Bell'),
  star: part('Star'),
  favourites: part('Favourites'),
  duties: part('Duties'),
  alerts: part('Alerts'),
  strip: part('FavouriteStrip'),
  version: part('NewVersion'),
}

/** Parts of the shell that nobody misses in the first moment; the children keep their place until they are there. */
export function AfterFirstPaint({ of, children }: { of: keyof typeof PARTS; children?: ReactNode }) {
  const Part = PARTS[of]
  return useSettled() ? <Part wait={children} /> : children
}
