import { describe, expect, it } from 'vitest'
import { ownArgon2, packagedArgon2, plainArgon2 } from '../../../server/domain/identity/login/argon2.ts'
import { hashPassword, isClientHash, sha256Hex, verifyPassword } from '../../../server/domain/identity/login/password.ts'

const typed = sha256Hex('correct horse')
/** Processor time of this process: unlike the clock on the wall it does not depend on who else uses the machine. */
const workMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

describe('passwords', () => {
  it('are kept as argon2id over the client’s hash', async () => {
    const stored = await hashPassword(typed)
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await verifyPassword(stored, typed)).toBe(true)
    expect(await verifyPassword(stored, sha256Hex('wrong'))).toBe(false)
    expect(await verifyPassword(undefined, typed)).toBe(false)
  })
  it('are kept and read alike by Node, by the package and without either', async () => {
    const own = ownArgon2()
    const all = [await packagedArgon2(), await plainArgon2(), ...(own ? [own] : [])]
    for (const { hash } of all) {
      const stored = await hash(typed)
      expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
      for (const { verify } of all) expect([await verify(stored, typed), await verify(stored, sha256Hex('wrong'))]).toEqual([true, false])
    }
    const digests = await Promise.all(all.map(({ digest }) => digest(typed, Buffer.alloc(16, 7))))
    expect(new Set(digests.map((one) => one.toString('hex'))).size).toBe(1)
    for (const { verify } of all) await expect(verify('kept by something else', typed)).rejects.toThrow()
  })
  it('are never taken as they were typed', async () => {
    await expect(hashPassword('correct horse')).rejects.toThrow(TypeError)
    for (const odd of ['', typed.toUpperCase(), typed.slice(1), `${typed}0`, `${typed}\n`]) expect(isClientHash(odd)).toBe(false)
  })
  it('cost the same work for an unknown user', async () => {
    const stored = await hashPassword(typed)
    const wrong = sha256Hex('wrong')
    const least = { known: Number.POSITIVE_INFINITY, unknown: Number.POSITIVE_INFINITY }
    const kinds = [
      ['known', stored],
      ['unknown', undefined],
    ] as const
    for (let i = 0; i < 15; i++) {
      for (const [kind, hash] of kinds) {
        const before = workMs()
        await verifyPassword(hash, wrong)
        least[kind] = Math.min(least[kind], workMs() - before)
      }
    }
    expect(Math.max(least.known, least.unknown) / Math.min(least.known, least.unknown)).toBeLessThan(1.5)
  })
})
