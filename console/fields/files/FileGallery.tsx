import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import type { FileInfo } from './fileInfo.ts'

/** The files of a record: pictures to view, others to download; loaded lazily. */
export const FileGallery = lazyComponent(() => import('./Gallery.tsx').then((module) => module.Gallery), { words: ['files'] })
const Count = lazyComponent(() => import('./Count.tsx').then((module) => module.Count), { words: ['files'] })

/** The files of a list row. */
export const FileCount = ({ files }: { files: readonly FileInfo[] }) => <Count wait={files.length} files={files} />
