import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes, scryptSync } from 'node:crypto'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { discard, flushFolder, writeAtomic } from '../../platform/disk/durable.ts'
import { BadArchive } from '../manifest.ts'

/** Small enough that a few rows change little, large enough that a gigabyte is a short list. A multiple of the page of any base. */
export const BLOCK = 64 * 1024
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }
const [NONCE, TAG] = [12, 16]
/** So many are written at the same time: the disk makes them last together. */
const TOGETHER = 16
const KEY = 'key.json'
const NAME = /^[0-9a-f]{64}$/

/** What blocks are named by and, under a passphrase, encrypted with. */
async function keyOf(folder: string, passphrase: string | undefined): Promise<Buffer | undefined> {
  const at = join(folder, KEY)
  const stored = await readFile(at, 'utf8').then(
    (text) => JSON.parse(text) as { salt: string | null; check: string },
    () => undefined,
  )
  if (stored && Boolean(stored.salt) !== Boolean(passphrase))
    throw new BadArchive(
      stored.salt
        ? `${folder} is encrypted: BACKUP_PASSPHRASE must say with what`
        : `${folder} was begun without a passphrase: take another folder`,
    )
  const salt = stored?.salt ? Buffer.from(stored.salt, 'hex') : randomBytes(16)
  const key = passphrase ? scryptSync(passphrase.normalize('NFC'), salt, 32, COST) : undefined
  const check = key ? createHmac('sha256', key).update('check').digest('hex') : ''
  if (!stored) await writeAtomic(at, JSON.stringify({ salt: key ? salt.toString('hex') : null, check }))
  else if (stored.check !== check) throw new BadArchive(`The passphrase does not fit ${folder}`)
  return key
}

/** Pieces of files, each kept once under the checksum of what it holds. */
export class Blocks {
  readonly #folder: string
  readonly #key: Buffer | undefined
  readonly #known = new Set<string>()
  readonly #homes = new Set<string>()
  #writing: Promise<void>[] = []

  private constructor(folder: string, key: Buffer | undefined) {
    this.#folder = join(folder, 'blocks')
    this.#key = key
  }
  static async open(folder: string, passphrase?: string): Promise<Blocks> {
    await mkdir(join(folder, 'blocks'), { recursive: true, mode: 0o700 })
    return new Blocks(folder, await keyOf(folder, passphrase))
  }

  #homeOf = (name: string) => join(this.#folder, name.slice(0, 2))
  #pathOf = (name: string) => join(this.#homeOf(name), name)
  #nameOf = (bytes: Buffer) => (this.#key ? createHmac('sha256', this.#key) : createHash('sha256')).update(bytes).digest('hex')

  /** These are there for certain. */
  know(names: Iterable<string>) {
    for (const name of names) this.#known.add(name)
  }

  /** Keeps what a stream gives, in order. Out: the names of its blocks. */
  async put(source: AsyncIterable<Buffer>): Promise<{ bytes: number; blocks: string[] }> {
    const blocks: string[] = []
    let bytes = 0
    let rest: Buffer = Buffer.alloc(0)
    for await (const chunk of source) {
      bytes += chunk.length
      rest = rest.length ? Buffer.concat([rest, chunk]) : chunk
      let at = 0
      for (; rest.length - at >= BLOCK; at += BLOCK) blocks.push(await this.#store(rest.subarray(at, at + BLOCK)))
      rest = rest.subarray(at)
    }
    if (rest.length) blocks.push(await this.#store(rest))
    return { bytes, blocks }
  }

  async #store(bytes: Buffer): Promise<string> {
    const name = this.#nameOf(bytes)
    if (this.#known.has(name)) return name
    this.#known.add(name)
    const isThere = await stat(this.#pathOf(name)).then(
      () => true,
      () => false,
    )
    if (isThere) return name
    const packed = this.#sealed(deflateRawSync(bytes, { level: 1 }))
    this.#writing.push(this.#write(name, packed))
    if (this.#writing.length >= TOGETHER) await this.#written()
    return name
  }
  async #write(name: string, packed: Buffer) {
    if (!this.#homes.has(this.#homeOf(name))) await mkdir(this.#homeOf(name), { recursive: true, mode: 0o700 })
    this.#homes.add(this.#homeOf(name))
    await writeAtomic(this.#pathOf(name), packed, { isLasting: false })
  }
  async #written() {
    const writing = this.#writing
    this.#writing = []
    await Promise.all(writing)
  }
  /** After it, all that was put is on disk. */
  async settle() {
    await this.#written()
    for (const home of this.#homes) await flushFolder(home)
    await flushFolder(this.#folder)
  }

  async *read(names: readonly string[]): AsyncGenerator<Buffer> {
    for (const name of names) yield await this.#get(name)
  }
  async #get(name: string): Promise<Buffer> {
    const packed = await readFile(this.#pathOf(name)).catch((cause: unknown) => {
      throw new BadArchive(`The block ${name} is missing`, { cause })
    })
    try {
      const bytes = inflateRawSync(this.#opened(packed), { maxOutputLength: BLOCK })
      if (this.#nameOf(bytes) === name) return bytes
    } catch (cause) {
      throw new BadArchive(`The block ${name} is damaged`, { cause })
    }
    throw new BadArchive(`The block ${name} is damaged`)
  }

  #sealed(bytes: Buffer): Buffer {
    if (!this.#key) return bytes
    const nonce = randomBytes(NONCE)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce)
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
  #opened(packed: Buffer): Buffer {
    if (!this.#key) return packed
    const decipher = createDecipheriv('aes-256-gcm', this.#key, packed.subarray(0, NONCE))
    decipher.setAuthTag(packed.subarray(-TAG))
    return Buffer.concat([decipher.update(packed.subarray(NONCE, -TAG)), decipher.final()])
  }

  /** Removes what nobody names, and what a process that died left unfinished. Out: how many. */
  async sweep(named: ReadonlySet<string>): Promise<number> {
    let gone = 0
    for (const home of await readdir(this.#folder))
      for (const name of await readdir(join(this.#folder, home))) {
        if (NAME.test(name) && named.has(name)) continue
        await discard(join(this.#folder, home, name))
        gone++
      }
    return gone
  }
}
export const touch = (path: string) => writeFile(path, '', { mode: 0o600 })
