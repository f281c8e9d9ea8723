import { crc32 } from 'node:zlib'

/** A small zip archive, entries stored as they are. */
export function zip(entries: readonly (readonly [name: string, content: string | Buffer])[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of entries) {
    const [title, data] = [Buffer.from(name), Buffer.from(content as string)]
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, title, data])
    const offset = Buffer.alloc(14)
    offset.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, offset, title]))
    locals.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...locals, list, Buffer.from('PK\x05\x06'), end])
}
/** What passes for an Android package. */
export const apk = (content: string, padding = 0) =>
  zip([
    ['classes.dex', Buffer.alloc(padding, content)],
    ['AndroidManifest.xml', content],
  ])
