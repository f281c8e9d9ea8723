import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256Hex } from '../../../server/access/index.ts'
import { idempotentCall } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type Heard, type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Row = Record<string, unknown> & { id: number }
const HOUR = 3_600_000
const clock = fixedClock('2026-11-20T02:00:00.000Z')
let server: TestApp
let old: LegacyClient
beforeAll(async () => {
  server = await testApp({}, undefined, clock)
  old = legacyClient(server.address)
  await old.login()
})
afterAll(async () => {
  old.close()
  await server.close()
})

const data = ({ status, body }: Heard): Row => {
  expect([status, body.msg]).toEqual([200, ''])
  return body.data
}
const refusal = ({ status, body }: Heard) => [status, body.code, body.errors?.map((e) => e.field)]
let n = 0
const fresh = async (path: string, values: Record<string, unknown>) => data(await old.post(path, values))
const hall = () => fresh('/workshops', { name: `hall ${++n}` })
const countOf = async (path: string) => ((await old.get(path, { pageSize: 1 })).body.data as { count: number }).count

describe('a row', () => {
  it('is written from old spellings and read back in them', async () => {
    const workshop = await hall()
    const made = await fresh('/equipments', {
      number: 4711,
      name: 'Press',
      workshopID: String(workshop.id),
      shiftID: 0,
      maintLevel: '2',
      isPaused: 'false',
      status: 1,
      hint: 'nobody knows this',
      id: 7,
      plantID: 2,
      createdAt: 'never',
      lastMaintDate: '2026-01-01',
    })
    expect(made).toMatchObject({
      number: '4711',
      workshopID: workshop.id,
      workshop: { id: workshop.id, name: workshop.name },
      plantID: 1,
      plant: { id: 1 },
      shiftID: null,
      shift: null,
      maintLevel: 2,
      isPaused: false,
      status: '1',
      state: 'RUNNING',
      lastMaintDate: null,
      createdBy: { id: 1 },
      createdAt: '2026-11-20T10:00:00+08:00',
    })
    expect(made).not.toHaveProperty('hint')
  })

  it('read as a whole may be sent back as a whole, with one thing changed', async () => {
    for (const [path, change] of [
      ['/equipments', { name: 'renamed' }],
      ['/reportlogs', { description: 'renamed' }],
      ['/admin/sysroles', { roleName: 'renamed' }],
      ['/admin/sysusers', { name: 'renamed' }],
      ['/admin/sysmenus', { menuName: 'renamed' }],
      ['/admin/sysmenus', { title: 'renamed again' }],
      ['/repairlogs', { causes: 'renamed' }],
    ] as const) {
      const listed = ((await old.get(path, { pageSize: 200 })).body.data as { list: Row[] }).list
      const open = listed.find(
        (one) => !['CONFIRMED', 'CANCELLED', 'REJECTED', 'COMPLETED'].includes(String(one.status)) && one.roleKey !== 'admin',
      ) as Row
      const whole = data(await old.get(`${path}/${open.id}`))
      expect(data(await old.put(`${path}/${open.id}`, { ...whole, ...change }))).toMatchObject(change)
    }
  })

  it('is not overwritten by somebody who read an older one', async () => {
    const made = await hall()
    clock.forward(2000)
    const { rowVersion: _, ...told } = data(await old.put(`/workshops/${made.id}`, { sortOrder: 5 }))
    expect(data(await old.put(`/workshops/${made.id}`, { ...told, sortOrder: 6 }))).toMatchObject({ sortOrder: 6 })
    const stale = await old.put(`/workshops/${made.id}`, { ...made, sortOrder: 7 })
    expect(refusal(stale)).toEqual([400, 40021, []])
    expect(refusal(await old.put(`/workshops/${made.id}`, { updatedAt: made.updatedAt, sortOrder: 7 }))).toEqual([400, 40021, []])
    expect(data(await old.get(`/workshops/${made.id}`))).toMatchObject({ sortOrder: 6 })
  })

  it('takes times in every spelling', async () => {
    const [machine] = ((await old.get('/equipments', { pageSize: 1, status: 0 })).body.data as { list: Row[] }).list as [Row]
    const [reporter] = ((await old.get('/reporters', { pageSize: 1 })).body.data as { list: Row[] }).list as [Row]
    const asked = [
      '2026-11-19T15:20:05+08:00',
      '2026-11-19T07:20:05Z',
      '2026-11-19 15:20:05',
      1795072805,
      '1795072805',
      1795072805123,
      '1795072805123',
    ]
    for (const reportDate of asked) {
      const made = await fresh('/reportlogs', { equipmentID: machine.id, reporterID: reporter.id, description: 'noise', reportDate })
      expect([reportDate, made.reportDate]).toEqual([reportDate, '2026-11-19T15:20:05+08:00'])
    }
    for (const [reportDate, told] of [
      ['2026-11-19 15:20', '2026-11-19T15:20:00+08:00'],
      ['2026-11-19', '2026-11-19T00:00:00+08:00'],
      ['0001-01-01T00:00:00Z', '2026-11-20T10'],
      ['', '2026-11-20T10'],
    ]) {
      const made = await fresh('/reportlogs', { equipmentID: machine.id, reporterID: reporter.id, description: 'noise', reportDate })
      expect(String(made.reportDate)).toContain(told)
    }
    for (const reportDate of ['tomorrow', '2026-02-30', '2026-11-19T25:00:00Z', 12, {}, true]) {
      const heard = await old.post('/reportlogs', { equipmentID: machine.id, reporterID: reporter.id, description: 'noise', reportDate })
      expect([reportDate, ...refusal(heard)]).toEqual([reportDate, 400, 40001, ['reportDate']])
    }
  })

  it('moves along its flow', async () => {
    const [machine] = ((await old.get('/equipments', { pageSize: 1, status: 0 })).body.data as { list: Row[] }).list as [Row]
    const [reporter] = ((await old.get('/reporters', { pageSize: 1 })).body.data as { list: Row[] }).list as [Row]
    const [repairer] = ((await old.get('/repairers', { pageSize: 1 })).body.data as { list: Row[] }).list as [Row]
    const made = await fresh('/reportlogs', { equipmentID: machine.id, reporterID: reporter.id, description: 'noise' })
    expect(refusal(await old.post(`/reportlogs/${made.id}/accept`, {}))).toEqual([400, 40001, ['repairerIDs']])
    expect(data(await old.post(`/reportlogs/${made.id}/accept`, { repairerIDs: `${repairer.id}` }))).toMatchObject({ status: 'REPAIRING' })
    expect(refusal(await old.post(`/reportlogs/${made.id}/accept`, { repairerIDs: [repairer.id] }))).toEqual([400, 40022, []])
    const [repair] = ((await old.get('/repairlogs', { reportID: made.id })).body.data as { list: Row[] }).list as [Row]
    expect(repair).toMatchObject({
      reportID: made.id,
      report: { id: made.id, name: made.reportNo },
      repairerIDs: [repairer.id],
      repairers: [{ id: repairer.id, name: repairer.name }],
    })
    expect((await old.post(`/reportlogs/${made.id}/vanish`)).status).toBe(404)
  })

  it('goes away alone, with others, or not at all', async () => {
    const [a, b, c, d, e] = [await hall(), await hall(), await hall(), await hall(), await hall()]
    expect(data(await old.delete(`/workshops/${a.id}`))).toEqual({ count: 1 })
    expect(data(await old.delete(`/workshops/${b.id},${c.id}`))).toEqual({ count: 2 })
    expect(data(await old.delete('/workshops', { ids: [d.id] }))).toEqual({ count: 1 })
    expect(refusal(await old.delete(`/workshops/${e.id},999999`))).toEqual([400, 40004, []])
    expect(data(await old.get(`/workshops/${e.id}`))).toMatchObject({ id: e.id })
    for (const bad of ['/workshops/x', '/workshops/1,x', '/workshops/-1', '/workshops']) expect((await old.delete(bad)).status).toBe(400)
  })

  it('of a role reaches as far as it is told', async () => {
    const dept = await fresh('/admin/sysdepts', { deptName: 'Workshop A', parentId: 0, sort: 3, leader: 'x' })
    expect(dept).toMatchObject({ deptId: dept.id, parentId: null, sort: 3, orderNum: 3 })
    const role = await fresh('/admin/sysroles', { roleName: 'reach', roleKey: `reach${++n}`, roleSort: null, status: '' })
    expect(role).toMatchObject({ roleSort: 0, status: '0', dataScope: '1' })
    const told = data(await old.put('/roledatascope', { roleId: role.id, dataScope: '2', deptIds: [dept.id], roleName: 'untouched' }))
    expect(told).toMatchObject({
      roleName: 'reach',
      dataScope: '2',
      deptIds: [dept.id],
      departments: [{ id: dept.id, name: 'Workshop A' }],
    })
    expect(refusal(await old.put('/roledatascope', { roleId: role.id, dataScope: '9' }))).toEqual([400, 40001, ['dataScope']])
    expect(refusal(await old.put('/roledatascope', { dataScope: '1' }))[0]).toBe(400)
  })

  it('of a dictionary names its type by its key', async () => {
    await fresh('/admin/sysdicttypes', { dictName: 'Sizes', dictType: 'sys_size' })
    const entry = await fresh('/admin/sysdictdata', { dictType: 'sys_size', dictLabel: 'large', dictValue: 'L', dictSort: 1 })
    expect(entry).toMatchObject({ dictCode: entry.id, dictType: 'sys_size', label: 'large', value: 'L' })
    expect(data(await old.put(`/admin/sysdictdata/${entry.id}`, { ...entry, dictLabel: 'huge' }))).toMatchObject({
      dictLabel: 'huge',
      label: 'huge',
    })
    expect(((await old.get('/admin/dict/databytype/sys_size')).body.data as Row[])[0]).toMatchObject({
      dictLabel: 'huge',
      dictType: 'sys_size',
    })
    expect(refusal(await old.post('/admin/sysdictdata', { dictType: 'nobody', dictLabel: 'x', dictValue: 'x' }))).toEqual([
      400,
      40003,
      ['dictType'],
    ])
    expect((await old.get('/admin/dict/databytype/nobody')).body).toMatchObject({ code: 200, data: [] })
  })

  it('of the menus is taken in its old misspelling', async () => {
    const page = await fresh('/admin/sysmenus', { menuType: 'C', menuName: 'Extra', visable: '1', order: 7, noCache: true, path: '/extra' })
    expect(page).toMatchObject({ menuId: page.id, title: 'Extra', visible: '1', sort: 7, noCache: true, isFrame: false })
    expect(data(await old.put(`/admin/sysmenus/${page.id}`, { visible: '0' }))).toMatchObject({ visible: '0' })
  })

  it('of the parameters is found by its key, its value in the message', async () => {
    const made = await fresh('/admin/sysconfigs', { configName: 'Colour', configKey: 'x.colour', configValue: 'blue' })
    expect((await old.get('/configKey/x.colour')).body).toMatchObject({ msg: 'blue', data: { id: made.id, configValue: 'blue' } })
    expect(refusal(await old.put(`/admin/sysconfigs/${made.id}`, { ...made, configKey: 'x.other' }))).toEqual([400, 40001, ['configKey']])
    expect(refusal(await old.get('/configKey/x.nobody'))).toEqual([400, 40004, []])
    const { version } = data(await old.post('/admin/sysconfigs/changeversion')) as unknown as { version: number }
    expect((await old.post('/admin/sysconfigs/changeversion')).body).toMatchObject({ version: version + 1, data: { version: version + 1 } })
  })
})

