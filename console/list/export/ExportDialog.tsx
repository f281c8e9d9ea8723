import { lazyComponent } from '../../kit/network/lazyComponent.tsx'

/** Rows of a list become a workbook: those that are ticked, or all that the filters let through. */
export const ExportDialog = lazyComponent(() => import('./ExportSheet.tsx').then((module) => module.ExportSheet), {
  words: ['excel'],
  themed: true,
})
