import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { diskStorage } from './diskStorage.ts'
import { s3Storage } from './s3Storage.ts'
import type { Storage } from './storage.ts'

/** Kinds of contents and where each has its home: folder on the disk, beginning of keys in a bucket. */
const HOMES = { packages: 'files', files: 'uploads', imports: 'imports' } as const

/** In the bucket when one is set, else on the disk. */
export function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, kind: keyof typeof HOMES): Storage {
  const folder = join(dataDir, HOMES[kind])
  return s3 ? s3Storage(s3, { prefix: `${kind}/`, incoming: join(folder, 'incoming') }) : diskStorage(folder)
}
