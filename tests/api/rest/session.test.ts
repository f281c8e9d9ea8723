import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { role } from '../../../server/domain/identity/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

const MINUTE = 60_000
const clock = fixedClock('2026-11-20T02:00:00.000Z')
let server: TestApp
let old: LegacyClient
beforeAll(async () => {
  server = await testApp({ ENV_NAME: '试用' }, undefined, clock)
  old = legacyClient(server.address)
})
afterAll(async () => {
  old.close()
  await server.close()
})

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/

describe('an old client', () => {
  it('asks for the environment before anybody signs in', async () => {
    const { status, body, headers } = await old.get('/env')
    expect([status, body]).toEqual([200, { code: 200, msg: '', data: { name: '试用' }, name: '试用', requestId: headers['x-request-id'] }])
  })

  it('signs in and finds the session in the body and in its data', async () => {
    const { status, body } = await old.login()
    expect(status).toBe(200)
    expect(body).toMatchObject({ code: 200, msg: '', token: expect.any(String), currentPlantID: 1, plants: [{ id: 1 }, { id: 2 }] })
    expect(body.data).toMatchObject({ token: body.token, currentPlantID: 1, expire: expect.stringMatching(MOMENT) })
  })

  it('learns who it is', async () => {
    const { body } = await old.get('/admin/userinfo')
    const known = {
      userId: 1,
      name: expect.any(String),
      avatar: '',
      introduction: expect.any(String),
      roles: ['admin'],
      permissions: ['*:*:*'],
      currentPlantID: 1,
    }
    expect(body).toMatchObject(known)
    expect(body.data).toMatchObject({ ...known, plants: [{ id: 1 }, { id: 2 }] })
    expect(body.data).toHaveProperty('deptId')
  })

  it('gets its menus as a tree of folders and pages', async () => {
    const tree = (await old.get('/admin/usermenus')).body.data as Record<string, unknown>[]
    const all = (nodes: Record<string, unknown>[]): Record<string, unknown>[] => nodes.flatMap((n) => [n, ...all(n.children as never)])
    for (const node of all(tree)) {
      expect(node).toMatchObject({
        menuId: expect.any(Number),
        parentId: expect.any(Number),
        path: expect.any(String),
        visible: expect.stringMatching(/^[01]$/),
        noCache: expect.any(Boolean),
        isFrame: expect.any(Boolean),
        roles: ['admin'],
      })
      expect(['M', 'C']).toContain(node.menuType)
    }
    expect(all(tree).find((n) => n.path === '/maintlogs/index')).toMatchObject({ menuType: 'C', component: 'maintlogs' })
    expect(tree.find((n) => n.menuType === 'M')).toMatchObject({ component: 'Layout' })
  })

  it('lists roles, changes a status alone and changes it back', async () => {
    const asked = { roleName: '%管%', status: ['0', '1'], pageNo: 1, pageSize: 20 }
    const { body } = await old.get('/admin/sysroles', asked)
    const { list, ...page } = body.data as { list: Record<string, unknown>[] }
    expect(page).toEqual({ count: list.length, pageIndex: 1, pageSize: 20, pageNo: 1 })
    expect(list.length).toBeGreaterThan(1)
    for (const one of list) expect(one.roleName).toContain('管')
    const lead = list.find((one) => one.roleKey === 'repairLead') as Record<string, unknown>
    expect(lead).toMatchObject({
      roleId: lead.id,
      status: '0',
      dataScope: '1',
      roleSort: expect.any(Number),
      createdAt: expect.stringMatching(MOMENT),
    })
    const off = await old.put(`/admin/sysroles/${lead.id}`, { status: '1' })
    expect(off.body.data).toMatchObject({
      ...lead,
      status: '1',
      updatedAt: expect.any(String),
      rowVersion: expect.any(Number),
      updatedByID: 1,
      updatedBy: { id: 1 },
    })
    expect(((await old.get('/admin/sysroles', { ...asked, status: 1 })).body.data as { count: number }).count).toBe(1)
    expect((await old.put(`/admin/sysroles/${lead.id}`, { status: 0 })).body.data).toMatchObject({ status: '0' })
  })

  it('reads a dictionary, asks about maintenance, changes the plant and leaves', async () => {
    const entries = (await old.get('/admin/dict/databytype/reportLog_urgency')).body.data as Record<string, unknown>[]
    expect(entries.map((e) => e.dictValue)).toEqual(['LOW', 'NORMAL', 'HIGH', 'STOP'])
    expect(Object.keys(entries[0] ?? {}).sort()).toEqual([
      'cssClass',
      'dictCode',
      'dictLabel',
      'dictSort',
      'dictType',
      'dictValue',
      'isDefault',
      'label',
      'listClass',
      'remark',
      'status',
      'value',
    ])
    const codes = async (type: string) =>
      ((await old.get(`/admin/dict/databytype/${type}`)).body.data as Record<string, unknown>[]).map((e) => [e.dictValue, e.value])
    // The codes that rows carry on this wire.
    expect(await codes('role_status')).toEqual([
      ['0', '0'],
      ['1', '1'],
    ])
    expect((await codes('role_dataScope')).map(([code]) => code)).toEqual(['1', '2', '3', '4', '5'])
    const pending = (await old.get('/admin/check/maintlogs/haspending')).body
    expect(pending).toMatchObject({ hasPending: expect.any(Boolean), data: { hasPending: pending.hasPending } })
    const moved = (await old.post('/admin/sysusers/switchplant/2')).body
    expect(moved).toMatchObject({ currentPlantID: 2, data: { token: moved.token, currentPlantID: 2 } })
    old.use(String(moved.token))
    expect((await old.get('/admin/userinfo')).body).toMatchObject({ currentPlantID: 2 })
    expect((await old.post('/admin/logout', { token: old.token() })).body).toMatchObject({ code: 200 })
    const gone = await old.get('/admin/userinfo')
    expect([gone.status, gone.body.code, gone.headers['www-authenticate']]).toEqual([401, 401, 'Bearer'])
    expect((await old.post('/admin/logout', { token: 'nonsense' })).status).toBe(200)
  })

  it('leaves the session that the body names when the header holds a leftover', async () => {
    await old.login()
    const token = old.token()
    old.use('undefined')
    expect((await old.post('/admin/logout', { token })).status).toBe(200)
    old.use(token)
    expect((await old.get('/admin/userinfo')).status).toBe(401)
    await old.login()
  })
})

