import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { receive } from '../../../server/files/arriving.ts'
import { diskStorage, type Storage, s3Storage } from '../../../server/files/index.ts'
import { dropLeftovers } from '../../../server/files/leftovers.ts'
import { Refusal } from '../../../server/kernel/index.ts'
import { discard } from '../../../server/platform/disk/durable.ts'
import { s3Server } from '../../support/servers/s3Server.ts'

const ACCOUNT = { bucket: 'plant-files', region: 'cn-east-1', key: 'AKTEST', secret: 'a secret/with+signs=' }
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})
function freshFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-storage-'))
  endings.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const portOf = (server: Server) => (server.address() as AddressInfo).port
interface Opened {
  storage: Storage
  /** Makes a content look as if it had been kept long ago. */
  age(key: string, at: Date): void
}
async function onDisk(): Promise<Opened> {
  const folder = freshFolder()
  return { storage: diskStorage(folder), age: (key, at) => utimesSync(join(folder, key), at, at) }
}
async function inBucket(): Promise<Opened> {
  const server = await s3Server(ACCOUNT)
  endings.push(() => expect(server.refused()).toBe(0), server.close)
  const settings = { ...ACCOUNT, endpoint: server.endpoint, pathStyle: true }
  const storage = s3Storage(settings, { prefix: 'files/', incoming: join(freshFolder(), 'incoming') })
  return {
    storage,
    age(key, at) {
      const stored = server.objects.get(`files/${key}`)
      if (stored) stored.at = at
    },
  }
}

async function kept(storage: Storage, content: Buffer): Promise<string> {
  const file = await receive(storage, Readable.from([content]), { maxBytes: 1e9 })
  const key = await storage.save(file)
  await discard(file.path)
  return key
}
async function read(stream: Promise<Readable>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
async function listed(storage: Storage) {
  const out: { key: string; at: Date }[] = []
  for await (const one of storage.all()) out.push(one)
  return out
}
const arriving = ({ incoming }: Storage) => (existsSync(incoming) ? readdirSync(incoming) : [])

describe.each([
  ['the disk', onDisk],
  ['a bucket', inBucket],
])('a storage on %s', (_name, open) => {
  it('gives back what was kept, whole or in part, under a key of its own making', async () => {
    const { storage } = await open()
    const content = randomBytes(300_000)
    const key = await kept(storage, content)
    expect(key).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{32}$/)
    expect(await storage.size(key)).toBe(content.length)
    expect((await read(storage.open(key))).equals(content)).toBe(true)
    expect((await read(storage.open(key, { start: 10, end: 99 }))).equals(content.subarray(10, 100))).toBe(true)
    expect(arriving(storage)).toEqual([])
  })

  it('forgets what is removed, and does not mind removing it twice', async () => {
    const { storage } = await open()
    const key = await kept(storage, Buffer.from('one'))
    await storage.remove(key)
    await storage.remove(key)
    expect(await storage.size(key)).toBeUndefined()
    expect(await listed(storage)).toEqual([])
  })

  it('lists everything that it keeps, however much', async () => {
    const { storage } = await open()
    const keys: string[] = []
    for (const text of ['a', 'b', 'c', 'd', 'e']) keys.push(await kept(storage, Buffer.from(text)))
    const all = await listed(storage)
    expect(all.map(({ key }) => key).sort()).toEqual(keys.sort())
    for (const { at } of all) expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000)
  })

  it('looks up nothing but its own keys', async () => {
    const { storage } = await open()
    for (const key of ['../../etc/passwd', 'ab/../../x', 'incoming/x', ''])
      await expect((async () => storage.open(key))()).rejects.toThrow('not a key')
  })

  it('loses what no row names once it is a day old, and no sooner', async () => {
    const { storage, age } = await open()
    const [named, young, old] = [
      await kept(storage, Buffer.from('1')),
      await kept(storage, Buffer.from('2')),
      await kept(storage, Buffer.from('3')),
    ]
    const yesterday = new Date(Date.now() - 90_000_000)
    age(named, yesterday)
    age(old, yesterday)
    for (const [name, at] of [
      ['half.part', yesterday],
      ['now.part', new Date()],
    ] as const) {
      writeFileSync(join(storage.incoming, name), 'x')
      utimesSync(join(storage.incoming, name), at, at)
    }
    expect(await dropLeftovers(storage, async () => new Set([named]))).toBe(2)
    expect((await listed(storage)).map(({ key }) => key).sort()).toEqual([named, young].sort())
    expect(arriving(storage)).toEqual(['now.part'])
  })
})

describe('a file on its way in', () => {
  const into = (source: Readable, maxBytes = 1000) => {
    const storage = diskStorage(freshFolder())
    return { storage, work: receive(storage, source, { maxBytes }) }
  }
  it('is measured while it comes', async () => {
    const content = randomBytes(900)
    const { work } = into(Readable.from([content.subarray(0, 5), content.subarray(5)]))
    expect(await work).toMatchObject({ bytes: 900, sha256: createHash('sha256').update(content).digest('hex') })
  })
  it('leaves nothing when it is too large, or breaks off', async () => {
    const large = into(Readable.from([randomBytes(600), randomBytes(600)]))
    await expect(large.work).rejects.toMatchObject({ code: 'limits.bodyTooLarge' })
    const broken = into(
      new Readable({
        read() {
          this.push(randomBytes(10))
          this.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))
        },
      }),
    )
    await expect(broken.work).rejects.toBeInstanceOf(Refusal)
    expect([...arriving(large.storage), ...arriving(broken.storage)]).toEqual([])
  })
})

describe('the bucket', () => {
  it('refuses who has the wrong secret, and says so instead of finding nothing', async () => {
    const server = await s3Server(ACCOUNT)
    endings.push(server.close)
    const settings = { ...ACCOUNT, secret: 'another', endpoint: server.endpoint, pathStyle: true }
    const storage = s3Storage(settings, { prefix: '', incoming: freshFolder() })
    await expect(storage.size('ab/abababababababababababababababab')).rejects.toThrow()
    expect(server.refused()).toBeGreaterThan(0)
  })
})

it('sends nothing to whom the storage names instead', async () => {
  const requests: string[] = []
  const elsewhere = createServer((request, response) => void response.end(requests.push(request.url ?? '').toString()))
  const storage = createServer((request, response) => {
    request.resume()
    response.writeHead(307, { location: `http://127.0.0.1:${portOf(elsewhere)}/` }).end()
  })
  for (const server of [elsewhere, storage]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    endings.push(() => server.close())
  }
  const settings = { ...ACCOUNT, endpoint: `http://127.0.0.1:${portOf(storage)}`, pathStyle: true }
  const bucket = s3Storage(settings, { prefix: 'files/', incoming: join(freshFolder(), 'incoming') })
  await expect(kept(bucket, randomBytes(100))).rejects.toThrow()
  await expect(bucket.open('0'.repeat(32))).rejects.toThrow()
  expect(requests).toEqual([])
})
