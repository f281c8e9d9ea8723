import type { Readable } from 'node:stream'
import { discard, receive } from './arriving.ts'
import { dropLeftovers } from './leftovers.ts'
import type { Storage } from './storage.ts'

/** A storage for files that are read whole, and whose limits are somebody else's. */
export const tempStorage = (storage: Storage) => ({
  async put(source: Readable, maxBytes: number): Promise<string> {
    const arrived = await receive(storage, source, { maxBytes })
    try {
      return await storage.keep(arrived)
    } finally {
      await discard(arrived.path)
    }
  },
  async get(key: string): Promise<Buffer> {
    const chunks: Buffer[] = []
    for await (const chunk of await storage.open(key)) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks)
  },
  remove: (key: string) => storage.remove(key),
  dropOthers: (named: () => Promise<ReadonlySet<string>>) => dropLeftovers(storage, named),
})
