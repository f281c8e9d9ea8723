import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { Refusal } from '../kernel/index.ts'

const MB = 1024 * 1024
const KEY = /^[0-9a-f]{2}\/[0-9a-f]{32}$/

/** A file on the disk of this machine, on its way in. */
export interface Arrived {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
}
export interface Range {
  readonly start: number
  readonly end: number
}
/** Where contents are kept. What a caller says of a file is never part of its key. */
export interface Storage {
  /** The folder of this machine where files arrive. */
  readonly incoming: string
  /** Keeps what has arrived, whole or not at all, and answers its key. The arrived file is needless afterwards. */
  save(file: Arrived): Promise<string>
  /** Keeps a file of this machine under a key that it had before, as a restore does. */
  saveAs(key: string, path: string): Promise<void>
  size(key: string): Promise<number | undefined>
  open(key: string, range?: Range): Promise<Readable>
  remove(key: string): Promise<void>
  /** Everything that is kept, with the moment each was written. */
  all(): AsyncIterable<{ key: string; at: Date }>
}

export const tooLarge = (maxBytes: number) => new Refusal('limits.bodyTooLarge', { limit: `${maxBytes / MB} MB` })

/** Spread over 256 folders, which every file system finds easy. */
export function newKey(): string {
  const id = randomUUID().replaceAll('-', '')
  return `${id.slice(0, 2)}/${id}`
}
export const isKey = (text: string) => KEY.test(text)
/** Names are made here; nothing else is ever looked up in a storage. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error('not a key of this storage')
  return key
}
