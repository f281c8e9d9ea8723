import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { createDevices } from '../../../server/access/login/devices.ts'
import { createSecretBox } from '../../../server/access/secretBox.ts'
import { createTokens } from '../../../server/access/sessions/token.ts'
import { entered, ORIGIN, PASSWORD, type Scene, SECRET, setUp, WRONG } from './people.ts'

const DAY_MS = 24 * 3_600_000
let nowMs = Date.parse('2026-11-22T08:00:00Z')
const now = () => new Date(nowMs)
const devicesOf = (secret: string) =>
  createDevices({ secretBox: createSecretBox(secret), markOf: createTokens({ secret, now }).markOf, now })
const devices = devicesOf(SECRET)
const wang = { id: 7, passwordHash: 'argon2 of wang' }
const li = { id: 8, passwordHash: 'argon2 of li' }

describe('the mark of a device', () => {
  it('is known again for its user, under one name, and every device has another', () => {
    const first = devices.issue(wang, undefined)
    const name = devices.known(first, wang)
    expect(name).toBeTruthy()
    expect(devices.known(devices.issue(wang, first), wang)).toBe(name)
    expect(devices.known(devices.issue(wang, undefined), wang)).not.toBe(name)
    expect(devices.holderOf(first)).toBe(wang.id)
  })
  it('is none when it was forged, is of another user, or nobody’s', () => {
    const mark = devices.issue(wang, undefined)
    const bent = mark.slice(0, 30) + (mark[30] === 'A' ? 'B' : 'A') + mark.slice(31)
    const forged = [
      bent,
      devicesOf('another secret of 32 characters!').issue(wang, undefined),
      '',
      'x',
      '7 a 1 b',
      createSecretBox(SECRET).close('7 a 1 b', 'totp'),
    ]
    for (const one of forged) expect([devices.known(one, wang), devices.holderOf(one)]).toEqual([null, null])
    expect(devices.known(mark, li)).toBeNull()
    expect(devices.known(mark, undefined)).toBeNull()
    expect(devices.known(undefined, wang)).toBeNull()
    // Nobody carries a device over to another account either.
    expect(devices.known(devices.issue(li, mark), li)).not.toBe(devices.known(mark, wang))
  })
  it('is none after 90 days, nor after a new password', () => {
    const mark = devices.issue(wang, undefined)
    nowMs += 89 * DAY_MS
    expect(devices.known(mark, wang)).toBeTruthy()
    expect(devices.known(mark, { ...wang, passwordHash: 'argon2 of a new one' })).toBeNull()
    nowMs += 2 * DAY_MS
    expect([devices.known(mark, wang), devices.holderOf(mark)]).toEqual([null, null])
  })
  it('gives nothing away', () => {
    expect(devices.issue(wang, undefined)).toMatch(/^[\w-]{60,512}$/)
  })
})

describe('whoever has signed in on a device', () => {
  let scene: Scene
  beforeAll(async () => {
    scene = await setUp()
  })
  afterAll(() => scene.close())
  const NEXT = sha256Hex('something quite different')
  const elsewhere = { ip: '10.0.0.9', userAgent: 'elsewhere' }
  const lockAt = async (username: string, origin: typeof ORIGIN & { deviceMark?: string }) => {
    for (let at = 0; at < 5; at++)
      await expect(scene.access.login({ username, password: WRONG }, origin)).rejects.toMatchObject({ code: 'login.wrong' })
    await expect(scene.access.login({ username, password: PASSWORD }, origin)).rejects.toMatchObject({ code: 'login.locked' })
  }

  it('gets in there while the name is locked, also after signing out; nobody else’s mark helps', async () => {
    const [{ username }, other] = [await scene.addUser(), await scene.addUser()]
    const here = entered(await scene.access.login({ username, password: PASSWORD }, ORIGIN))
    const theirs = entered(await scene.access.login({ username: other.username, password: PASSWORD }, ORIGIN))
    const { actor } = await scene.access.authenticate(here.token, ORIGIN)
    await scene.access.logout(actor, ORIGIN)
    await lockAt(username, elsewhere)
    const login = (deviceMark: string) => scene.access.login({ username, password: PASSWORD }, { ...elsewhere, deviceMark })
    await expect(login(theirs.device)).rejects.toMatchObject({ code: 'login.locked' })
    await expect(login(`A${here.device}`)).rejects.toMatchObject({ code: 'login.locked' })
    expect(entered(await login(here.device)).token).toBeTruthy()
  })
  it('may not guess there without end', async () => {
    const { username } = await scene.addUser()
    const { device: deviceMark } = entered(await scene.access.login({ username, password: PASSWORD }, ORIGIN))
    await lockAt(username, { ...elsewhere, deviceMark })
    expect(entered(await scene.access.login({ username, password: PASSWORD }, { ip: '10.0.0.77' })).token).toBeTruthy()
  })
  it('holds a new mark with a new password, and the old one is none', async () => {
    const { username } = await scene.addUser()
    const first = entered(await scene.access.login({ username, password: PASSWORD }, ORIGIN))
    const { actor } = await scene.access.authenticate(first.token, ORIGIN)
    const next = await scene.access.accounts.changePassword(actor, { oldPassword: PASSWORD, newPassword: NEXT }, ORIGIN)
    await lockAt(username, elsewhere)
    const login = (deviceMark: string) => scene.access.login({ username, password: NEXT }, { ...elsewhere, deviceMark })
    await expect(login(first.device)).rejects.toMatchObject({ code: 'login.locked' })
    expect(entered(await login(next.device)).token).toBeTruthy()
  })
})
