import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword, sha256Hex } from '../../../server/access/index.ts'
import { loginTicket } from '../../../server/domain/identity/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { enrolled, STEP_MS, ticketOf } from './factors.ts'
import { entered, ORIGIN, PASSWORD, type Scene, setUp, WRONG } from './people.ts'

const MINUTE = 60_000
const refused = (code: string) => expect.objectContaining({ code })
const OVER = refused('login.ticketOver')
const WRONG_CODE = refused('login.wrongCode')
let scene: Scene
beforeAll(async () => {
  scene = await setUp()
})
afterAll(() => scene.close())

const step2 = (ticket: string, code: string, ip = ORIGIN.ip) => scene.access.loginStep2({ ticket, code }, { ...ORIGIN, ip }).then(entered)
const opened = async (userId: number) => (await scene.sessions(userId)).filter((row) => row.revokedAt === null).length
const tickets = (userId: number) => scene.store.read(systemActor(0)).of(loginTicket).find({ userId })

describe('a ticket', () => {
  it('says nothing of the user, opens no session, and is kept as a hash', async () => {
    const { username, id, actor } = await enrolled(scene)
    await scene.access.logout(actor, ORIGIN)
    const answer = await scene.access.login({ username, password: PASSWORD }, ORIGIN)
    expect(answer).toEqual({ needStep2: true, ticket: expect.stringMatching(/^[\w-]{43}$/) })
    expect(await opened(id)).toBe(0)
    await expect(scene.access.authenticate(answer.ticket as string, ORIGIN)).rejects.toEqual(refused('unauthenticated'))
    expect((await tickets(id)).map((row) => row.ticketHash)).toEqual([sha256Hex(answer.ticket as string)])
  })
  it('and a code open one session', async () => {
    const { username, code } = await enrolled(scene)
    const ticket = await ticketOf(scene, username)
    const answer = await step2(ticket, code())
    expect(answer).toMatchObject({ needStep2: false, ticket: null, user: { username } })
    expect((await scene.access.authenticate(answer.token, ORIGIN)).actor.name).toBe('Somebody')
    await expect(step2(ticket, code())).rejects.toEqual(OVER)
    expect(await scene.log(username)).toEqual(['OK', 'OK'])
  })
  it('opens one session when twenty ask with the same right code, and locks nobody', async () => {
    const { username, id, code } = await enrolled(scene)
    const [ticket, before] = [await ticketOf(scene, username), await opened(id)]
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => step2(ticket, code())))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    for (const one of all) if (one.status === 'rejected') expect(one.reason).toEqual(OVER)
    expect(await opened(id)).toBe(before + 1)
    scene.clock.forward(STEP_MS)
    expect((await step2(await ticketOf(scene, username), code())).token).toBeTruthy()
  })
  it('opens one session when twenty ask over two servers from as many addresses', async () => {
    const { username, id, code } = await enrolled(scene)
    const [ticket, before, other] = [await ticketOf(scene, username), await opened(id), scene.another()]
    const ask = (at: number) => (at % 2 ? scene.access : other).loginStep2({ ticket, code: code() }, { ip: `10.8.0.${at}` })
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => ask(at)))
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await opened(id)).toBe(before + 1)
  })
  it('takes five tries, whatever the addresses', async () => {
    const { username, code } = await enrolled(scene)
    const ticket = await ticketOf(scene, username)
    for (let at = 0; at < 5; at++) await expect(step2(ticket, '000000', `10.8.1.${at}`)).rejects.toEqual(WRONG_CODE)
    await expect(step2(ticket, code(), '10.8.1.9')).rejects.toEqual(OVER)
    expect((await scene.log(username)).filter((outcome) => outcome === 'STEP2')).toHaveLength(5)
  })
  it('takes five tries even when all come at once', async () => {
    const { username } = await enrolled(scene)
    const ticket = await ticketOf(scene, username)
    const all = await Promise.allSettled(Array.from({ length: 20 }, (_, at) => step2(ticket, '000000', `10.8.2.${at}`)))
    expect(all.filter((one) => one.status === 'rejected' && one.reason.code === 'login.wrongCode')).toHaveLength(5)
  })
  it('ends after five minutes', async () => {
    const { username, code } = await enrolled(scene)
    const ticket = await ticketOf(scene, username)
    scene.clock.forward(5 * MINUTE)
    await expect(step2(ticket, code())).rejects.toEqual(OVER)
    const next = await ticketOf(scene, username)
    scene.clock.forward(5 * MINUTE - 1000)
    expect((await step2(next, code())).token).toBeTruthy()
  })
  it('is nothing that one can make up or change', async () => {
    const { username, code } = await enrolled(scene)
    const ticket = await ticketOf(scene, username)
    for (const forged of ['', 'x', `${ticket}x`, `${ticket}.1`, ticket.slice(1), 'a'.repeat(10_000)])
      await expect(step2(forged, code())).rejects.toEqual(OVER)
    expect((await step2(ticket, code())).token).toBeTruthy()
  })
  it('leaves no rows behind that are over', async () => {
    const { username, id } = await enrolled(scene)
    for (let at = 0; at < 4; at++) {
      await ticketOf(scene, username)
      scene.clock.forward(5 * MINUTE)
    }
    expect(await tickets(id)).toHaveLength(1)
  })
  it('is worthless once the password has changed or the user is disabled', async () => {
    const { username, id, code, actor } = await enrolled(scene)
    const first = await ticketOf(scene, username)
    const next = sha256Hex('an unusual new one')
    await scene.access.accounts.changePassword(actor, { oldPassword: PASSWORD, newPassword: next }, ORIGIN)
    await expect(step2(first, code())).rejects.toEqual(OVER)
    await scene.change(id, { passwordHash: await hashPassword(PASSWORD) })
    const second = await ticketOf(scene, username)
    await scene.change(id, { status: 'DISABLED' })
    await expect(step2(second, code())).rejects.toEqual(refused('login.disabled'))
  })
})

