import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword, sha256Hex } from '../../../server/access/index.ts'
import { session } from '../../../server/domain/identity/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { entered, ORIGIN, PASSWORD, type Scene, setUp, WRONG } from './people.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const refused = (code: string, kind?: string) => expect.objectContaining({ code, ...(kind && { kind }) })
const OUT = refused('unauthenticated', 'unauthenticated')
const LOST = refused('plantLost', 'unauthenticated')
let scene: Scene

beforeAll(async () => {
  scene = await setUp()
})
afterAll(() => scene.close())

const signIn = async (username: string, ip = ORIGIN.ip) =>
  entered(await scene.access.login({ username, password: PASSWORD }, { ...ORIGIN, ip }))
const ask = (token: string, access = scene.access) => access.authenticate(`Bearer ${token}`, ORIGIN)
/** A user who is signed in, from an address of his own so that no count of another test matters. */
async function signedIn(given: Parameters<Scene['addUser']>[0] = {}) {
  const user = await scene.addUser(given)
  const answer = await signIn(user.username)
  const { actor } = await ask(answer.token)
  return { user, answer, token: answer.token, actor, sessionId: actor.sessionId as number }
}

describe('log-in', () => {
  it('answers who it is, the plants and the permissions', async () => {
    const user = await scene.addUser()
    const answer = await signIn(user.username)
    expect(answer).toMatchObject({
      currentPlantId: scene.east.id,
      user: { id: user.id, username: user.username, name: 'Somebody', roles: [{ id: scene.clerk.id, name: 'Clerk' }], landingPage: null },
      permissions: ['repair:report:add', 'repair:report:list'],
    })
    expect(answer.plants.map((p) => p.id)).toEqual([scene.east.id, scene.west.id])
    expect(answer.expiresAt.getTime()).toBe(scene.clock.now().getTime() + 30 * MINUTE)
    expect(JSON.stringify(answer)).not.toContain('argon2')
  })
  it('answers the language that the person has chosen, or none', async () => {
    const user = await scene.addUser()
    const { token, language } = await signIn(user.username)
    expect(language).toBeNull()
    const { actor } = await ask(token)
    for (const [value, told] of [
      ['{"language":"en","mode":"dark"}', 'en'],
      ['{"language":"fr"}', null],
      ['"en"', null],
    ] as const) {
      await scene.access.accounts.savePreference(actor, 'settings', value)
      expect([value, (await signIn(user.username)).language]).toEqual([value, told])
    }
  })
  it('says the same of a wrong password and an unknown user, and logs both', async () => {
    const user = await scene.addUser()
    const login = (username: string) => scene.access.login({ username, password: WRONG }, ORIGIN)
    await expect(login(user.username)).rejects.toEqual(refused('login.wrong', 'invalid'))
    await expect(login('nobody at all')).rejects.toEqual(refused('login.wrong', 'invalid'))
    expect(await scene.log(user.username)).toEqual(['WRONG'])
    expect(await scene.log('nobody at all')).toEqual(['WRONG'])
  })
  it('refuses a password as it was typed, before it looks at anything', async () => {
    const user = await scene.addUser()
    const login = scene.access.login({ username: user.username, password: 'correct horse' }, ORIGIN)
    await expect(login).rejects.toMatchObject({ code: 'invalid', fields: [{ field: 'password', rule: 'sha256' }] })
    expect(await scene.log(user.username)).toEqual([])
  })
  it('tells that a user is disabled only to somebody who knows the password', async () => {
    const user = await scene.addUser({ status: 'DISABLED' })
    await expect(scene.access.login({ username: user.username, password: WRONG }, ORIGIN)).rejects.toEqual(refused('login.wrong'))
    await expect(signIn(user.username)).rejects.toEqual(refused('login.disabled'))
    expect(await scene.log(user.username)).toEqual(['WRONG', 'DISABLED'])
    expect(await scene.sessions(user.id)).toEqual([])
  })
  it('is locked after five failures, even for the right password, and only there', async () => {
    const [user, other] = [await scene.addUser(), await scene.addUser()]
    const ip = '10.9.0.1'
    for (let i = 0; i < 5; i++)
      await expect(scene.access.login({ username: user.username, password: WRONG }, { ip })).rejects.toEqual(refused('login.wrong'))
    await expect(signIn(user.username, ip)).rejects.toMatchObject({ code: 'login.locked', kind: 'tooMany', params: { minutes: 10 } })
    expect((await signIn(user.username, '10.9.0.2')).token).toBeTruthy()
    expect((await signIn(other.username, ip)).token).toBeTruthy()
    expect(await scene.log(user.username)).toEqual(['WRONG', 'WRONG', 'WRONG', 'WRONG', 'WRONG', 'LOCKED', 'OK'])
  })
  it('keeps what a browser says of itself out of the log’s lines', async () => {
    const user = await scene.addUser()
    await scene.access.login(
      { username: user.username, password: PASSWORD },
      { ip: ORIGIN.ip, userAgent: `x\r\nforged ${'y'.repeat(400)}` },
    )
    const [row] = await scene.sessions(user.id)
    expect(row?.userAgent).toMatch(/^x {2}forged y+$/)
    expect(row?.userAgent).toHaveLength(255)
  })
  it('leaves no operation log rows', async () => {
    await signedIn()
    const rows = await scene.store
      .read(systemActor(0))
      .of(operationLog)
      .find({ resource: ['session', 'loginLog'] })
    expect(rows).toEqual([])
  })
})

