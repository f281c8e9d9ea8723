import type { ResourceMeta } from '../kit/gen/resources.ts'
import { lazyThemed } from '../kit/overlays/lazyThemed.ts'
import { loadWords } from '../kit/words/i18n.ts'
import type { ResourceWords } from '../resource/resourceWords.ts'

const ImportSheet = lazyThemed(
  () => import('./ImportSheet.tsx').then((module) => module.ImportSheet),
  () => loadWords('excel'),
)

interface Importing {
  readonly meta: ResourceMeta
  readonly words: ResourceWords
}
interface ImportDialogProps {
  list: Importing
  onClose: () => void
}

/** Rows of a workbook become records: choose it, say what its columns are, see what would happen, then all of it or nothing. */
export function ImportDialog({ list, onClose }: ImportDialogProps) {
  return <ImportSheet meta={list.meta} words={list.words} onClose={onClose} />
}
