import { describe, expect, it } from 'vitest'
import { hashPassword, isClientHash, sha256Hex, verifyPassword } from '../../../server/access/password.ts'

const typed = sha256Hex('correct horse')
/** Neighbours on the machine only ever add time, so the quick quarter tells more of the work itself than the middle does. */
const lowerQuartile = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0

describe('passwords', () => {
  it('are kept as argon2id over the client’s hash', async () => {
    const stored = await hashPassword(typed)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(stored, typed)).toBe(true)
    expect(await verifyPassword(stored, sha256Hex('wrong'))).toBe(false)
    expect(await verifyPassword(undefined, typed)).toBe(false)
  })
  it('are never taken as they were typed', async () => {
    await expect(hashPassword('correct horse')).rejects.toThrow(TypeError)
    for (const odd of ['', typed.toUpperCase(), typed.slice(1), `${typed}0`, `${typed}\n`]) expect(isClientHash(odd)).toBe(false)
  })
  it('take the same time for an unknown user', async () => {
    const stored = await hashPassword(typed)
    const wrong = sha256Hex('wrong')
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let i = 0; i < 15; i++) {
      for (const [kind, hash] of [['known', stored], ['unknown', undefined]] as const) {
        const started = performance.now()
        await verifyPassword(hash, wrong)
        times[kind].push(performance.now() - started)
      }
    }
    const [known, unknown] = [lowerQuartile(times.known), lowerQuartile(times.unknown)]
    expect(Math.max(known, unknown) / Math.min(known, unknown)).toBeLessThan(1.5)
  })
})
