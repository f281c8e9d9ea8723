import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { department, isWeakPassword, localWords, menu, role } from '../../../server/domain/identity/index.ts'
import { plant } from '../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { type Actor, systemActor } from '../../../server/kernel/index.ts'
import { makePlant, person, unique } from '../../support/samples/factories.ts'
import { actorFor, enrolled, ticketOf } from './factors.ts'
import { entered, ORIGIN, PASSWORD, type Scene, setUp, WRONG } from './people.ts'

const field = (name: string, rule: string) =>
  expect.objectContaining({ code: 'invalid', fields: [expect.objectContaining({ field: name, rule })] })
const OUT = expect.objectContaining({ kind: 'unauthenticated' })
const system = systemActor(0)
const NEXT = sha256Hex('an unusual new one')
let scene: Scene
beforeAll(async () => {
  scene = await setUp()
})
afterAll(() => scene.close())

async function signedIn(given: Parameters<Scene['addUser']>[0] = {}) {
  const { id, username } = await scene.addUser(given)
  const open = async () => entered(await scene.access.login({ username, password: PASSWORD }, ORIGIN)).token
  const token = await open()
  const { actor } = await scene.access.authenticate(token, ORIGIN)
  return { id, username, token, actor, open }
}
const alive = (token: string) => scene.access.authenticate(token, ORIGIN)
const logOf = async (id: number) => (await scene.store.read(system).of(operationLog).find({ resource: 'user', recordId: id })).slice(1)

describe('a password of the words of this installation', () => {
  it('is refused to who changes or sets one, in Latin letters and in pinyin', async () => {
    const { username, id } = await scene.addUser()
    const plantCode = `HX${unique()}`
    await scene.store.write(systemActor(0), async (uow) => {
      await uow.of(plant).create({ name: `华鑫装饰材料 ${plantCode}`, code: plantCode })
      await uow.of(department).create({ deptName: `Decor-Werk ${plantCode}` })
    })
    const actor = await actorFor(scene, username)
    const words = await localWords(scene.store.read(systemActor(0)))
    expect(words).toEqual(expect.arrayContaining([plantCode, `huaxinzhuangshicailiao${plantCode.toLowerCase()}`, 'Werk', 'clerk']))
    for (const weak of [
      `${plantCode}123456`,
      `${plantCode.toLowerCase()}@123`,
      'Decor2026',
      `Huaxinzhuangshicailiao${plantCode.toLowerCase()}888`,
    ])
      for (const attempt of [
        scene.access.accounts.changePassword(actor, { oldPassword: PASSWORD, newPassword: sha256Hex(weak) }, ORIGIN),
        scene.access.administration.resetPassword(
          person(scene.east.id, ['*:*:*'], { plantIds: [scene.east.id, scene.west.id] }),
          id,
          sha256Hex(weak),
        ),
      ])
        await expect(attempt).rejects.toMatchObject({ fields: [expect.objectContaining({ rule: 'commonPassword' })] })
  })
})

describe('a common password', () => {
  it('is known by its hash', async () => {
    const common =
      'password password123 Password2026 12345678 1234567890 qwertyuiop 1qaz2wsx Admin@123 iloveyou woaini1314 zhang123456 111111 a123456789'
    for (const one of common.split(' ')) expect([one, await isWeakPassword(sha256Hex(one))]).toEqual([one, true])
    for (const one of ['correct horse', 'Wz7#qLm2-vKt', '机修车间的门是蓝色的']) expect(await isWeakPassword(sha256Hex(one))).toBe(false)
  })
  it('has three characters or fewer, or is a code of four digits', async () => {
    for (const one of ['', ' ', '  ', 'x', '锁', 'é', '12', 'a!', '~~', 'Zq7', '***', '   ', '0000', '2580', '1234', 'qwer'])
      expect([one, await isWeakPassword(sha256Hex(one))]).toEqual([one, true])
    for (const one of ['Zq7!', '锁匠', '25801']) expect([one, await isWeakPassword(sha256Hex(one))]).toEqual([one, false])
  })
  it('may be made of what everybody knows of its owner', async () => {
    const facts = ['wang.jg', '王建国', '13806120004', 'jianguo@mill.example']
    for (const one of ['wang.jg', 'Wang.jg123', '13806120004', 'jianguo2024', '王建国123'])
      expect(await isWeakPassword(sha256Hex(one), facts)).toBe(true)
  })
})

