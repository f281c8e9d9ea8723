import { type ComponentType, lazy } from 'react'
import { loadWords } from '../../kit/i18n.ts'

const PAUSE_MS = 200

/** Fetches a part and its words once the first rows stand: nothing that can wait may make them wait. */
export async function afterRows<P>(load: () => Promise<ComponentType<P>>): Promise<{ default: ComponentType<P> }> {
  await new Promise((done) => setTimeout(done, PAUSE_MS))
  const [Part] = await Promise.all([load(), loadWords('lists')])
  return { default: Part }
}

/** What can be done with many rows or to one cell. */
export const LateExtras = lazy(() => afterRows(async () => (await import('./ListExtras.tsx')).ListExtras))
