import { createReadStream } from 'node:fs'
import { mkdir, opendir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { outageOf } from '../platform/connections/outage.ts'
import { commitRename, flush, remove } from '../platform/disk/durable.ts'
import { checkKey, isKey, newKey, type Storage } from './storage.ts'

const CHUNK = 256 * 1024

async function* entriesOf(folder: string) {
  const opened = await opendir(folder).catch(() => null)
  if (opened) yield* opened
}
async function* keysBelow(folder: string) {
  for await (const home of entriesOf(folder)) {
    if (!home.isDirectory()) continue
    for await (const file of entriesOf(join(folder, home.name))) {
      const key = `${home.name}/${file.name}`
      if (file.isFile() && isKey(key)) yield key
    }
  }
}

/** Contents below a folder, by generated names. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key))
  const saveAs = async (key: string, path: string) => {
    const home = dirname(pathOf(key))
    await flush(path)
    await mkdir(home, { recursive: true, mode: 0o700 })
    await commitRename(path, pathOf(key))
  }
  return {
    incoming: join(folder, 'incoming'),
    async save({ path }) {
      const key = newKey()
      await saveAs(key, path)
      return key
    },
    saveAs,
    size: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        (error: unknown) => {
          // A disk that is away has lost nothing.
          if (outageOf(error)) throw error
          return undefined
        },
      ),
    open: async (key, range) => createReadStream(pathOf(key), { highWaterMark: CHUNK, ...range }),
    remove: (key) => remove(pathOf(key)),
    async *all() {
      for await (const key of keysBelow(folder)) {
        const at = await stat(pathOf(key)).then(
          ({ mtime }) => mtime,
          () => undefined,
        )
        if (at) yield { key, at }
      }
    },
  }
}