describe('a change of password', () => {
  const change = (actor: Actor, oldPassword: string, newPassword: string) =>
    scene.access.accounts.changePassword(actor, { oldPassword, newPassword }, ORIGIN)
  it('ends every other session; this one goes on with the new token', async () => {
    const { actor, token, username, open, id } = await signedIn()
    const switched = await scene.access.switchPlant(actor, scene.west.id)
    const others = [await open(), await open()]
    const here = (await alive(switched.token)).actor
    const answer = await change(here, PASSWORD, NEXT)
    expect(answer).toMatchObject({ needStep2: false, currentPlantId: scene.west.id, user: { username } })
    for (const old of [token, switched.token, ...others]) await expect(alive(old)).rejects.toEqual(OUT)
    expect((await alive(answer.token)).actor.plantId).toBe(scene.west.id)
    expect((await scene.sessions(id)).filter((row) => row.revokedAt === null)).toHaveLength(1)
    await expect(scene.access.login({ username, password: PASSWORD }, ORIGIN)).rejects.toMatchObject({ code: 'login.wrong' })
    expect((await scene.access.login({ username, password: NEXT }, ORIGIN)).needStep2).toBe(false)
    const [logged] = await logOf(id)
    expect(logged).toMatchObject({ action: 'changePassword', userId: id, changes: '{"passwordHash":["***","***"]}' })
  })
  it('goes on when calls with the old token are under way', async () => {
    const { actor, token } = await signedIn()
    const [answer] = await Promise.all([change(actor, PASSWORD, NEXT), ...Array.from({ length: 20 }, () => alive(token).catch(() => null))])
    await alive(token).catch(() => null)
    expect((await alive(answer.token)).actor.userId).toBe(actor.userId)
  })
  it('ends the others on another server within a second', async () => {
    const { actor, open } = await signedIn()
    const [token, other] = [await open(), scene.another()]
    await other.authenticate(token, ORIGIN)
    await change(actor, PASSWORD, NEXT)
    scene.clock.forward(1000)
    await expect(other.authenticate(token, ORIGIN)).rejects.toEqual(OUT)
  })
  it('needs the old password, and locks who guesses it', async () => {
    const { actor, username } = await signedIn()
    const guess = { ...ORIGIN, ip: '10.30.0.1' }
    const tried = (oldPassword: string) => scene.access.accounts.changePassword(actor, { oldPassword, newPassword: NEXT }, guess)
    for (let at = 0; at < 5; at++) await expect(tried(WRONG)).rejects.toEqual(field('oldPassword', 'wrongPassword'))
    await expect(tried(PASSWORD)).rejects.toMatchObject({ code: 'login.locked', kind: 'tooMany' })
    expect(await scene.log(username)).toEqual(['OK', 'WRONG', 'WRONG', 'WRONG', 'WRONG', 'WRONG', 'LOCKED'])
  })
  it('wants another one that is not common, in the right form', async () => {
    const { actor, username } = await signedIn()
    await expect(change(actor, PASSWORD, PASSWORD)).rejects.toEqual(field('newPassword', 'samePassword'))
    await expect(change(actor, PASSWORD, sha256Hex('password123'))).rejects.toEqual(field('newPassword', 'commonPassword'))
    await expect(change(actor, PASSWORD, sha256Hex(`${username}123`))).rejects.toEqual(field('newPassword', 'commonPassword'))
    await expect(change(actor, PASSWORD, 'as it was typed')).rejects.toEqual(field('newPassword', 'sha256'))
    await expect(change(actor, 'as it was typed', NEXT)).rejects.toEqual(field('oldPassword', 'sha256'))
  })
  it('happens once when twenty ask at the same time', async () => {
    const { actor, id } = await signedIn()
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => change(actor, PASSWORD, sha256Hex(`an unusual one ${at}`))))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await logOf(id)).toHaveLength(1)
  })
})

