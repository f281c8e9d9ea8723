import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { autoLoginLink } from '../../../server/domain/identity/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { type Actor, systemActor } from '../../../server/kernel/index.ts'
import { person, unique } from '../../support/samples/factories.ts'
import { codeAt, enrolled } from './factors.ts'
import { entered, ORIGIN, type Scene, setUp } from './people.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const refused = (code: string) => expect.objectContaining({ code })
const REFUSED = refused('login.linkRefused')
const system = systemActor(0)
let scene: Scene
let chief: Actor
beforeAll(async () => {
  scene = await setUp()
  chief = person(scene.east.id, ['*:*:*'], { plantIds: [scene.east.id, scene.west.id] })
})
afterAll(() => scene.close())

const newMobile = () => `138${String(unique()).padStart(8, '0')}`
const issue = (userId: number, more: object = {}) =>
  scene.access.administration.issueAutoLoginLink(chief, userId, { purpose: 'Terminal', ...more })
async function linked(more: object = {}, given: Parameters<Scene['addUser']>[0] = {}) {
  const { id, username } = await scene.addUser(given)
  const mobile = newMobile()
  await scene.change(id, { mobile })
  return { id, username, mobile, link: await issue(id, more) }
}
const enter = (mobile: string, key?: string | null, ip = ORIGIN.ip) => scene.access.autoLogin({ mobile, key }, { ip })
const rowOf = (id: number) => scene.store.read(system).of(autoLoginLink).get(id)
const revoke = (id: number) =>
  scene.store.write(system, async (uow) =>
    uow.of(autoLoginLink).patch(await uow.of(autoLoginLink).lockForUpdate(id), { status: 'REVOKED' }),
  )

