import type { Readable } from 'node:stream'
import { file, fileUsage } from '../domain/system/index.ts'
import { type Actor, type Read, Refusal, type Registry, type RowOf, type Store } from '../kernel/index.ts'
import { discard } from '../platform/disk/durable.ts'
import { receive, storeWithRows } from './arriving.ts'
import { ACCEPTED, contentTypeOf } from './contentTypes.ts'
import { fileName } from './fileName.ts'
import { mayRead } from './mayRead.ts'
import { leavePicture, preparePicture } from './pictures.ts'
import type { Arrived, Range, Storage } from './storage.ts'
import { type Target, targetOf } from './targets.ts'

const MB = 1024 * 1024
const PLANT_MAX = 2048 * MB
/** Files of one person that are part of no record yet. */
const WAITING_MAX = 200

type FileRow = RowOf<typeof file>
export interface Content {
  readonly name: string
  readonly type: string
  readonly bytes: number
  readonly etag: string
  open(range?: Range): Promise<Readable>
}
export interface Upload {
  readonly name: string
  readonly source: Readable
}
export interface Uploads {
  /** Refuses what may not be uploaded, before anything of it is read. Out: what the file is for, and how large it may be. */
  admit(actor: Actor, target: string): Promise<Target & { maxBytes: number }>
  put(actor: Actor, target: Target, upload: Upload): Promise<FileRow>
  /** Nothing when there is none that the actor may read: which of the two is nobody's business. */
  get(actor: Actor, id: number, size: 'whole' | 'thumb'): Promise<Content | undefined>
}
interface Options {
  readonly store: Pick<Store, 'read' | 'write'>
  readonly registry: Registry
  readonly storage: Storage
}

async function refuseFull(read: Read, more: number) {
  const { bytes, waiting } = await fileUsage(read)
  if (bytes + more > PLANT_MAX) throw new Refusal('file.plantFull', { limit: `${PLANT_MAX / MB / 1024} GB` })
  if (waiting >= WAITING_MAX) throw new Refusal('file.tooManyWaiting', { limit: WAITING_MAX }, { kind: 'tooMany' })
}

/** What is kept of an arrived file, with what its row says. */
interface Ready {
  readonly contents: readonly [Arrived, Arrived?]
  readonly values: { name: string; fileType: string; width?: number; height?: number }
}
async function made(arrived: Arrived, { name: originalName, accept }: { name: string; accept: Target['accept'] }): Promise<Ready> {
  const type = await contentTypeOf({ path: arrived.path, name: originalName, accept })
  const values = { name: fileName(originalName, type.endings), fileType: type.mime }
  if (!type.isPicture) return { contents: [arrived], values }
  const { image, thumb, width, height } = await preparePicture(arrived, type.mime)
  return { contents: [image, thumb], values: { ...values, width, height } }
}

/** Uploaded files: contents in the storage and rows that name them, together or not at all. */
export function uploads({ store, registry, storage }: Options): Uploads {
  const persist = (actor: Actor, { resource, field }: Target, { contents, values }: Ready) =>
    storeWithRows(
      storage,
      contents.filter((one) => one !== undefined),
      ([storageKey = '', thumbKey]) =>
        store.write(actor, async (uow) => {
          await uow.lock(`files:${actor.plantId}`)
          const { bytes, sha256 } = contents[0]
          await refuseFull(uow.read, bytes)
          const owner = { ownerName: resource.name, ownerField: field }
          return uow.of(file).create({ ...values, ...owner, bytes, sha256, storageKey, ...(thumbKey && { thumbKey }) })
        }),
    )
  return {
    async admit(actor, text) {
      const target = targetOf(registry, actor, text)
      if (!actor.plantId) throw new Refusal('forbidden', {}, { kind: 'forbidden' })
      await refuseFull(store.read(actor), 0)
      return { ...target, maxBytes: ACCEPTED[target.accept].maxBytes }
    },
    async put(actor, target, { name, source }) {
      const arrived = await receive(storage, source, ACCEPTED[target.accept])
      try {
        if (!arrived.bytes) throw new Refusal('file.missing')
        return await persist(actor, target, await made(arrived, { name, accept: target.accept }))
      } finally {
        await leavePicture(arrived)
        await discard(arrived.path)
      }
    },
    async get(actor, id, size) {
      const read = store.read(actor)
      const [row] = await read.withoutDataScope.of(file).many([id])
      const key = size === 'thumb' ? row?.thumbKey : row?.storageKey
      if (!row || !key || !(await mayRead(read, registry, row))) return undefined
      const bytes = await storage.size(key)
      if (bytes === undefined) return undefined
      const { name, fileType, sha256 } = row
      const representation = size === 'thumb' ? { type: 'image/webp', etag: `"${sha256}-thumb"` } : { type: fileType, etag: `"${sha256}"` }
      return { name, bytes, ...representation, open: (range) => storage.open(key, range) }
    },
  }
}
