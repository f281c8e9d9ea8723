import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type ResourceDef, type Store, systemActor } from '../../../kernel/index.ts'
import { sha256Hex } from './password.ts'

const KEY_BYTES = 32
/** As many characters as that many bytes are in base64url. */
const KEY = /^[\w-]{43}$/

interface SecretKey {
  /** Handed out once and never kept. */
  readonly key: string
  /** The only form in which it is kept. */
  readonly keyHash: string
}

/** A key of 256 random bits, for links and screens that come in without a log-in. */
export function newSecretKey(): SecretKey {
  const key = randomBytes(KEY_BYTES).toString('base64url')
  return { key, keyHash: sha256Hex(key) }
}
/** What such a key is looked up by; nothing for what cannot be one, so that long or odd texts cost no question. */
export const keyHashOf = (key: string): string | undefined => (KEY.test(key) ? sha256Hex(key) : undefined)

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