describe('a token', () => {
  it('is renewed in its header once half its life is spent, and the one before goes on', async () => {
    await old.login()
    const first = old.token()
    expect((await old.get('/admin/userinfo')).headers.authorization).toBeUndefined()
    clock.forward(16 * MINUTE)
    const heard = await old.get('/admin/userinfo')
    expect(heard.headers.authorization).toMatch(/^Bearer ey/)
    expect(heard.headers['access-control-expose-headers']).toContain('Authorization')
    expect(old.token()).not.toBe(first)
    expect((await old.get('/admin/userinfo', {}, { authorization: `Bearer ${first}` })).status).toBe(200)
    clock.forward(20 * MINUTE)
    expect((await old.get('/admin/userinfo')).status).toBe(200)
    expect((await old.get('/admin/userinfo', {}, { authorization: first })).status).toBe(401)
  })

  it.each(['Bearer ', '', 'Bearer Bearer ', 'bearer '])('is taken after "%s"', async (word) => {
    await old.login()
    expect((await old.get('/admin/userinfo', {}, { authorization: word + old.token() })).status).toBe(200)
  })

  it('is taken from nowhere else', async () => {
    const token = old.token()
    old.use('')
    expect((await old.get('/admin/userinfo', { token, authorization: token })).status).toBe(401)
    expect((await old.get('/admin/userinfo', {}, { cookie: `token=${token}; Authorization=${token}` })).status).toBe(401)
    expect((await old.get('/admin/userinfo', {}, { authorization: 'nonsense' })).status).toBe(401)
    old.use(token)
  })
})

describe('a log-in that fails', () => {
  const attempt = (username: string, password: string) =>
    old.post('/admin/login', { username, password: sha256Hex(password) }, { authorization: '' })
  it('is 400 with a number of its own, in both languages, and locks in the end', async () => {
    const wrong = await attempt('operator', 'wrong')
    expect([wrong.status, wrong.body.code, wrong.body.error]).toEqual([400, 40010, wrong.body.msg])
    const english = legacyClient(server.address, 'en')
    const en = await english.post('/admin/login', { username: 'operator', password: sha256Hex('wrong') })
    english.close()
    expect([/^[\x20-\x7e]+$/.test(en.body.msg), /[\u4e00-\u9fff]/.test(wrong.body.msg)]).toEqual([true, true])
    for (let i = 0; i < 4; i++) await attempt('operator', 'wrong')
    const locked = await attempt('operator', 'Millwright-2026')
    expect([locked.status, locked.body.code, locked.body.msg]).toEqual([400, 40011, expect.stringContaining('10')])
  })

  it.each([{}, { username: 7, password: [] }, { username: 'admin', password: 'plain' }, { username: null }])(
    'is 400 for %j',
    async (body) => {
      const heard = await old.post('/admin/login', body, { authorization: '' })
      expect([heard.status, heard.body.data]).toEqual([400, null])
    },
  )
})

describe('rights', () => {
  it('that are missing are 403, also for another plant', async () => {
    const { store } = server.app
    const repairer = legacyClient(server.address)
    await repairer.login('repairer')
    const change = (values: object) =>
      store.write(systemActor(0), async (uow) => {
        const [found] = await uow.of(role).find({ roleKey: 'repairer' })
        await uow.of(role).patch(await uow.of(role).lockForUpdate((found as { id: number }).id), values as never)
      })
    await change({ permissions: 'other:thing:list', menuIds: [] })
    expect((await repairer.get('/admin/sysroles')).status).toBe(403)
    expect((await repairer.get('/admin/check/maintlogs/haspending')).status).toBe(403)
    expect((await repairer.post('/admin/sysconfigs/changeversion')).status).toBe(403)
    expect((await repairer.post('/admin/sysusers/switchplant/2')).status).toBe(403)
    const heard = await repairer.post('/admin/sysusers/switchplant/nowhere')
    expect([heard.status, heard.body.code]).toEqual([400, 40003])
    await change({ status: 'DISABLED' })
    // Nobody is ever told of no role at all.
    expect((await repairer.get('/admin/userinfo')).body).toMatchObject({ roles: ['ROLE_DEFAULT'], permissions: [] })
    repairer.close()
  })
})
