// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (payload: object) => `${part({ alg: 'HS256' })}.${part(payload)}.signature`
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow
const good = (more: object = {}) => tokenOf({ identity: 7, iat: seconds(0), exp: seconds(1800), ...more })

async function freshSession(stored?: string) {
  vi.resetModules()
  localStorage.clear()
  if (stored !== undefined) localStorage.setItem('token', stored)
  return import('../../../console/kit/session.ts')
}

describe('a token', () => {
  it('is read without being trusted', async () => {
    const { claimsOf } = await freshSession()
    expect(claimsOf(tokenOf({ identity: 7, iat: 100, exp: 200, name: '张' }))).toEqual({
      identity: 7,
      issuedAtMs: 100_000,
      expiresAtMs: 200_000,
    })
    expect(claimsOf(tokenOf({ identity: '12' }))).toEqual({ identity: 12, issuedAtMs: null, expiresAtMs: null })
  })

  it('of any other shape is none', async () => {
    const { claimsOf } = await freshSession()
    for (const text of ['', 'x', 'a.b.c', `x.${part([])}.y`.slice(0, 3), 'x.bnVsbA.y', 'x.%%%.y'])
      expect(claimsOf(text)?.identity ?? 0).toBe(0)
  })
})

describe('the session', () => {
  beforeEach(() => vi.useRealTimers())

  it('is valid with an unexpired token of a positive identity, and only then', async () => {
    expect((await freshSession(good())).session.valid).toBe(true)
    expect((await freshSession(good({ identity: 0 }))).session.valid).toBe(false)
    expect((await freshSession(good({ exp: seconds(-5) }))).session.valid).toBe(false)
    expect((await freshSession('rubbish')).session.valid).toBe(false)
    expect((await freshSession()).session.valid).toBe(false)
  })

  it('measures time by the server’s clock', async () => {
    const { session } = await freshSession()
    // This computer runs an hour ahead: the token would look expired the moment it arrives.
    session.set(good({ iat: seconds(-3600), exp: seconds(-1800) }))
    expect(session.valid).toBe(true)
  })

  it('keeps the page when the token is refused, and forgets the person when they leave', async () => {
    const { session } = await freshSession(good())
    const heard = vi.fn()
    session.subscribe(heard)
    session.expire()
    session.expire()
    expect([session.open, session.expired, session.valid, session.token, localStorage.getItem('token')]).toEqual([
      true,
      true,
      false,
      null,
      null,
    ])
    expect(heard).toHaveBeenCalledTimes(1)
    session.set(good())
    expect([session.open, session.expired, session.valid]).toEqual([true, false, true])
    session.clear()
    expect([session.open, session.valid, session.identity]).toEqual([false, false, 0])
  })

  it('takes a renewed token quietly and another tab’s aloud', async () => {
    const { session } = await freshSession(good())
    const heard = vi.fn()
    session.subscribe(heard)
    session.refresh(good({ exp: seconds(3600) }))
    expect(heard).not.toHaveBeenCalled()
    session.adopt(good({ identity: 8 }))
    expect([session.identity, heard.mock.calls.length]).toEqual([8, 1])
  })
})