describe('a code', () => {
  it('opens one session, over as many tickets as one likes', async () => {
    const { username, id, code } = await enrolled(scene)
    const all = await Promise.all(Array.from({ length: 20 }, (_, at) => ticketOf(scene, username, `10.8.3.${at}`)))
    const before = await opened(id)
    const answers = await Promise.allSettled(all.map((ticket, at) => step2(ticket, code(), `10.8.3.${at}`)))
    expect(answers.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(await opened(id)).toBe(before + 1)
  })
  it('that confirmed the factor does not sign in', async () => {
    const { username, first } = await enrolled(scene)
    await expect(step2(await ticketOf(scene, username), first)).rejects.toEqual(WRONG_CODE)
  })
  it('of recovery opens one session, and its user sees that it is gone', async () => {
    const { username, recovery } = await enrolled(scene)
    const [code] = recovery as [string]
    const all = await Promise.all(Array.from({ length: 10 }, (_, at) => ticketOf(scene, username, `10.8.4.${at}`)))
    const answers = await Promise.allSettled(all.map((ticket, at) => step2(ticket, code.toUpperCase(), `10.8.4.${at}`)))
    const done = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(done).toHaveLength(1)
    const { actor } = await scene.access.authenticate(done[0]?.token, ORIGIN)
    expect((await scene.access.accounts.read(actor)).recoveryCodesLeft).toBe(9)
  })
  it('that is wrong counts with wrong passwords towards the lock', async () => {
    const { username, code } = await enrolled(scene)
    const ip = '10.8.5.1'
    for (let at = 0; at < 3; at++)
      await expect(scene.access.login({ username, password: WRONG }, { ip })).rejects.toEqual(refused('login.wrong'))
    const ticket = await ticketOf(scene, username, ip)
    await expect(step2(ticket, '000000', ip)).rejects.toEqual(WRONG_CODE)
    // The right password in between forgives nothing.
    const again = await ticketOf(scene, username, ip)
    await expect(step2(again, '000000', ip)).rejects.toEqual(WRONG_CODE)
    await expect(step2(again, code(), ip)).rejects.toMatchObject({ code: 'login.locked', kind: 'tooMany', params: { minutes: 10 } })
    await expect(scene.access.login({ username, password: PASSWORD }, { ip })).rejects.toEqual(refused('login.locked'))
  })
  it('that is right forgives earlier failures', async () => {
    const { username, code } = await enrolled(scene)
    const ip = '10.8.6.1'
    for (let round = 0; round < 3; round++) {
      const ticket = await ticketOf(scene, username, ip)
      for (let at = 0; at < 3; at++) await expect(step2(ticket, '000000', ip)).rejects.toEqual(WRONG_CODE)
      expect((await step2(ticket, code(), ip)).token).toBeTruthy()
      scene.clock.forward(STEP_MS)
    }
  })
  it('of no possible form takes no try', async () => {
    const { username, code } = await enrolled(scene)
    const ticket = await ticketOf(scene, username)
    for (let at = 0; at < 8; at++)
      await expect(step2(ticket, '12')).rejects.toMatchObject({ code: 'invalid', fields: [{ field: 'code', rule: 'codeForm' }] })
    expect((await step2(ticket, code())).token).toBeTruthy()
  })
})
