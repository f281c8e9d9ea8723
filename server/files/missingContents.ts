import { gt } from 'drizzle-orm'
import { file } from '../domain/system/index.ts'
import { type Store, systemActor } from '../kernel/index.ts'
import type { Storage } from './storage.ts'

const PAGE = 5_000

/** The content of each file by its key, with the name that people gave it. */
async function namesByKey(store: Pick<Store, 'read'>): Promise<ReadonlyMap<string, string>> {
  const { db, table } = store.read(systemActor(0))
  const t = table(file)
  const names = new Map<string, string>()
  for (let after = 0; ; ) {
    const page = await db.select({ id: t.id, key: t.storageKey, name: t.name }).from(t).where(gt(t.id, after)).orderBy(t.id).limit(PAGE)
    for (const { key, name } of page) names.set(key, name)
    const last = page.at(-1)
    if (!last || page.length < PAGE) return names
    after = last.id
  }
}

/** Names of uploaded files whose content the storage does not have. Those that are deleted meanwhile are none of them. */
export async function missingContents({
  store,
  storage,
}: {
  store: Pick<Store, 'read'>
  storage: Pick<Storage, 'all'>
}): Promise<string[]> {
  const before = await namesByKey(store)
  const stored = new Set<string>()
  for await (const { key } of storage.all()) stored.add(key)
  const missing = [...before.keys()].filter((key) => !stored.has(key))
  if (!missing.length) return []
  const after = await namesByKey(store)
  return missing.flatMap((key) => after.get(key) ?? [])
}
