import { crc32, deflateRawSync } from 'node:zlib'

/** One file of an archive; `claims` is the size that the directory gives instead of the true one. */
export interface Part {
  readonly name: string
  readonly content: string | Buffer
  readonly claims?: number
  readonly isEncrypted?: boolean
  /** Kept as it is instead of compressed. */
  readonly isStored?: boolean
}

/** A zip archive whose directory may lie. */
export function archive(parts: readonly Part[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content, claims, isEncrypted, isStored } of parts) {
    const [title, data] = [Buffer.from(name), Buffer.from(content as string)]
    const packed = isStored ? data : deflateRawSync(data, { level: 6 })
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    facts.writeUInt16LE(isStored ? 0 : 8, 4)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(claims ?? data.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, packed])
    const offset = Buffer.alloc(14)
    offset.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, offset, title]))
    locals.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, list, Buffer.from('PK\x05\x06'), end])
}
