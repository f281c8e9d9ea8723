import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { role, user } from '../../../server/domain/identity/index.ts'
import { config, INITIAL_PASSWORD_DAYS } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { person, unique } from '../../support/samples/factories.ts'
import { enrolled } from './factors.ts'
import { entered, ORIGIN, PASSWORD, type Scene, setUp } from './people.ts'

const MINUTE = 60_000
const DAY_MS = 86_400_000
const OWN = sha256Hex('four words of my own')
const refused = (code: string) => expect.objectContaining({ code })
const OVER = refused('login.ticketOver')
const system = systemActor(0)
let scene: Scene
beforeAll(async () => {
  scene = await setUp()
})
afterAll(() => scene.close())

const officer = () => person(scene.east.id, ['*:*:*'], { plantIds: [scene.east.id, scene.west.id] })
/** Sets after how many days an initial password is over; 0 asks for none. */
const demand = (days: number) =>
  scene.store.write(system, async (uow) => {
    const [row] = await uow.of(config).lockWhere({ configKey: INITIAL_PASSWORD_DAYS })
    if (row) return uow.of(config).patch(row, { configValue: String(days) })
    const configKey = INITIAL_PASSWORD_DAYS
    return uow.of(config).create({ configName: configKey, configKey, configValue: String(days), configType: 'Y' })
  })
beforeEach(() => demand(7))
const login = (username: string, password = PASSWORD) => scene.access.login({ username, password }, ORIGIN)
const row = (id: number) => scene.store.read(system).of(user).get(id)
const newcomer = async () => {
  const { id, username } = await scene.addUser()
  await scene.change(id, { initialPasswordAt: scene.clock.now() })
  return { id, username }
}
async function ticketFor(username: string) {
  const answer = await login(username)
  if (!('needNewPassword' in answer)) throw new Error('no new password is asked for')
  return answer.ticket
}
const choose = (ticket: string, newPassword = OWN) => scene.access.loginNewPassword({ ticket, newPassword }, ORIGIN)
const opened = async (userId: number) => (await scene.sessions(userId)).filter((one) => one.revokedAt === null).length

describe('a password that somebody else set', () => {
  it('opens a session where the installation does not demand another one', async () => {
    await demand(0)
    const { username } = await newcomer()
    expect(entered(await login(username)).token).toBeTruthy()
  })
  it('opens no session, only a ticket for a password of one’s own', async () => {
    const { id, username } = await newcomer()
    expect(await login(username)).toEqual({
      needStep2: false,
      needNewPassword: true,
      ticket: expect.stringMatching(/^[\w-]{43}\.password$/),
    })
    expect(await opened(id)).toBe(0)
    await expect(scene.access.authenticate(await ticketFor(username), ORIGIN)).rejects.toEqual(refused('unauthenticated'))
  })
  it('ends with the choice of another one, which opens one session and is asked for no more', async () => {
    const { id, username } = await newcomer()
    const ticket = await ticketFor(username)
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => choose(ticket)))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await opened(id)).toBe(1)
    expect((await row(id)).initialPasswordAt).toBeNull()
    await expect(login(username)).rejects.toEqual(refused('login.wrong'))
    expect(entered(await login(username, OWN)).user.username).toBe(username)
  })
  it('is not chosen again, nor a weak one', async () => {
    const { username } = await newcomer()
    const ticket = await ticketFor(username)
    const field = (rule: string) => expect.objectContaining({ fields: [expect.objectContaining({ field: 'newPassword', rule })] })
    await expect(choose(ticket, PASSWORD)).rejects.toEqual(field('samePassword'))
    await expect(choose(ticket, sha256Hex('password1'))).rejects.toEqual(field('commonPassword'))
    await expect(choose(ticket, 'typed')).rejects.toEqual(field('sha256'))
    expect((await choose(ticket)).user.username).toBe(username)
  })
  it('comes from creation and from a reset, and goes with a change by its owner', async () => {
    const { id, username } = await scene.addUser()
    await scene.access.administration.resetPassword(officer(), id, sha256Hex('set by somebody else'))
    expect((await row(id)).initialPasswordAt).toEqual(scene.clock.now())
    await demand(0)
    const { token } = entered(await login(username, sha256Hex('set by somebody else')))
    const { actor } = await scene.access.authenticate(token, ORIGIN)
    await scene.access.accounts.changePassword(actor, { oldPassword: sha256Hex('set by somebody else'), newPassword: OWN }, ORIGIN)
    expect((await row(id)).initialPasswordAt).toBeNull()
  })
  it('is over after its days, which an administrator is asked to mend', async () => {
    const { username } = await newcomer()
    const values = { roleName: 'Administrators', roleKey: `all${unique()}`, permissions: '*:*:*' }
    const { id: admins } = await scene.store.write(system, (uow) => uow.of(role).create(values))
    await scene.addUser({ roleIds: [admins] })
    scene.clock.forward(7 * DAY_MS - MINUTE)
    await ticketFor(username)
    scene.clock.forward(2 * MINUTE)
    await expect(login(username)).rejects.toEqual(refused('login.initialPasswordOver'))
    await expect(login(username, OWN)).rejects.toEqual(refused('login.wrong'))
    expect(await scene.log(username)).toEqual(['EXPIRED', 'WRONG'])
  })
  it('lives its days from the switch of the parameter where it is older', async () => {
    const { username } = await newcomer()
    scene.clock.forward(30 * DAY_MS)
    await demand(3)
    scene.clock.forward(2 * DAY_MS)
    await ticketFor(username)
  })
  it('is asked for after the code of a second factor, whose ticket opens nothing else', async () => {
    const { id, username, code } = await enrolled(scene)
    await scene.change(id, { initialPasswordAt: scene.clock.now() })
    const first = await login(username)
    if (!first.needStep2) throw new Error('no second step is asked for')
    await expect(choose(first.ticket)).rejects.toEqual(OVER)
    const second = await scene.access.loginStep2({ ticket: first.ticket, code: code() }, ORIGIN)
    expect(second).toMatchObject({ needNewPassword: true })
    const { ticket } = second as { ticket: string }
    scene.clock.forward(30_000)
    await expect(scene.access.loginStep2({ ticket, code: code() }, ORIGIN)).rejects.toEqual(OVER)
    expect((await choose(ticket)).user.username).toBe(username)
  })
  it('is not chosen with a ticket of five minutes ago, nor with one from before a reset', async () => {
    const { id, username } = await newcomer()
    const early = await ticketFor(username)
    scene.clock.forward(5 * MINUTE)
    await expect(choose(early)).rejects.toEqual(OVER)
    const stale = await ticketFor(username)
    await scene.access.administration.resetPassword(officer(), id, sha256Hex('another one from outside'))
    await expect(choose(stale)).rejects.toEqual(OVER)
  })
})
