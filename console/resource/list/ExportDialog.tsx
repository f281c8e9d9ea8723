import { loadWords } from '../../kit/i18n.ts'
import { lazyThemed } from '../../kit/lazyThemed.ts'

/** Rows of a list become a workbook: those that are ticked, or all that the filters let through. */
export const ExportDialog = lazyThemed(
  () => import('./export/ExportSheet.tsx').then((module) => module.ExportSheet),
  () => loadWords('excel'),
)
