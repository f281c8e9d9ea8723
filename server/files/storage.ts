import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../kernel/index.ts'

const MB = 1024 * 1024
/** Names are made here; nothing else is ever looked up on the disk. */
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}$/

export interface Kept {
  readonly key: string
  readonly bytes: number
  readonly sha256: string
}
export interface Intake {
  readonly maxBytes: number
  /** Looks at the first bytes, before anything else is taken. */
  startsRight(head: Buffer): boolean
  /** Looks at the whole file; throws a refusal. */
  check(file: FileHandle, bytes: number): Promise<void>
}
/** Where files are kept. What a caller says of a file is never part of its name on the disk. */
export interface Storage {
  /** All or nothing: a file that was not taken whole, or that the intake refuses, leaves no trace. */
  put(source: Readable, intake: Intake): Promise<Kept>
  size(key: string): Promise<number | undefined>
  open(key: string, range?: { start: number; end: number }): Readable
  remove(key: string): Promise<void>
  /** Keys of everything kept, with the moment each was written. */
  all(): Promise<{ key: string; at: Date }[]>
}

export const tooLarge = (maxBytes: number) => new Refusal('limits.bodyTooLarge', { limit: `${maxBytes / MB} MB` })
const HEAD = 4

/** Counts and hashes what passes, and stops it when it is too much or begins wrong. */
function gauge({ maxBytes, startsRight }: Intake) {
  const hash = createHash('sha256')
  let bytes = 0
  let head: Buffer | null = Buffer.alloc(0)
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      if (bytes > maxBytes) return done(tooLarge(maxBytes))
      if (head) {
        head = Buffer.concat([head, chunk.subarray(0, HEAD)])
        if (head.length >= HEAD) {
          if (!startsRight(head)) return done(new Refusal('file.notAndroid'))
          head = null
        }
      }
      hash.update(chunk)
      done(null, chunk)
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}
async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Files below a folder, by generated names. */
export function diskStorage(folder: string): Storage {
  const incoming = join(folder, 'incoming')
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('not a key of this storage')
    return join(folder, key)
  }
  async function take(source: Readable, intake: Intake, path: string) {
    const { stream, result } = gauge(intake)
    const file = await open(path, 'wx+', 0o640)
    try {
      await pipeline(source, stream, async (chunks: AsyncIterable<Buffer>) => {
        for await (const chunk of chunks) await file.appendFile(chunk)
      })
      const taken = result()
      await intake.check(file, taken.bytes)
      await file.sync()
      return taken
    } finally {
      await file.close()
    }
  }
  return {
    async put(source, intake) {
      const id = randomUUID().replaceAll('-', '')
      const [part, home] = [join(incoming, `${id}.part`), join(folder, id.slice(0, 2))]
      await mkdir(incoming, { recursive: true })
      try {
        const taken = await take(source, intake, part)
        await mkdir(home, { recursive: true })
        await rename(part, join(home, id))
        await syncFolder(home)
        return { key: `${id.slice(0, 2)}/${id}`, ...taken }
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    size: (key) =>
      stat(pathOf(key)).then(
        ({ size }) => size,
        () => undefined,
      ),
    open: (key, range) => createReadStream(pathOf(key), { highWaterMark: 256 * 1024, ...range }),
    remove: (key) => rm(pathOf(key), { force: true }),
    async all() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
      const keys = entries.filter((e) => e.isFile()).map((e) => `${e.parentPath.slice(-2)}/${e.name}`)
      return Promise.all(keys.filter((key) => KEY.test(key)).map(async (key) => ({ key, at: (await stat(pathOf(key))).mtime })))
    },
  }
}
