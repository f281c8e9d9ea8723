import { lazyComponent } from '../../kit/network/lazyComponent.tsx'

/** Exports the selected rows, or all that match the filters, as a workbook; loaded lazily. */
export const ExportDialog = lazyComponent(() => import('./ExportSheet.tsx').then((module) => module.ExportSheet), {
  words: ['excel'],
  themed: true,
})