describe('one’s own account', () => {
  it('is read and changed whatever the roles reach', async () => {
    const { actor, id } = await signedIn({ roleIds: [] })
    const mobile = `139${String(unique()).padStart(8, '0')}`
    const after = await scene.access.accounts.update(actor, { mobile, email: 'a@b.example', gender: 'FEMALE' })
    expect(after).toMatchObject({ mobile, email: 'a@b.example', gender: 'FEMALE', roleNames: [], twoFactor: false, recoveryCodesLeft: 0 })
    expect(after.plants.map((p) => p.id)).toEqual([scene.east.id, scene.west.id])
    expect(after.lastLoginAt).toEqual(scene.clock.now())
    expect((await scene.access.accounts.update(actor, { email: null })).email).toBeNull()
    expect((await logOf(id)).map((one) => [one.action, one.userId])).toEqual([
      ['updateMyAccount', id],
      ['updateMyAccount', id],
    ])
  })
  it('takes nothing but these fields, in their forms, and no mobile twice', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    const update = (input: object) => scene.access.accounts.update(one.actor, input as never)
    await expect(update({ mobile: '123' })).rejects.toEqual(field('mobile', 'mobileNumber'))
    await expect(update({ gender: 'X' })).rejects.toEqual(field('gender', 'choice'))
    await expect(update({ status: 'DISABLED' })).rejects.toEqual(field('status', 'unknownField'))
    await expect(update({ roleIds: [1] })).rejects.toEqual(field('roleIds', 'unknownField'))
    const mobile = `137${String(unique()).padStart(8, '0')}`
    await scene.change(two.id, { mobile })
    await expect(update({ mobile })).rejects.toEqual(field('mobile', 'duplicate'))
  })
  it('lists its sessions and ends them, nobody else’s', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    const second = await one.open()
    const sessions = await scene.access.accounts.sessions(one.actor)
    expect(sessions.map((row) => row.current).sort()).toEqual([false, true])
    const [ended] = sessions.filter((row) => !row.current)
    expect(await scene.access.accounts.endSession(one.actor, ended?.id as number)).toBe(true)
    await expect(alive(second)).rejects.toEqual(OUT)
    await alive(one.token)
    const foreign = other.actor.sessionId as number
    for (const id of [foreign, ended?.id as number, 999_999])
      await expect(scene.access.accounts.endSession(one.actor, id)).rejects.toMatchObject({ kind: 'notFound' })
    await alive(other.token)
  })
  it('keeps preferences as JSON, a bound number of bound size, for its owner alone', async () => {
    const [{ actor }, other] = [await signedIn({ roleIds: [] }), await signedIn()]
    const save = (key: string, value: string) => scene.access.accounts.savePreference(actor, key, value)
    await save('look', '{ "dark": true }')
    await save('look', '{"dark":false}')
    await save('list.repairLog', '[1, 2]')
    expect(await scene.access.accounts.preferences(actor)).toEqual([
      { key: 'look', value: '{"dark":false}' },
      { key: 'list.repairLog', value: '[1,2]' },
    ])
    expect(await scene.access.accounts.preferences(other.actor)).toEqual([])
    for (const bad of ['', 'undefined', '{"a":', '{"a":NaN}', '\u0000'])
      await expect(Promise.resolve().then(() => save('x', bad))).rejects.toEqual(field('value', 'json'))
    for (const key of ['', 'a b', 'x'.repeat(65), 'a\u0000'])
      await expect(Promise.resolve().then(() => save(key, '1'))).rejects.toEqual(field('key', 'preferenceKey'))
    await expect(Promise.resolve().then(() => save('x', `"${'y'.repeat(20_000)}"`))).rejects.toEqual(field('value', 'tooLong'))
    await Promise.allSettled(Array.from({ length: 110 }, (_, at) => save(`k${at}`, '1')))
    expect(await scene.access.accounts.preferences(actor)).toHaveLength(100)
    await expect(save('one.more', '1')).rejects.toEqual(field('key', 'tooManyPreferences'))
    expect(await save('look', '{}')).toBe(true)
  })
  it('saves one preference once, however many windows save it', async () => {
    const { actor } = await signedIn()
    await Promise.all(Array.from({ length: 20 }, (_, at) => scene.access.accounts.savePreference(actor, 'tabs', String(at))))
    expect(await scene.access.accounts.preferences(actor)).toHaveLength(1)
  })
})