describe('a session', () => {
  it('names its actor', async () => {
    const { user, token } = await signedIn()
    const { actor } = await scene.access.authenticate(`Bearer ${token}`, { ip: '10.7.7.7' })
    expect(actor).toMatchObject({
      kind: 'user',
      userId: user.id,
      plantId: scene.east.id,
      plantIds: [scene.east.id, scene.west.id],
      ip: '10.7.7.7',
    })
    expect([...actor.permissions]).toEqual(['repair:report:add', 'repair:report:list'])
  })
  it('is recognised by the bare token and a doubled word, as old clients send them', async () => {
    const { token } = await signedIn()
    for (const header of [token, `Bearer ${token}`, `Bearer Bearer ${token}`, `bearer  ${token}`]) {
      expect((await scene.access.authenticate(header, ORIGIN)).actor.kind).toBe('user')
    }
  })
  it('does not open without a header or with anything else in it', async () => {
    for (const header of [undefined, '', 'Bearer', 'Bearer x.y.z', 'Basic YTpi'])
      await expect(scene.access.authenticate(header, ORIGIN)).rejects.toEqual(OUT)
  })
  it('is renewed in the last half of the token, and the old token goes on', async () => {
    const { token, sessionId, user } = await signedIn()
    scene.clock.forward(14 * MINUTE)
    expect((await ask(token)).renewedToken).toBeUndefined()
    scene.clock.forward(2 * MINUTE)
    // Fifty calls of one page that comes back, over two servers: none is refused, and it is one session still.
    const other = scene.another()
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => ask(token, at % 2 ? other : scene.access)))
    expect(answers.every((a) => a.renewedToken)).toBe(true)
    expect((await scene.sessions(user.id)).map(({ id }) => id)).toEqual([sessionId])
    scene.clock.forward(10 * MINUTE)
    for (const renewed of [token, ...answers.map((a) => a.renewedToken as string)])
      expect((await ask(renewed)).actor.sessionId).toBe(sessionId)
  })
  it('ends after half an hour without a call', async () => {
    const { actor } = await signedIn()
    scene.clock.forward(29 * MINUTE)
    expect((await scene.access.verifySession(actor)).kind).toBe('user')
    scene.clock.forward(1 * MINUTE)
    await expect(scene.access.verifySession(actor)).rejects.toEqual(OUT)
  })
  it('ends twelve hours after the log-in, however busy it is', async () => {
    const signed = await signedIn()
    let { token } = signed
    const end = scene.clock.now().getTime() + 12 * HOUR
    while (scene.clock.now().getTime() + 20 * MINUTE < end) {
      scene.clock.forward(20 * MINUTE)
      token = (await ask(token)).renewedToken ?? token
    }
    scene.clock.set(new Date(end - 1000))
    await ask(token)
    scene.clock.set(new Date(end))
    await expect(ask(token)).rejects.toEqual(OUT)
    await expect(scene.access.verifySession(signed.actor)).rejects.toEqual(OUT)
  })
  it('is one of five at most: the oldest goes', async () => {
    const user = await scene.addUser()
    const tokens: string[] = []
    for (let i = 0; i < 6; i++) {
      tokens.push((await signIn(user.username)).token)
      scene.clock.forward(1000)
    }
    await expect(ask(tokens[0] as string)).rejects.toEqual(OUT)
    for (const token of tokens.slice(1)) await ask(token)
  })
  it('ends the one that the same browser had, and no other, of whomever', async () => {
    const { access } = scene
    const [one, other] = [await scene.addUser(), await scene.addUser()]
    const signIn = async (username: string, authorization?: string) =>
      entered(await access.login({ username, password: PASSWORD }, { ...ORIGIN, authorization })).token
    const isOpen = (token: string) =>
      access.authenticate(token, ORIGIN).then(
        () => true,
        () => false,
      )
    const [elsewhere, before, others] = [await signIn(one.username), await signIn(one.username), await signIn(other.username)]
    const after = await signIn(one.username, `Bearer ${before}`)
    for (const odd of [others, 'rubbish', `Bearer ${after.slice(0, -3)}abc`]) await signIn(one.username, odd)
    expect(await Promise.all([elsewhere, before, others, after].map(isOpen))).toEqual([true, false, true, true])
  })
  it('is one of five at most even when all log in at once', async () => {
    const user = await scene.addUser()
    await Promise.all(Array.from({ length: 12 }, () => signIn(user.username)))
    expect((await scene.sessions(user.id)).filter((row) => row.revokedAt === null)).toHaveLength(5)
  })
  it('writes its last call at most every half minute, many in one go', async () => {
    const { token, sessionId } = await signedIn()
    const seen = async () => (await scene.store.read(systemActor(0)).of(session).get(sessionId)).lastSeenAt.getTime()
    const before = await seen()
    scene.clock.forward(10_000)
    for (let i = 0; i < 20; i++) await ask(token)
    expect(await seen()).toBe(before)
    const other = scene.another()
    scene.clock.forward(30_000)
    await ask(token, other)
    await other.close()
    expect(await seen()).toBe(scene.clock.now().getTime())
  })
})

