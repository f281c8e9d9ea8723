import type { ComponentType } from 'react'
import { deferred } from '../../kit/deferred.tsx'
import { loadWords } from '../../kit/i18n.ts'

const PAUSE_MS = 200

/** Fetches a part and its words once the first rows stand: nothing that can wait may make them wait. */
export const afterRows = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  deferred(async () => {
    await new Promise((done) => setTimeout(done, PAUSE_MS))
    return (await Promise.all([load(), loadWords('lists')]))[0]
  })

/** What can be done with many rows or to one cell. */
export const LateExtras = afterRows(async () => (await import('./ListExtras.tsx')).ListExtras)
