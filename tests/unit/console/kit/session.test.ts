// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const tokenOf = (payload: object) => `${part({ alg: 'HS256' })}.${part(payload)}.signature`
const seconds = (fromNow: number) => Math.floor(Date.now() / 1000) + fromNow
const good = (more: object = {}) => tokenOf({ identity: 7, iat: seconds(0), exp: seconds(1800), ...more })

async function freshSession(stored?: string) {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  if (stored !== undefined) localStorage.setItem('token', stored)
  return import('../../../../console/kit/session/session.ts')
}

describe('a token', () => {
  it('is read without being trusted', async () => {
    const { claimsOf } = await freshSession()
    expect(claimsOf(tokenOf({ identity: 7, iat: 100, exp: 200, name: '张' }))).toEqual({
      identity: 7,
      plant: '',
      issuedAtMs: 100_000,
      expiresAtMs: 200_000,
    })
    expect(claimsOf(tokenOf({ identity: '12' }))).toEqual({ identity: 12, plant: '', issuedAtMs: null, expiresAtMs: null })
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

describe('a tab beside one that went to another plant', () => {
  const [north, south] = [good({ plantid: 1 }), good({ plantid: 2 })]
  const stored = () => [localStorage.getItem('token'), sessionStorage.getItem('token')]
  /** The same tab after a reload: what it had in memory is gone. */
  async function reloaded() {
    vi.resetModules()
    return (await import('../../../../console/kit/session/session.ts')).session
  }
  async function leftBehind() {
    const { session } = await freshSession(north)
    localStorage.setItem('token', south)
    session.stay()
    return session
  }

  it('keeps its own token, also over a reload', async () => {
    const session = await leftBehind()
    expect([session.plant, session.apart, ...stored()]).toEqual(['1', true, south, north])
    expect((await reloaded()).plant).toBe('1')
  })

  it('renews its own and not the one with which a new tab begins', async () => {
    const session = await leftBehind()
    const renewed = good({ plantid: 1, exp: seconds(3600) })
    session.refresh(renewed)
    expect(stored()).toEqual([south, renewed])
    session.expire()
    expect(stored()).toEqual([south, null])
  })

  it('keeps nothing apart once it follows, or switches itself', async () => {
    const session = await leftBehind()
    session.adopt(south)
    expect([session.plant, session.apart, ...stored()]).toEqual(['2', false, south, null])
    session.set(north)
    expect([session.plant, session.apart, ...stored()]).toEqual(['1', false, north, null])
  })

  it('begins with what all tabs have when its own has run out or is somebody else’s', async () => {
    await leftBehind()
    sessionStorage.setItem('token', good({ plantid: 1, exp: seconds(-5) }))
    expect((await reloaded()).plant).toBe('2')
    sessionStorage.setItem('token', good({ plantid: 1, identity: 9 }))
    expect((await reloaded()).identity).toBe(7)
  })

  it('writes plants and current plant under the names of the specification, and forgets them with the session', async () => {
    const { session } = await freshSession(north)
    const { storedPlants } = await import('../../../../console/kit/session/storedPlants.ts')
    const plants = [
      { id: '1', name: '北厂' },
      { id: '2', name: '南厂' },
    ]
    const kept = () => [localStorage.getItem('plants'), localStorage.getItem('currentPlantID')]
    storedPlants.store({ plants, currentPlantId: '1' })
    expect(kept()).toEqual(['[{"id":1,"name":"北厂"},{"id":2,"name":"南厂"}]', '1'])
    session.expire()
    expect(kept()).toEqual([null, null])
  })
})

describe('a look as somebody else', () => {
  it('that ends leaves one’s own session alone, however many answers still refuse its token', async () => {
    const [mine, look] = [good(), good({ identity: 8 })]
    await freshSession(mine)
    sessionStorage.setItem('token.view', look)
    sessionStorage.setItem('token.view.back', '/identity/users')
    vi.resetModules()
    const left = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { session } = await import('../../../../console/kit/session/session.ts')
    expect(session.identity).toBe(8)
    // Its end answers calls and closes the socket, each of which says so, while the page is still there.
    session.expire()
    session.refresh(good({ identity: 8 }))
    session.expire()
    session.clear()
    expect([left.mock.calls, localStorage.getItem('token'), sessionStorage.length]).toEqual([[['/identity/users']], mine, 0])
    left.mockRestore()
  })
})
