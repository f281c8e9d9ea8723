import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { discard } from '../platform/disk/durable.ts'
import type { Storage } from './storage.ts'

/** What a crash left behind is certainly no longer being written after this. */
export const LEFTOVER_MS = 86_400_000

async function dropHalfArrived(incoming: string, before: number): Promise<number> {
  let dropped = 0
  for (const name of await readdir(incoming).catch(() => [])) {
    const path = join(incoming, name)
    const found = await stat(path).catch(() => null)
    if (!found?.isFile() || found.mtimeMs >= before) continue
    await discard(path)
    dropped++
  }
  return dropped
}
/** Removes contents that no row names, and what never arrived whole, once they are old. Out: how many. */
export async function dropLeftovers(storage: Storage, named: () => Promise<ReadonlySet<string>>): Promise<number> {
  const before = Date.now() - LEFTOVER_MS
  let dropped = await dropHalfArrived(storage.incoming, before)
  const old: string[] = []
  for await (const { key, at } of storage.all()) if (at.getTime() < before) old.push(key)
  if (!old.length) return dropped
  // Read after the list: what is named by now stays.
  const known = await named()
  for (const key of old) {
    if (known.has(key)) continue
    await storage.remove(key)
    dropped++
  }
  return dropped
}
