import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptedStep, codeOf, newRecoveryCodes, newSecret } from '../../../server/access/login/codes.ts'
import { codesLeft, sealCodes } from '../../../server/access/login/recoveryCodes.ts'
import { createSecretBox } from '../../../server/access/secretBox.ts'
import { twoFactor } from '../../../server/domain/identity/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { actorFor, codeAt, enrolled, STEP_MS, ticketOf } from './factors.ts'
import { entered, ORIGIN, PASSWORD, type Scene, SECRET, setUp, WRONG } from './people.ts'

const field = (name: string, rule: string) =>
  expect.objectContaining({ code: 'invalid', fields: [expect.objectContaining({ field: name, rule })] })
let scene: Scene
beforeAll(async () => {
  scene = await setUp()
})
afterAll(() => scene.close())

describe('codes', () => {
  const at = (text: string) => new Date(text)
  it('are those of RFC 6238', () => {
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(codeAt(secret, new Date(59_000))).toBe('287082')
    expect(acceptedStep(secret, '287082', { now: new Date(59_000), lastStep: 0 })).toBe(1)
  })
  it('are taken one step early and late, never twice, and never after a later one', () => {
    const secret = newSecret()
    const now = at('2026-11-18T02:00:10Z')
    const step = Math.floor(now.getTime() / STEP_MS)
    const take = (offset: number, lastStep = 0) =>
      acceptedStep(secret, codeAt(secret, new Date(now.getTime() + offset * STEP_MS)), { now, lastStep })
    expect([-2, -1, 0, 1, 2].map((offset) => take(offset))).toEqual([null, step - 1, step, step + 1, null])
    expect(take(0, step)).toBeNull()
    expect(take(-1, step)).toBeNull()
    expect(take(1, step)).toBe(step + 1)
  })
  it('may be typed in groups, in full width and with look-alikes', () => {
    expect(codeOf(' 123 456 ')).toEqual({ kind: 'totp', digits: '123456' })
    expect(codeOf('１２３-４５６')).toEqual({ kind: 'totp', digits: '123456' })
    expect(codeOf('ABCD-0123-1EFG')).toEqual(codeOf('abcdo123iefg'))
    for (const wrong of ['', '12345', '1234567', 'abcd-efgh', 'x'.repeat(5000), '12345\u0000']) expect(codeOf(wrong)).toBeNull()
  })
  it('of recovery have 60 bits, differ, and are stored under a slow hash with a salt', async () => {
    const { codes, hashes } = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/)
    expect(hashes).toEqual(codes.map((code) => (codeOf(code) as { hash: string }).hash))
    const [one, other] = [await sealCodes(hashes), await sealCodes(hashes)]
    expect(one).toMatch(/^argon2id [\w-]{22}( [\w-]{43}){10}$/)
    expect(one?.split(' ').filter((part) => other?.includes(part))).toEqual(['argon2id'])
    expect([codesLeft(one), codesLeft(hashes.join(' ')), codesLeft(null)]).toEqual([10, 10, 0])
  })
})

describe('a sealed secret', () => {
  it('opens with its key and purpose alone', () => {
    const [secretBox, other] = [createSecretBox(SECRET), createSecretBox(`${SECRET}x`)]
    const closed = secretBox.close('JBSWY3DP', 'user 1')
    expect(closed).not.toContain('JBSWY3DP')
    expect(secretBox.close('JBSWY3DP', 'user 1')).not.toBe(closed)
    expect(secretBox.open(closed, 'user 1')).toBe('JBSWY3DP')
    expect([
      secretBox.open(closed, 'user 2'),
      other.open(closed, 'user 1'),
      secretBox.open('', 'user 1'),
      secretBox.open(`${closed.slice(0, -2)}AA`, 'user 1'),
    ]).toEqual([null, null, null, null])
  })
})

