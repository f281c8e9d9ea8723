import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { passwordDigest } from '../../../../console/kit/session/passwordDigest.ts'
import { sha256 } from '../../../../console/kit/session/sha256.ts'

describe('the hash that the log-in page sends', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is the same from the browser as from our own code', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => (await passwordDigest(text)) === sha256(text)))
  })

  it('needs no secure context', async () => {
    vi.stubGlobal('crypto', {})
    expect(await passwordDigest('墨迹 42')).toBe(sha256('墨迹 42'))
  })
})
