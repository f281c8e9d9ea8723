import type { Readable } from 'node:stream'
import { appVersion } from '../domain/system/index.ts'
import {
  type Actor,
  type Change,
  can,
  notFound,
  Refusal,
  type RowOf,
  requirePermission,
  type Store,
  shared,
  systemActor,
} from '../kernel/index.ts'
import { discard } from '../platform/disk/durable.ts'
import { checkAndroidHead, checkAndroidPackage } from './androidPackage.ts'
import { receive, storeWithRows } from './arriving.ts'
import { cleanName, cutTo } from './fileName.ts'
import { dropLeftovers } from './leftovers.ts'
import type { Arrived, Range, Storage } from './storage.ts'

const MB = 1024 * 1024
export const PACKAGE_MAX = 200 * MB
const ALL_MAX = 2048 * MB
const NAME_MAX = 200

type Version = RowOf<typeof appVersion>
export interface Package {
  readonly fileName: string
  readonly bytes: number
  readonly sha256: string
  open(range?: Range): Promise<Readable>
}
export interface AppPackages {
  /** Refuses what may not be uploaded, before anything of it is read. */
  admit(actor: Actor, id: number): Promise<void>
  put(actor: Actor, id: number, upload: { name: string; source: Readable }): Promise<Version>
  /** Released ones are everybody's; the others need the permission to see app versions. */
  get(actor: Actor | null, id: number): Promise<Package>
  /** Tells of changed rows, by another process too. */
  changed(change: Change | 'everything'): void
  /** Waits for what is being tidied up. */
  close(): Promise<void>
}
interface Options {
  readonly store: Pick<Store, 'read' | 'write' | 'onChange'>
  readonly storage: Storage
  readonly onFault: (error: unknown) => void
}

export function safeName(name: string, version: string): string {
  const stem = cutTo(cleanName(name).replace(/\.apk$/i, ''), NAME_MAX)
  return `${stem || `app-${version}`}.apk`
}
const allVersions = (store: Options['store']) => store.read(systemActor(0)).of(appVersion)

/** Keeps the disk to what the rows name: files of replaced packages and deleted rows go after the commit that made them needless. */
function tidying({ store, storage, onFault }: Options) {
  const known = new Set<string>()
  let work: Promise<void> = Promise.resolve()
  const named = async () => new Set((await allVersions(store).find({})).flatMap(({ fileKey }) => fileKey ?? []))
  async function sweep() {
    for (const key of await named()) known.add(key)
    await dropLeftovers(storage, named)
  }
  async function compare() {
    const before = [...known]
    const now = await named()
    for (const key of now) known.add(key)
    for (const key of before)
      if (!now.has(key)) {
        await storage.remove(key)
        known.delete(key)
      }
  }
  const then = (next: () => Promise<void>) => {
    work = work.then(next).catch(onFault)
  }
  then(sweep)
  return {
    look: () => then(compare),
    /** A row names it from now on. It may be gone again before anybody has looked, and nobody would know of its file then. */
    markStored(key: string) {
      known.add(key)
      then(compare)
    },
    done: () => work,
  }
}

/** The packages of app versions: a file on the disk and a row that names it, together or not at all. */
export function appPackages(options: Options): AppPackages {
  const { store, storage } = options
  const tidy = tidying(options)
  const changed: AppPackages['changed'] = (change) => {
    if (change === 'everything' || change.resources.includes(appVersion.name)) tidy.look()
  }
  store.onChange(changed)

  async function admit(actor: Actor, id: number) {
    requirePermission(actor, `${appVersion.permission}:edit`)
    const read = store.read(actor)
    const { platform } = await read.of(appVersion).get(id)
    if ((await read.crossPlantIds(appVersion, [id])).size) throw shared(appVersion)
    if (platform !== 'ANDROID') throw new Refusal('file.androidOnly')
    const rows = await allVersions(store).find({})
    const others = rows.reduce((sum, row) => sum + (row.id === id ? 0 : (row.fileBytes ?? 0)), 0)
    if (others + PACKAGE_MAX > ALL_MAX) throw new Refusal('file.full', { limit: `${ALL_MAX / MB} MB` })
  }
  async function storePackage(actor: Actor, id: number, { name, file }: { name: string; file: Arrived }) {
    const saved = await storeWithRows(storage, [file], ([fileKey = '']) =>
      store.write(actor, async (uow) => {
        const record = await uow.of(appVersion).lockForUpdate(id)
        const { bytes: fileBytes, sha256: fileSha256 } = file
        const values = { fileKey, fileBytes, fileSha256, fileName: safeName(name, record.version), fileAt: uow.now }
        return uow.of(appVersion).patch(record, values, { action: 'upload' })
      }),
    )
    if (saved.fileKey) tidy.markStored(saved.fileKey)
    return saved
  }
  return {
    admit,
    async put(actor, id, { name, source }) {
      await admit(actor, id)
      const file = await receive(storage, source, { maxBytes: PACKAGE_MAX, checkHead: checkAndroidHead })
      try {
        await checkAndroidPackage(file)
        return await storePackage(actor, id, { name, file })
      } finally {
        await discard(file.path)
      }
    },
    async get(actor, id) {
      const [row] = await allVersions(store).many([id])
      if (!row?.released) {
        if (!actor) throw new Refusal('unauthenticated', {}, { kind: 'unauthenticated' })
        if (!can(actor, `${appVersion.permission}:query`, `${appVersion.permission}:list`))
          requirePermission(actor, `${appVersion.permission}:query`)
      }
      const { fileKey, fileName, fileSha256 } = row ?? {}
      const bytes = fileKey ? await storage.size(fileKey) : undefined
      if (!fileKey || bytes === undefined) throw notFound(appVersion.name, id)
      return { fileName: fileName ?? 'app.apk', bytes, sha256: fileSha256 ?? '', open: (range) => storage.open(fileKey, range) }
    },
    changed,
    close: tidy.done,
  }
}
