import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sha256, sha256Plain } from '../../../console/kit/sha256.ts'

const known = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the password hash', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('agrees with the published vectors', () => {
    expect(sha256Plain('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256Plain('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('agrees with the platform around every block boundary', () => {
    for (let length = 0; length < 200; length++) expect(sha256Plain('x'.repeat(length))).toBe(known('x'.repeat(length)))
  })

  it('agrees with the platform on any text, Chinese and emoji included', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => sha256Plain(text) === known(text)))
    expect(sha256Plain('密码🔑')).toBe(known('密码🔑'))
  })

  it('gives the same with and without a secure context', async () => {
    expect(await sha256('墨迹 42')).toBe(known('墨迹 42'))
    vi.stubGlobal('crypto', {})
    expect(await sha256('墨迹 42')).toBe(known('墨迹 42'))
  })
})
