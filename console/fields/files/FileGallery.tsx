import { deferred } from '../../kit/overlays/deferred.tsx'
import { loadWords } from '../../kit/words/i18n.ts'
import type { FileInfo } from './fileInfo.ts'

/** The files of a record: pictures to be looked at, everything else to be downloaded. Its code and words come when it is first shown. */
export const FileGallery = deferred(async () => {
  const [module] = await Promise.all([import('./Gallery.tsx'), loadWords('files')])
  return module.Gallery
})
const Count = deferred(async () => {
  const [module] = await Promise.all([import('./Count.tsx'), loadWords('files')])
  return module.Count
})

/** The files of a row of a list. */
export const FileCount = ({ files }: { files: readonly FileInfo[] }) => <Count wait={files.length} files={files} />