describe('a second factor', () => {
  it('is asked for only once it is confirmed, and its secret is kept sealed', async () => {
    const { username, id } = await scene.addUser()
    const actor = await actorFor(scene, username)
    const { secret, url } = await scene.access.accounts.startTwoFactor(actor, PASSWORD, ORIGIN)
    expect(url).toMatch(new RegExp(`^otpauth://totp/Millwright:${username}\\?.*secret=${secret}`))
    expect((await scene.access.login({ username, password: PASSWORD }, ORIGIN)).needStep2).toBe(false)
    await expect(scene.access.accounts.confirmTwoFactor(actor, codeAt(secret, new Date(0)))).rejects.toEqual(field('code', 'wrongCode'))
    await scene.access.accounts.confirmTwoFactor(actor, codeAt(secret, scene.clock.now()))
    expect((await scene.access.login({ username, password: PASSWORD }, ORIGIN)).needStep2).toBe(true)
    const [row] = await scene.store.read(systemActor(0)).of(twoFactor).find({ userId: id })
    expect(JSON.stringify(row)).not.toContain(secret)
  })
  it('begins with the password', async () => {
    const { username } = await scene.addUser()
    const actor = await actorFor(scene, username)
    await expect(scene.access.accounts.startTwoFactor(actor, WRONG, ORIGIN)).rejects.toEqual(field('password', 'wrongPassword'))
    await expect(scene.access.accounts.startTwoFactor(actor, 'typed', ORIGIN)).rejects.toEqual(field('password', 'sha256'))
    await expect(scene.access.accounts.confirmTwoFactor(actor, '123456')).rejects.toMatchObject({ code: 'twoFactor.notStarted' })
    expect(await scene.log(username)).toEqual(['OK', 'WRONG'])
  })
  it('cannot be started anew while it is on, nor confirmed twice', async () => {
    const { actor, code } = await enrolled(scene)
    await expect(scene.access.accounts.startTwoFactor(actor, PASSWORD, ORIGIN)).rejects.toMatchObject({ code: 'twoFactor.isOn' })
    await expect(scene.access.accounts.confirmTwoFactor(actor, code())).rejects.toMatchObject({ code: 'twoFactor.isOn' })
  })
  it('is confirmed once, however many try at the same time', async () => {
    const { username } = await scene.addUser()
    const actor = await actorFor(scene, username)
    const { secret } = await scene.access.accounts.startTwoFactor(actor, PASSWORD, ORIGIN)
    const code = codeAt(secret, scene.clock.now())
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => scene.access.accounts.confirmTwoFactor(actor, code)))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })
  it('ends with password and code, and leaves its mark in the operation log without secrets', async () => {
    const { actor, code, row, id, secret } = await enrolled(scene)
    const end = (password: string, typed: string) => scene.access.accounts.endTwoFactor(actor, { password, code: typed }, ORIGIN)
    await expect(end(WRONG, code())).rejects.toEqual(field('password', 'wrongPassword'))
    await expect(end(PASSWORD, '000000')).rejects.toEqual(field('code', 'wrongCode'))
    await expect(end(PASSWORD, 'abc')).rejects.toEqual(field('code', 'codeForm'))
    expect((await row()).twoFactor).toBe(true)
    expect(await end(PASSWORD, code())).toBe(true)
    expect((await row()).twoFactor).toBe(false)
    const logged = await scene.store.read(systemActor(0)).of(operationLog).find({ resource: 'user', recordId: id })
    expect(logged.map((one) => [one.action, one.userId])).toEqual([
      ['create', null],
      ['startTwoFactor', id],
      ['endTwoFactor', id],
    ])
    expect(JSON.stringify(logged)).not.toContain(secret)
  })
  it('gets new recovery codes for password and code; the old ones are worthless', async () => {
    const { username, actor, code, recovery } = await enrolled(scene)
    const fresh = await scene.access.accounts.renewRecoveryCodes(actor, { password: PASSWORD, code: code() }, ORIGIN)
    expect(fresh.some((one) => recovery.includes(one))).toBe(false)
    const step2 = async (typed: string) =>
      entered(await scene.access.loginStep2({ ticket: await ticketOf(scene, username), code: typed }, ORIGIN))
    await expect(step2(recovery[0] as string)).rejects.toMatchObject({ code: 'login.wrongCode' })
    expect((await step2(fresh[0] as string)).token).toBeTruthy()
  })
  it('is taken up by somebody whose roles reach nobody at all', async () => {
    const { row } = await enrolled(scene, { roleIds: [] })
    expect((await row()).twoFactor).toBe(true)
  })
})

describe('recovery codes from before they had a slow hash', () => {
  /** As an earlier version stored them: the SHA-256 of each. */
  async function withEarlierCodes() {
    const found = await enrolled(scene)
    const hashes = found.recovery.map((code) => (codeOf(code) as { hash: string }).hash).join(' ')
    const stored = async () => (await scene.store.read(systemActor(0)).of(twoFactor).find({ userId: found.id }))[0]
    await scene.store.write(systemActor(0), async (uow) => {
      const [row] = await uow.of(twoFactor).lockWhere({ userId: found.id })
      if (row) await uow.of(twoFactor).patch(row, { recoveryHashes: hashes })
    })
    const step2 = async (typed: string) =>
      scene.access.loginStep2({ ticket: await ticketOf(scene, found.username), code: typed }, ORIGIN).then(
        () => 'in',
        (refusal: { code: string }) => refusal.code,
      )
    return { ...found, stored, step2 }
  }
  it('are accepted, once each, and have one from then on', async () => {
    const { recovery, stored, step2 } = await withEarlierCodes()
    expect(await step2(recovery[0] as string)).toBe('in')
    expect((await stored())?.recoveryHashes).toMatch(/^argon2id [\w-]{22}( [\w-]{43}){9}$/)
    expect([await step2(recovery[0] as string), await step2(recovery[1] as string)]).toEqual(['login.wrongCode', 'in'])
  })
  it('have one after a code of the app too, and none is lost by it', async () => {
    const { recovery, stored, step2, code } = await withEarlierCodes()
    expect(await step2(code())).toBe('in')
    expect((await stored())?.recoveryHashes).toMatch(/^argon2id [\w-]{22}( [\w-]{43}){10}$/)
    expect([await step2(recovery[9] as string), await step2('aaaa-bbbb-cccc')]).toEqual(['in', 'login.wrongCode'])
  })
})
