import { lazy, Suspense } from 'react'
import { loadWords } from '../../kit/i18n.ts'
import type { FileInfo } from './fileInfo.ts'

const Gallery = lazy(async () => {
  const [module] = await Promise.all([import('./Gallery.tsx'), loadWords('files')])
  return { default: module.Gallery }
})
const Count = lazy(async () => {
  const [module] = await Promise.all([import('./Count.tsx'), loadWords('files')])
  return { default: module.Count }
})

/** The files of a record: pictures to be looked at, everything else to be downloaded. Its code and words come when it is first shown. */
export const FileGallery = ({ files }: { files: readonly FileInfo[] }) => (
  <Suspense>
    <Gallery files={files} />
  </Suspense>
)
/** The files of a row of a list. */
export const FileCount = ({ files }: { files: readonly FileInfo[] }) => (
  <Suspense fallback={files.length}>
    <Count files={files} />
  </Suspense>
)