describe('what a person can correct', () => {
  it('is 400 with the reason, and nothing is written', async () => {
    const before = await countOf('/workshops')
    const twin = await hall()
    expect(refusal(await old.post('/workshops', { name: twin.name }))).toEqual([400, 40002, ['name']])
    expect(refusal(await old.post('/workshops', {}))).toEqual([400, 40001, ['name']])
    expect(refusal(await old.post('/workshops', { name: '长'.repeat(129) }))).toEqual([400, 40001, ['name']])
    expect(refusal(await old.post('/workshops', { name: 'x', status: '2' }))).toEqual([400, 40001, ['status']])
    expect(refusal(await old.post('/equipments', { number: 'x', name: 'x', workshopID: 999_999 }))).toEqual([400, 40003, ['workshopID']])
    const used = data(await old.get('/equipments', { pageSize: 1 })) as unknown as { list: Row[] }
    expect(refusal(await old.delete(`/workshops/${used.list[0]?.workshopID}`))).toEqual([400, 40024, []])
    expect(refusal(await old.put('/workshops/999999', { name: 'x' }))).toEqual([400, 40004, []])
    expect(await countOf('/workshops')).toBe(before + 1)
  })
})

describe('a new user', () => {
  it('gets no password of three characters or fewer, nor a common one, though only its hash arrives', async () => {
    const person = (password: string) => ({ username: `weak${++n}`, name: 'Weak', mobile: `1390000${1000 + n}`, plantIDs: '1', password })
    for (const weak of ['', ' ', '12', 'abc', '2580', '12345678'])
      expect([weak, refusal(await old.post('/admin/sysusers', person(sha256Hex(weak))))]).toEqual([weak, [400, 40001, ['password']]])
    data(await old.post('/admin/sysusers', person(sha256Hex('correct horse battery'))))
  })
})

