import type { ComponentType } from 'react'
import { loadWords } from '../words/i18n.ts'
import { deferred } from './deferred.tsx'

export const PAUSE_MS = 200

/** Fetches a part and its words once the first rows stand: nothing that can wait may make them wait. */
export const afterRows = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  deferred(async () => {
    await new Promise((done) => setTimeout(done, PAUSE_MS))
    return (await Promise.all([load(), loadWords('lists')]))[0]
  })
