import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { discard } from '../platform/disk/durable.ts'
import type { Config } from '../platform/settings/config.ts'
import { receive } from './arriving.ts'
import { diskStorage } from './diskStorage.ts'
import { dropLeftovers } from './leftovers.ts'
import { s3Storage } from './s3Storage.ts'
import type { Storage } from './storage.ts'

/** Kinds of contents and where each has its home: folder on the disk, beginning of keys in a bucket. */
const HOMES = { packages: 'files', files: 'uploads', imports: 'imports' } as const

/** In the bucket when one is set, else on the disk. */
export function openStorage({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, kind: keyof typeof HOMES): Storage {
  const folder = join(dataDir, HOMES[kind])
  return s3 ? s3Storage(s3, { prefix: `${kind}/`, incoming: join(folder, 'incoming') }) : diskStorage(folder)
}

const withoutDigest = (key: string) => key.replace(/\.[0-9a-f]{64}$/, '')
/** A storage for files that are read whole, and whose limits are somebody else's. Keys end with the digest of what they lead to. */
export const tempStorage = (storage: Storage) => ({
  async put(source: Readable, maxBytes: number): Promise<string> {
    const arrived = await receive(storage, source, { maxBytes })
    try {
      return `${await storage.save(arrived)}.${arrived.sha256}`
    } finally {
      await discard(arrived.path)
    }
  },
  async get(key: string): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const chunk of await storage.open(withoutDigest(key))) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  },
  remove: (key: string) => storage.remove(withoutDigest(key)),
  dropOthers: (named: () => Promise<ReadonlySet<string>>) =>
    dropLeftovers(storage, async () => new Set([...(await named())].map(withoutDigest))),
})