describe('a write that is sent again', () => {
  it('has one effect however often it arrives at once, and one answer', async () => {
    const before = await countOf('/workshops')
    const body = { name: 'only once' }
    const heard = await Promise.all(Array.from({ length: 50 }, () => old.post('/workshops', body, { 'idempotency-key': 'k-1' })))
    const answers = new Set(heard.map(({ status, body: { data: row } }) => JSON.stringify([status, row])))
    expect([answers.size, await countOf('/workshops')]).toEqual([1, before + 1])
    const { id } = (heard[0] as Heard).body.data as Row
    for (const send of [
      () => old.put(`/workshops/${id}`, { sortOrder: 3 }, { 'idempotency-key': 'k-2' }),
      () => old.delete(`/workshops/${id}`, undefined, { 'idempotency-key': 'k-3' }),
    ]) {
      const [first, second] = [await send(), await send()]
      expect([first.status, second.body.data]).toEqual([200, first.body.data])
    }
  })

  it('with another body, address or plant under the same key is refused', async () => {
    const key = { 'idempotency-key': 'k-4' }
    const made = data(await old.post('/workshops', { name: 'first' }, key))
    expect(refusal(await old.post('/workshops', { name: 'second' }, key))).toEqual([400, 40030, []])
    expect(refusal(await old.put(`/workshops/${made.id}`, { name: 'first' }, key))).toEqual([400, 40030, []])
    const other = legacyClient(server.address)
    await other.login('manager')
    expect((await other.post('/workshops', { name: 'third' }, key)).status).toBe(403)
    other.close()
  })

  it('that was refused may be put right under the same key', async () => {
    const key = { 'idempotency-key': 'k-5' }
    expect((await old.post('/workshops', { name: '' }, key)).status).toBe(400)
    expect((await old.post('/workshops', { name: 'put right' }, key)).status).toBe(200)
  })

  it('is a new one after 30 days', async () => {
    const send = () => old.post('/admin/sysconfigs/changeversion', {}, { 'idempotency-key': 'k-6' })
    const [first, again] = [await send(), await send()]
    expect(again.body.data).toEqual(first.body.data)
    clock.forward(29 * 24 * HOUR)
    await old.login()
    expect((await send()).body.data).toEqual(first.body.data)
    clock.forward(24 * HOUR)
    await old.login()
    expect((await send()).body.data).not.toEqual(first.body.data)
    expect(await server.app.store.read(systemActor(0)).of(idempotentCall).find({ key: 'k-6' })).toHaveLength(1)
  })

  it.each([`x${'k'.repeat(128)}`])('under a key of %s is refused', async (key) => {
    expect(refusal(await old.post('/workshops', { name: 'never' }, { 'idempotency-key': key }))[0]).toBe(400)
  })
})
