import { afterRows } from '../kit/overlays/afterRows.ts'

/** What can be done with many rows or to one cell. */
export const DeferredExtras = afterRows(async () => (await import('./ListExtras.tsx')).ListExtras)
