import { lazyThemed } from '../../kit/overlays/lazyThemed.ts'
import { loadWords } from '../../kit/words/i18n.ts'

/** Rows of a list become a workbook: those that are ticked, or all that the filters let through. */
export const ExportDialog = lazyThemed(
  () => import('./ExportSheet.tsx').then((module) => module.ExportSheet),
  () => loadWords('excel'),
)
