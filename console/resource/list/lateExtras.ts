import { lazy } from 'react'
import { loadWords } from '../../kit/i18n.ts'

/** Nothing that the first rows need, so it is fetched once they stand. */
export const LateExtras = lazy(async () => {
  await new Promise((done) => setTimeout(done, 200))
  await loadWords('lists')
  return { default: (await import('./ListExtras.tsx')).ListExtras }
})