describe('administration', () => {
  const TAGS = ['system:user:resetPassword', 'system:user:resetTwoFactor', 'system:user:unlock', 'system:autoLogin:issue']
  const CLERK = ['repair:report:list', 'repair:report:add']
  const officer = (more: Partial<Actor> = {}) =>
    person(scene.east.id, [...TAGS, ...CLERK], { plantIds: [scene.east.id, scene.west.id], ...more })
  const admin = () => scene.access.administration
  const refusedToAll = async (actor: Actor, id: number, what: object) => {
    const link = { purpose: 'x', hours: 1 }
    await expect(admin().resetPassword(actor, id, NEXT)).rejects.toMatchObject(what)
    await expect(admin().resetTwoFactor(actor, id)).rejects.toMatchObject(what)
    await expect(admin().unlock(actor, id)).rejects.toMatchObject(what)
    await expect(admin().issueAutoLoginLink(actor, id, link)).rejects.toMatchObject(what)
    expect(await logOf(id)).toEqual([])
  }
  it('gives a user another password, which ends all sessions and leaves a row without it', async () => {
    const { id, username, token } = await signedIn()
    expect(await admin().resetPassword(officer(), id, NEXT)).toBe(true)
    await expect(alive(token)).rejects.toEqual(OUT)
    expect((await scene.sessions(id)).every((row) => row.revokedAt !== null)).toBe(true)
    expect((await scene.access.login({ username, password: NEXT }, ORIGIN)).needStep2).toBe(false)
    expect((await logOf(id)).map((one) => [one.action, one.userName, one.changes])).toEqual([
      [
        'resetPassword',
        'tester',
        expect.stringMatching(/^\{"passwordHash":\["\*{3}","\*{3}"\],"initialPasswordAt":\[null,"[\dTZ:.-]+"\]\}$/),
      ],
    ])
  })
  it('gives no common password', async () => {
    const { id } = await signedIn()
    for (const weak of ['12345678', '', ' ', '12', 'a1!'])
      await expect(admin().resetPassword(officer(), id, sha256Hex(weak))).rejects.toEqual(field('password', 'commonPassword'))
    await expect(admin().resetPassword(officer(), id, 'typed')).rejects.toEqual(field('password', 'sha256'))
  })
  it('takes a second factor away, with the tickets that wait for it', async () => {
    const { id, username, code } = await enrolled(scene)
    const ticket = await ticketOf(scene, username)
    expect(await admin().resetTwoFactor(officer(), id)).toBe(true)
    await expect(scene.access.loginStep2({ ticket, code: code() }, ORIGIN)).rejects.toMatchObject({ code: 'login.ticketOver' })
    expect((await scene.access.login({ username, password: PASSWORD }, ORIGIN)).needStep2).toBe(false)
    expect((await logOf(id)).at(-1)).toMatchObject({ action: 'resetTwoFactor', userName: 'tester' })
  })
  it('unlocks a name everywhere', async () => {
    const { id, username } = await scene.addUser()
    const login = (password: string, ip: string) => scene.access.login({ username: username.toUpperCase(), password }, { ip })
    const inside = (ip: string) => scene.access.login({ username, password: PASSWORD }, { ip })
    for (const ip of ['10.31.0.1', '10.31.0.2']) {
      for (let at = 0; at < 5; at++) await expect(login(WRONG, ip)).rejects.toMatchObject({ code: 'login.wrong' })
      await expect(inside(ip)).rejects.toMatchObject({ code: 'login.locked' })
    }
    expect(await admin().unlock(officer(), id)).toBe(true)
    for (const ip of ['10.31.0.1', '10.31.0.2']) expect(entered(await inside(ip)).token).toBeTruthy()
    expect((await logOf(id)).map((one) => one.action)).toEqual(['unlock'])
  })
  it('needs the permission of each step', async () => {
    const { id } = await scene.addUser()
    await refusedToAll(officer({ permissions: new Set(CLERK) }), id, { kind: 'forbidden', code: 'forbidden' })
  })
  it('stops at users with more rights, through roles, menus or disabled roles', async () => {
    const roleWith = (values: object) =>
      scene.store.write(system, (uow) => uow.of(role).create({ roleName: 'More', roleKey: `more${unique()}`, ...values } as never))
    const entry = (status: 'ENABLED' | 'DISABLED') =>
      scene.store.write(system, (uow) => uow.of(menu).create({ menuType: 'F', menuName: 'x', permission: 'system:role:edit', status }))
    const [page, off] = [await entry('ENABLED'), await entry('DISABLED')]
    const more = [
      await roleWith({ permissions: '*:*:*' }),
      await roleWith({ permissions: 'repair:report:remove' }),
      await roleWith({ menuIds: [page.id] }),
      await roleWith({ menuIds: [off.id] }),
      await roleWith({ permissions: 'system:role:edit', status: 'DISABLED' }),
    ]
    for (const one of more) {
      const { id } = await scene.addUser({ roleIds: [scene.clerk.id, one.id] })
      await refusedToAll(officer(), id, { kind: 'forbidden', code: 'outranked' })
    }
  })
  it('stops at users of plants that one does not belong to, whatever one may do', async () => {
    const { id } = await scene.addUser()
    await refusedToAll(officer({ plantIds: [scene.east.id] }), id, { code: 'outranked' })
    await refusedToAll(officer({ plantIds: [scene.east.id], permissions: new Set(['*:*:*']) }), id, { code: 'outranked' })
    const elsewhere = await makePlant(scene.store)
    await refusedToAll(officer({ plantId: elsewhere.id, plantIds: [elsewhere.id] }), id, { kind: 'notFound' })
  })
  it('stops at users whose data scope is wider, and does not see those outside one’s own', async () => {
    const narrow = { departmentIds: [], self: true }
    const { id } = await scene.addUser()
    await refusedToAll(officer({ dataScope: narrow }), id, { kind: 'notFound' })
    await refusedToAll(officer({ dataScope: narrow, userId: id }), id, { code: 'outranked' })
  })
  it('is no way round the questions that one’s own account asks', async () => {
    const { id, actor } = await signedIn()
    const self = { ...actor, permissions: new Set(['*:*:*']) }
    await expect(admin().resetPassword(self, id, NEXT)).rejects.toEqual(field('id', 'ownAccount'))
    await expect(admin().resetTwoFactor(self, id)).rejects.toEqual(field('id', 'ownAccount'))
  })
})

describe('the log of log-ins', () => {
  it('knows the plant: of the session, else the first of the user', async () => {
    const { loginLog } = await import('../../../server/domain/identity/index.ts')
    const { username, actor } = await signedIn()
    await scene.access.switchPlant(actor, scene.west.id)
    await scene.access.logout(await actorFor(scene, username), ORIGIN)
    await scene.access.login({ username, password: WRONG }, ORIGIN).catch(() => null)
    await scene.access.login({ username: 'nobody here', password: WRONG }, ORIGIN).catch(() => null)
    const rows = await scene.store
      .read(system)
      .of(loginLog)
      .find({ username: [username, 'nobody here'] })
    expect(rows.map((row) => [row.outcome, row.atPlantId])).toEqual([
      ['OK', scene.east.id],
      ['OK', scene.west.id],
      ['LOGOUT', scene.west.id],
      ['WRONG', scene.east.id],
      ['WRONG', null],
    ])
  })
})