describe('a link', () => {
  it('opens one session within a day, unless more was asked for', async () => {
    const { mobile, username, link } = await linked()
    expect(link.expiresAt.getTime() - scene.clock.now().getTime()).toBe(24 * HOUR)
    expect(entered(await enter(mobile, link.key)).token).toBeTruthy()
    expect(await rowOf(link.id)).toMatchObject({ isReusable: false, status: 'USED' })
    await expect(enter(mobile, link.key)).rejects.toEqual(REFUSED)
    expect(await scene.log(username)).toEqual(['AUTO', 'WRONG'])
  })
  it('for one use opens one session, however many ask at once', async () => {
    const { mobile, username, link } = await linked()
    const all = await Promise.allSettled(Array.from({ length: 10 }, (_, at) => enter(mobile, link.key, `10.22.0.${at}`)))
    const lost = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    expect(lost).toEqual(Array.from({ length: 9 }, () => 'login.linkRefused'))
    // Every attempt leaves its row, those that came a moment too late as well.
    expect((await scene.log(username)).sort()).toEqual(['AUTO', ...Array.from({ length: 9 }, () => 'WRONG')])
  })
  it('opens again and again where that was asked for, and says so in the log', async () => {
    const { id, username, mobile, link } = await linked({ isReusable: true })
    for (let at = 0; at < 2; at++) {
      const answer = entered(await enter(mobile, link.key))
      expect((await scene.access.authenticate(answer.token, ORIGIN)).actor.userId).toBe(id)
      scene.clock.forward(1000)
    }
    expect(await scene.log(username)).toEqual(['AUTO', 'AUTO'])
    expect((await rowOf(link.id)).lastUsedAt).not.toBeNull()
  })
  it('is kept as a hash and shown once, behind the part of an address that servers see', async () => {
    const { mobile, link } = await linked()
    expect(link.url).toBe(`/auto-login#mobile=${mobile}&key=${link.key}`)
    expect(Buffer.from(link.key, 'base64url')).toHaveLength(32)
    const row = await rowOf(link.id)
    expect(row.keyHash).toBe(sha256Hex(link.key))
    const logged = await scene.store.read(system).of(operationLog).find({ resource: 'autoLoginLink', recordId: link.id })
    expect(logged.map((one) => one.action)).toEqual(['create'])
    expect(JSON.stringify([row, logged])).not.toContain(link.key)
    expect(JSON.stringify(logged)).not.toContain(row.keyHash)
  })
  it('begins in its plant and on its page', async () => {
    const { mobile, link } = await linked({ plantId: scene.west.id, landingPage: '/repair/reportLogs' })
    expect(entered(await enter(mobile, link.key))).toMatchObject({
      currentPlantId: scene.west.id,
      user: { landingPage: '/repair/reportLogs' },
    })
  })
  it('begins elsewhere when the user lost that plant', async () => {
    const { id, mobile, link } = await linked({ plantId: scene.west.id })
    await scene.change(id, { plantIds: [scene.east.id] })
    expect(entered(await enter(mobile, link.key)).currentPlantId).toBe(scene.east.id)
  })
  it('opens parallel sessions without stumbling', async () => {
    const { mobile, link } = await linked({ isReusable: true })
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => enter(mobile, link.key)))
    expect(all.filter((one) => one.status === 'rejected')).toEqual([])
  })
  it('opens nothing once it is revoked or over', async () => {
    const [one, two] = [await linked(), await linked({ hours: 1 })]
    await revoke(one.link.id)
    await expect(enter(one.mobile, one.link.key)).rejects.toEqual(REFUSED)
    scene.clock.forward(HOUR)
    await expect(enter(two.mobile, two.link.key)).rejects.toEqual(REFUSED)
  })
  it('says the same of an unknown mobile, a wrong key and the key of somebody else', async () => {
    const [one, two] = [await linked(), await linked()]
    const answers = await Promise.allSettled([
      enter('13999999999', one.link.key),
      enter(one.mobile, 'wrong'),
      enter(one.mobile, two.link.key),
      enter('', one.link.key),
      enter('\u0000', one.link.key),
      enter(one.mobile, 'x'.repeat(10_000)),
      enter(one.mobile, null),
      enter(one.mobile, ''),
    ])
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 'rejected', reason: { code: 'login.linkRefused', kind: 'invalid', params: {} } })
  })
  it('does not open for a disabled user', async () => {
    const { id, username, mobile, link } = await linked()
    await scene.change(id, { status: 'DISABLED' })
    await expect(enter(mobile, link.key)).rejects.toEqual(refused('login.disabled'))
    expect(await scene.log(username)).toEqual(['DISABLED'])
  })
  it('is locked after five wrong keys for one mobile at one address, whether there is such a mobile or not', async () => {
    const { mobile, link } = await linked()
    for (const number of [mobile, '13911112222']) {
      for (let at = 0; at < 5; at++) await expect(enter(number, `wrong${at}`, '10.20.0.1')).rejects.toEqual(REFUSED)
      await expect(enter(number, link.key, '10.20.0.1')).rejects.toMatchObject({ code: 'login.locked', params: { minutes: 10 } })
    }
    expect(entered(await enter(mobile, link.key, '10.20.0.2')).token).toBeTruthy()
  })
  it('is slowed at an address from which many wrong keys come', async () => {
    const answers = await Promise.allSettled(
      Array.from({ length: 120 }, (_, at) => enter(`1370000${String(at).padStart(4, '0')}`, 'wrong', '10.21.0.1')),
    )
    const codes = answers.map((one) => (one.status === 'rejected' ? one.reason.code : 'opened'))
    expect(codes.filter((code) => code === 'login.linkRefused').length).toBeLessThan(50)
    expect(codes.filter((code) => code === 'login.slowed').length).toBeGreaterThan(70)
  })
})

describe('a link of somebody with a second factor', () => {
  async function factored(more: object = {}) {
    const user = await enrolled(scene)
    const mobile = newMobile()
    await scene.change(user.id, { mobile })
    return { ...user, mobile, link: await issue(user.id, more) }
  }
  it('takes the place of the password only', async () => {
    const { username, mobile, link, code } = await factored({ plantId: scene.west.id, landingPage: '/sche' })
    const answer = await enter(mobile, link.key)
    expect(answer).toEqual({ needStep2: true, ticket: expect.any(String) })
    const done = entered(await scene.access.loginStep2({ ticket: answer.ticket as string, code: code() }, ORIGIN))
    expect(done).toMatchObject({ currentPlantId: scene.west.id, user: { landingPage: '/sche' } })
    expect((await scene.log(username)).at(-1)).toBe('AUTO')
  })
  it('is used up by the session, not by the first step', async () => {
    const { mobile, link, secret } = await factored()
    const [one, two] = [await enter(mobile, link.key), await enter(mobile, link.key)]
    const step2 = (ticket: string | null) =>
      scene.access.loginStep2({ ticket: ticket as string, code: codeAt(secret, scene.clock.now()) }, ORIGIN).then(entered)
    expect((await step2(one.ticket)).token).toBeTruthy()
    scene.clock.forward(MINUTE)
    await expect(step2(two.ticket)).rejects.toEqual(refused('login.ticketOver'))
  })
  it('takes its tickets along when it is revoked', async () => {
    const { mobile, link, secret } = await factored()
    const { ticket } = await enter(mobile, link.key)
    await revoke(link.id)
    const step2 = scene.access.loginStep2({ ticket: ticket as string, code: codeAt(secret, scene.clock.now()) }, ORIGIN)
    await expect(step2).rejects.toEqual(refused('login.ticketOver'))
  })
})

