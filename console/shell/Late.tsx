import { type ReactNode, Suspense } from 'react'
import { loadWords } from '../kit/i18n.ts'
import { lazyPart } from '../kit/lazyThemed.ts'
import { useSettled } from './settled.ts'

const part = (name: keyof typeof import('./later/index.ts')) =>
  lazyPart(async () => (await Promise.all([import('./later/index.ts'), loadWords('palette')]))[0][name])

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
export function Late({ of, children }: { of: keyof typeof PARTS; children?: ReactNode }) {
  const Part = PARTS[of]
  return useSettled() ? (
    <Suspense fallback={children}>
      <Part />
    </Suspense>
  ) : (
    children
  )
}