describe('the end of a session', () => {
  it('comes with the log-out, for its token and its sockets', async () => {
    const { user, token, actor } = await signedIn()
    expect(await scene.access.logout(actor, ORIGIN)).toBe(true)
    await expect(ask(token)).rejects.toEqual(OUT)
    await expect(scene.access.verifySession(actor)).rejects.toEqual(OUT)
    expect(await scene.log(user.username)).toEqual(['OK', 'LOGOUT'])
  })
  it('comes when the user is disabled', async () => {
    const { user, token, actor } = await signedIn()
    await scene.change(user.id, { status: 'DISABLED' })
    await expect(ask(token)).rejects.toEqual(OUT)
    await expect(scene.access.verifySession(actor)).rejects.toEqual(OUT)
  })
  it('comes with a new password, and the row says so', async () => {
    const { user, token, actor } = await signedIn()
    await scene.change(user.id, { passwordHash: await hashPassword(sha256Hex('another one')) })
    await expect(scene.access.verifySession(actor)).rejects.toEqual(OUT)
    await expect(ask(token)).rejects.toEqual(OUT)
    expect((await scene.sessions(user.id))[0]?.revokedAt).not.toBeNull()
  })
  it('comes with a new password on a server that never saw the session', async () => {
    const { user, token } = await signedIn()
    await scene.change(user.id, { passwordHash: await hashPassword(sha256Hex('another one')) })
    await expect(ask(token, scene.another())).rejects.toEqual(OUT)
  })
  it('is noticed within a second on another server', async () => {
    const { token } = await signedIn()
    const other = scene.another()
    const { actor } = await ask(token, other)
    await scene.access.logout(actor, ORIGIN)
    scene.clock.forward(1000)
    await expect(ask(token, other)).rejects.toEqual(OUT)
  })
})

