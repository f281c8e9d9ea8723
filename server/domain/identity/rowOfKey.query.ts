import { eq } from 'drizzle-orm'
import { type ResourceDef, type Store, systemActor } from '../../kernel/index.ts'
import { keyHashOf } from './secretKey.ts'

/** The row that a secret key belongs to, in whatever plant: the key alone says which. Whether it is still in force is for its resource to say. */
export async function rowOfKey(
  store: Pick<Store, 'read'>,
  resource: ResourceDef,
  key: string,
): Promise<{ id: number; plantId: number } | undefined> {
  const keyHash = keyHashOf(key)
  if (!keyHash) return undefined
  const read = store.read(systemActor(0))
  const t = read.table(resource) as never as Record<'id' | 'plantId' | 'keyHash', never>
  const [row] = await read.db
    .select({ id: t.id, plantId: t.plantId })
    .from(t as never)
    .where(eq(t.keyHash, keyHash as never))
    .limit(1)
  return row
}
