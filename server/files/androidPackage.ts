import { type FileHandle, open } from 'node:fs/promises'
import { Refusal } from '../kernel/index.ts'
import type { Arrived } from './storage.ts'

const MB = 1024 * 1024
const LOCAL_HEADER = 0x04034b50
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const END = 0x06054b50
const END_BYTES = 22
const COMMENT_MAX = 65_535
const DIRECTORY_MAX = 16 * MB
const MANIFEST = Buffer.from('AndroidManifest.xml')

const notAndroid = () => new Refusal('file.notAndroid')
const beginsLikeZip = (head: Buffer) => head.length >= 4 && head.readUInt32LE(0) === LOCAL_HEADER
/** Saves taking in 200 MB of something else. */
export function checkAndroidHead(head: Buffer) {
  if (!beginsLikeZip(head)) throw notAndroid()
}

async function readAt(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  const { bytesRead } = await file.read(buffer, 0, length, from)
  if (bytesRead !== length) throw notAndroid()
  return buffer
}
/** Where the list of entries stands, from the record at the very end of the archive. */
async function directoryOf(file: FileHandle, bytes: number): Promise<Buffer> {
  const length = Math.min(bytes, END_BYTES + COMMENT_MAX)
  const tail = await readAt(file, bytes - length, length)
  for (let at = length - END_BYTES; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue
    const [size, from] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)]
    if (size > DIRECTORY_MAX || from + size > bytes) throw notAndroid()
    return readAt(file, from, size)
  }
  throw notAndroid()
}
function hasManifest(directory: Buffer): boolean {
  for (let at = 0; at + ENTRY_BYTES <= directory.length && directory.readUInt32LE(at) === ENTRY; ) {
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [number, number, number]
    if (directory.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + name).equals(MANIFEST)) return true
    at += ENTRY_BYTES + name + extra + comment
  }
  return false
}
/** Refuses whatever is not a zip archive with an Android manifest, by content: a name proves nothing. */
export async function checkAndroidPackage({ path, bytes }: Arrived): Promise<void> {
  const file = await open(path, 'r')
  try {
    if (bytes < END_BYTES || !beginsLikeZip(await readAt(file, 0, 4)) || !hasManifest(await directoryOf(file, bytes))) throw notAndroid()
  } finally {
    await file.close()
  }
}