describe('rights', () => {
  it('follow a change of the role at once', async () => {
    const { token } = await signedIn()
    await scene.changeRole('repair:log:list')
    expect([...(await ask(token)).actor.permissions]).toEqual(['repair:log:list'])
    await scene.changeRole('repair:report:list repair:report:add')
  })
  it('do not come from a token of somebody else’s session', async () => {
    const [one, two] = [await signedIn(), await signedIn()]
    expect((await ask(one.token)).actor.userId).toBe(one.user.id)
    expect((await ask(two.token)).actor.userId).toBe(two.user.id)
  })
})

describe('the plant', () => {
  it('is the one that the token names: a switch issues another token and changes nothing for the old one', async () => {
    const { token } = await signedIn()
    const before = (await ask(token)).actor
    const switched = await scene.access.switchPlant(before, scene.west.id)
    expect(switched.currentPlantId).toBe(scene.west.id)
    const [east, west] = [(await ask(token)).actor, (await ask(switched.token)).actor]
    expect([east.plantId, west.plantId]).toEqual([scene.east.id, scene.west.id])
    expect((await scene.access.me(east)).currentPlantId).toBe(scene.east.id)
    expect((await scene.access.me(west)).currentPlantId).toBe(scene.west.id)
  })
  it('stays the same in a renewed token and for open sockets', async () => {
    const { token } = await signedIn()
    const { actor } = await ask(token)
    await scene.access.switchPlant(actor, scene.west.id)
    scene.clock.forward(20 * MINUTE)
    const { renewedToken } = await ask(token)
    expect((await ask(renewedToken as string)).actor.plantId).toBe(scene.east.id)
    expect((await scene.access.verifySession(actor)).plantId).toBe(scene.east.id)
  })
  it('opens nothing once its user has been removed from it, while the session goes on elsewhere', async () => {
    const { user, token } = await signedIn()
    const { actor } = await ask(token)
    const west = await scene.access.switchPlant(actor, scene.west.id)
    await scene.change(user.id, { plantIds: [scene.east.id] })
    await expect(ask(west.token)).rejects.toEqual(LOST)
    await expect(ask(west.token, scene.another())).rejects.toEqual(LOST)
    await expect(scene.access.verifySession({ ...actor, plantId: scene.west.id })).rejects.toEqual(LOST)
    expect((await ask(token)).actor).toMatchObject({ plantId: scene.east.id, plantIds: [scene.east.id] })
    await expect(scene.access.switchPlant(actor, scene.west.id)).rejects.toEqual(refused('notFound', 'notFound'))
  })
  it('of others does not exist', async () => {
    const { token } = await signedIn()
    const { actor } = await ask(token)
    await expect(scene.access.switchPlant(actor, scene.closed.id)).rejects.toEqual(refused('notFound', 'notFound'))
    await expect(scene.access.switchPlant(actor, 999_999)).rejects.toEqual(refused('notFound', 'notFound'))
    expect((await ask(token)).actor.plantId).toBe(scene.east.id)
  })
  it('is remembered for the next log-in', async () => {
    const { user, token } = await signedIn()
    await scene.access.switchPlant((await ask(token)).actor, scene.west.id)
    scene.clock.forward(1000)
    expect((await signIn(user.username)).currentPlantId).toBe(scene.west.id)
  })
})
