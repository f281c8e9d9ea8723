import { loadWords } from '../../kit/i18n.ts'
import { lazyThemed } from '../../kit/lazyThemed.ts'
import type { ExportSheetProps } from './export/ExportSheet.tsx'

const ExportSheet = lazyThemed(
  () => import('./export/ExportSheet.tsx').then((module) => module.ExportSheet),
  () => loadWords('excel'),
)

/** Rows of a list become a workbook: those that are ticked, or all that the filters let through. */
export function ExportDialog(props: ExportSheetProps) {
  return <ExportSheet {...props} />
}
