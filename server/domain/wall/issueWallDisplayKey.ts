import { createHash, randomBytes } from 'node:crypto'
import { conflict, type RowOf, type UnitOfWork } from '../../kernel/index.ts'
import { wallDisplay } from './wallDisplay.resource.ts'

const KEY_BYTES = 32

export interface KeyMaking {
  readonly randomKey: () => string
  /** The only form in which a key is kept. */
  readonly hash: (key: string) => string
}
const making: KeyMaking = {
  randomKey: () => randomBytes(KEY_BYTES).toString('base64url'),
  hash: (key) => createHash('sha256').update(key).digest('hex'),
}

/** Gives a display a new key, shown this once; the screens that hold the old one are out at once (§12). */
export async function issueWallDisplayKey(
  uow: UnitOfWork,
  id: number,
  { randomKey, hash }: KeyMaking = making,
): Promise<{ display: RowOf<typeof wallDisplay>; key: string }> {
  const display = await uow.of(wallDisplay).get(id)
  if (display.status === 'REVOKED') throw conflict('wall.revoked')
  const key = randomKey()
  return { display: await uow.of(wallDisplay).patch(display, { keyHash: hash(key), keyIssuedAt: uow.now }, { action: 'issueKey' }), key }
}
