import type { ResourceMeta } from '../kit/gen/resources.ts'
import { lazyComponent } from '../kit/network/lazyComponent.tsx'
import type { ResourceWords } from '../resource/resourceWords.ts'

const ImportSheet = lazyComponent(() => import('./ImportSheet.tsx').then((module) => module.ImportSheet), {
  words: ['excel'],
  themed: true,
})

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
