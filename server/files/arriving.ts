import { createHash, randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Refusal } from '../kernel/index.ts'
import { discard } from '../platform/disk/durable.ts'
import { type Arrived, type Storage, tooLarge } from './storage.ts'

export interface Intake {
  readonly maxBytes: number
  /** Looks at the first bytes, before anything else is taken; throws a refusal. */
  checkHead?(head: Buffer): void
}
const HEAD = 4
const GONE = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR'])

/** Counts and hashes what passes, and stops it when it is too much or begins wrong. */
function gauge({ maxBytes, checkHead }: Intake) {
  const hash = createHash('sha256')
  let bytes = 0
  let head: Buffer | null = checkHead ? Buffer.alloc(0) : null
  function take(chunk: Buffer) {
    bytes += chunk.length
    if (bytes > maxBytes) throw tooLarge(maxBytes)
    hash.update(chunk)
    if (!head) return
    head = Buffer.concat([head, chunk.subarray(0, HEAD)])
    if (head.length < HEAD) return
    checkHead?.(head)
    head = null
  }
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        take(chunk)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) }
}

/** Unread, the rest of a body would keep its connection from ever carrying another request. Who sends without end is cut off. */
function readOn(source: Readable, atMost: number) {
  let left = atMost
  source.on('error', () => {})
  source.on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) source.destroy()
  })
}

/** Takes a stream onto the disk without ever holding it. All or nothing: what does not arrive whole leaves no trace. */
export async function receive({ incoming }: Pick<Storage, 'incoming'>, source: Readable, intake: Intake): Promise<Arrived> {
  const path = join(incoming, `${randomUUID()}.part`)
  const { stream, result } = gauge(intake)
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const file = createWriteStream(path, { flags: 'wx', mode: 0o640 })
  try {
    await pipeline(source.iterator({ destroyOnReturn: false }), stream, file)
    return { path, ...result() }
  } catch (error) {
    // A source that breaks off at once does so before the file is there: it would be made after it was discarded.
    if (!file.closed) await new Promise<void>((done) => file.once('close', () => done()))
    await discard(path)
    readOn(source, intake.maxBytes)
    if (GONE.has((error as NodeJS.ErrnoException).code ?? '')) throw new Refusal('limits.badRequest')
    throw error
  }
}

/** A file made beside the arrived one, measured like it. */
export async function measured(path: string): Promise<Arrived> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    hash.update(chunk)
  }
  return { path, bytes, sha256: hash.digest('hex') }
}

/** The contents first: a row never names what is not there. Those of a row that is not written go again. */
export async function storeWithRows<T>(
  storage: Storage,
  files: readonly Arrived[],
  write: (keys: readonly string[]) => Promise<T>,
): Promise<T> {
  const keys: string[] = []
  try {
    for (const file of files) keys.push(await storage.save(file))
    return await write(keys)
  } catch (error) {
    for (const key of keys) await storage.remove(key)
    throw error
  }
}