describe('a mobile number alone', () => {
  it('opens a session from trusted addresses, for users with a living link', async () => {
    const { mobile, link, username } = await linked({ plantId: scene.west.id, isReusable: true })
    for (const ip of ['10.50.3.4', '10.60.0.7', '::ffff:10.50.1.1'])
      expect(entered(await enter(mobile, null, ip)).currentPlantId).toBe(scene.west.id)
    await revoke(link.id)
    await expect(enter(mobile, null, '10.50.3.4')).rejects.toEqual(REFUSED)
    expect(await scene.log(username)).toEqual(['AUTO', 'AUTO', 'AUTO', 'WRONG'])
  })
  it('opens nothing from elsewhere, nor for users without a link', async () => {
    const { mobile } = await linked()
    for (const ip of ['10.51.0.1', '10.60.0.8', '127.0.0.1', '::1', '']) await expect(enter(mobile, undefined, ip)).rejects.toEqual(REFUSED)
    const { id } = await scene.addUser()
    const bare = newMobile()
    await scene.change(id, { mobile: bare })
    await expect(enter(bare, null, '10.50.3.4')).rejects.toEqual(REFUSED)
  })
  it('does not make up for a wrong key', async () => {
    const { mobile } = await linked()
    await expect(enter(mobile, 'wrong', '10.50.3.4')).rejects.toEqual(REFUSED)
  })
  it('leaves links for one use to those who hold their key, if there is another', async () => {
    const { id, mobile, link } = await linked({ plantId: scene.east.id, isReusable: true })
    const once = await issue(id, { plantId: scene.west.id })
    expect(entered(await enter(mobile, null, '10.60.0.7')).currentPlantId).toBe(scene.east.id)
    await revoke(link.id)
    expect(entered(await enter(mobile, null, '10.60.0.7')).currentPlantId).toBe(scene.west.id)
    expect((await rowOf(once.id)).status).toBe('USED')
    await expect(enter(mobile, null, '10.60.0.7')).rejects.toEqual(REFUSED)
  })
  it('takes the newest living link', async () => {
    const { id, mobile } = await linked({ plantId: scene.east.id, hours: 1 })
    scene.clock.forward(MINUTE)
    await issue(id, { plantId: scene.west.id })
    expect(entered(await enter(mobile, null, '10.60.0.7')).currentPlantId).toBe(scene.west.id)
  })
})

describe('making a link', () => {
  const fault = (field: string, rule: string) =>
    expect.objectContaining({ code: 'invalid', fields: [expect.objectContaining({ field, rule })] })
  it('is bounded', async () => {
    const { id } = await linked()
    await expect(issue(id, { hours: 721 })).rejects.toEqual(fault('hours', 'max'))
    await expect(issue(id, { hours: 0 })).rejects.toEqual(fault('hours', 'min'))
    await expect(issue(id, { purpose: '' })).rejects.toEqual(fault('purpose', 'required'))
    await expect(issue(id, { purpose: 'x'.repeat(129) })).rejects.toEqual(fault('purpose', 'tooLong'))
    for (const landingPage of ['https://evil.example', '//evil.example', '/\\evil.example'])
      await expect(issue(id, { landingPage })).rejects.toEqual(fault('landingPage', 'pagePath'))
    await expect(issue(id, { plantId: scene.closed.id })).rejects.toEqual(fault('plantId', 'notOfUser'))
  })
  it('needs a mobile number and the permission', async () => {
    const { id } = await scene.addUser()
    await expect(issue(id)).rejects.toEqual(fault('userId', 'noMobile'))
    const clerk = person(scene.east.id, ['system:autoLogin:list'], { plantIds: [scene.east.id, scene.west.id] })
    const asked = scene.access.administration.issueAutoLoginLink(clerk, id, { purpose: 'x', hours: 1 })
    await expect(asked).rejects.toMatchObject({ kind: 'forbidden' })
  })
})
