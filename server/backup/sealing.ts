import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'
import { BadArchive } from './manifest.ts'

/**
 * An archive under a passphrase: a key by scrypt, then frames of 64 KiB, each with AES-256-GCM. The number of a frame is its nonce, and whether it
 * is the last one is part of what its tag covers: frames that were changed, swapped or cut off are found.
 */
const MAGIC = Buffer.from('MWSEAL1\n')
const SALT = 16
const FRAME = 64 * 1024
const TAG = 16
const HEAD = MAGIC.length + SALT
/** 32 MB and about 0.1 s: dear to guess, cheap to know. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }

const keyOf = (passphrase: string, salt: Buffer) => scryptSync(passphrase.normalize('NFC'), salt, 32, COST)
function nonceOf(frame: number): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(frame, 6, 6)
  return nonce
}
const covered = (isLast: boolean) => Buffer.from([isLast ? 1 : 0])

/** Cuts a stream into frames; the last one, which may be empty, is told apart. */
abstract class Frames extends Transform {
  #rest = Buffer.alloc(0)
  #frame = 0
  readonly #size: number
  constructor(size: number) {
    super()
    this.#size = size
  }
  protected abstract processFrame(bytes: Buffer, frame: number, isLast: boolean): Buffer
  protected head(bytes: Buffer): Buffer | undefined {
    return bytes
  }
  #tried(done: TransformCallback, work: () => void) {
    try {
      work()
    } catch (error) {
      return done(error as Error)
    }
    done()
  }
  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
    this.#tried(done, () => {
      const bytes = this.head(this.#rest.length ? Buffer.concat([this.#rest, chunk]) : chunk)
      if (!bytes) {
        this.#rest = Buffer.concat([this.#rest, chunk])
        return
      }
      let at = 0
      // One frame always stays behind: it may be the last.
      for (; bytes.length - at > this.#size; at += this.#size)
        this.push(this.processFrame(bytes.subarray(at, at + this.#size), this.#frame++, false))
      this.#rest = Buffer.from(bytes.subarray(at))
    })
  }
  override _flush(done: TransformCallback) {
    this.#tried(done, () => this.push(this.processFrame(this.#rest, this.#frame, true)))
  }
}

class Seal extends Frames {
  readonly #key: Buffer
  constructor(passphrase: string) {
    super(FRAME)
    const salt = randomBytes(SALT)
    this.#key = keyOf(passphrase, salt)
    this.push(Buffer.concat([MAGIC, salt]))
  }
  protected processFrame(bytes: Buffer, frame: number, isLast: boolean) {
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonceOf(frame)).setAAD(covered(isLast))
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  }
}

class Unseal extends Frames {
  readonly #passphrase: string
  #key: Buffer | undefined
  constructor(passphrase: string) {
    super(FRAME + TAG)
    this.#passphrase = passphrase
  }
  protected override head(bytes: Buffer) {
    if (this.#key) return bytes
    if (bytes.length < HEAD) return undefined
    if (!bytes.subarray(0, MAGIC.length).equals(MAGIC))
      throw new BadArchive('This archive is not encrypted as Millwright does it', { fault: 'NO_BACKUP' })
    this.#key = keyOf(this.#passphrase, bytes.subarray(MAGIC.length, HEAD))
    return bytes.subarray(HEAD)
  }
  protected processFrame(bytes: Buffer, frame: number, isLast: boolean) {
    if (!this.#key || bytes.length < TAG) throw new BadArchive('The archive ends too early', { fault: 'ALTERED' })
    const decipher = createDecipheriv('aes-256-gcm', this.#key, nonceOf(frame)).setAAD(covered(isLast))
    decipher.setAuthTag(bytes.subarray(-TAG))
    try {
      return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()])
    } catch (cause) {
      const why = frame === 0 ? 'The passphrase does not fit this archive' : 'The archive was changed or cut off after it was made'
      throw new BadArchive(why, { cause, fault: frame === 0 ? 'PASSPHRASE' : 'ALTERED' })
    }
  }
}

export const seal = (passphrase: string): Transform => new Seal(passphrase)
/** Fails with a BadArchive where the passphrase does not fit or a byte is not as it was written. */
export const unseal = (passphrase: string): Transform => new Unseal(passphrase)

export const isSealed = (beginning: Buffer): boolean => beginning.subarray(0, MAGIC.length).equals(MAGIC)
