import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sha256 } from '../../../../console/kit/session/sha256.ts'

const known = (text: string) => createHash('sha256').update(text).digest('hex')

describe('the password hash', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('agrees with the published vectors', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  it('agrees with the server on any text, Chinese and emoji included', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => sha256(text) === known(text)))
    expect(sha256('密码🔑')).toBe(known('密码🔑'))
  })

  it('needs no secure context', () => {
    vi.stubGlobal('crypto', {})
    expect(sha256('墨迹 42')).toBe(known('墨迹 42'))
  })
})
