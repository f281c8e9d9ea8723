import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../../server/domain/index.ts'
import { issueWallDisplayKey, wallDisplay, wallDisplayFlow } from '../../../../server/domain/wall/index.ts'
import { operations } from '../../../../server/kernel/index.ts'
import { openShop, refusal, type Shop } from '../shop.ts'

describe('issuing the key of a display', () => {
  let shop: Shop
  beforeAll(async () => {
    shop = await openShop()
  })
  afterAll(() => shop.close())
  const issue = (id: number) => shop.store.write(shop.actor, (uow) => issueWallDisplayKey(uow, id))

  it('keeps only its hash, and every key is another one', async () => {
    const display = await shop.row(wallDisplay, {})
    const first = await issue(display.id)
    expect(Buffer.from(first.key, 'base64url')).toHaveLength(32)
    expect(first.display).toMatchObject({ keyHash: createHash('sha256').update(first.key).digest('hex'), keyIssuedAt: shop.clock.now() })
    const second = await issue(display.id)
    expect(second.key).not.toBe(first.key)
    expect((await shop.read().of(wallDisplay).get(display.id)).keyHash).toBe(second.display.keyHash)
  })

  it('is refused for a revoked display and for one of another plant', async () => {
    const display = await shop.row(wallDisplay, {})
    await operations(shop.store, registry).step(shop.actor, wallDisplayFlow.revoke as never, display.id, {})
    expect(await refusal(issue(display.id))).toBe('wall.revoked')
    expect(await refusal(issue(999_999))).toBe('notFound')
  })
})
