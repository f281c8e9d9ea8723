import { lazyComponent } from '../kit/network/lazyComponent.tsx'

/** What can be done with many rows or to one cell. */
export const DeferredExtras = lazyComponent(() => import('./ListExtras.tsx').then((module) => module.ListExtras), {
  words: ['lists'],
  afterRows: true,
})
