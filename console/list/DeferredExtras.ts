import { lazyComponent } from '../kit/network/lazyComponent.tsx'

/** Bulk actions and cell editing, loaded lazily. */
export const DeferredExtras = lazyComponent(() => import('./ListExtras.tsx').then((module) => module.ListExtras), {
  words: ['lists'],
  afterRows: true,
})
