import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { role } from '../../../server/domain/identity/index.ts'
import { dictData, dictType } from '../../../server/domain/system/index.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { type TestApp, testApp } from '../../support/servers/app.ts'
import { fixedClock } from '../../support/store/store.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Row = Record<string, unknown>
interface Page {
  list: Row[]
  count: number
  pageNo: number
  pageIndex: number
  pageSize: number
}
const clock = fixedClock('2026-11-20T02:00:00.000Z')
let server: TestApp
let old: LegacyClient
beforeAll(async () => {
  server = await testApp({}, undefined, clock)
  old = legacyClient(server.address)
  await old.login()
  const at = (name: string, key: string) => ({ roleName: name, roleKey: key, roleSort: 500 })
  await server.app.store.write(systemActor(0), async (uow) => {
    for (const one of [at('100%_tested', 'percent'), at('a,b', 'comma'), at('back\\slash', 'slash'), at('100 tested', 'plain')])
      await uow.of(role).create(one)
    const type = await uow.of(dictType).create({ dictName: 'Colours', dictType: 'sys_colour' })
    for (let i = 1; i <= 1200; i++) await uow.of(dictData).create({ typeId: type.id, label: `label ${i}`, value: `v${i}`, sortOrder: i })
  })
})
afterAll(async () => {
  old.close()
  await server.close()
})

const list = async (path: string, params: Row = {}): Promise<Page> => {
  const { status, body } = await old.get(path, params)
  expect([status, body.msg]).toEqual([200, ''])
  return body.data
}
const names = async (params: Row) => (await list('/admin/sysroles', { ...params, sort: '-id' })).list.map((one) => one.roleKey)

describe('a page', () => {
  it.each<[Row, Partial<Page>]>([
    [{}, { pageNo: 1, pageIndex: 1, pageSize: 20 }],
    [
      { pageNo: 2, pageSize: 5 },
      { pageNo: 2, pageIndex: 2, pageSize: 5 },
    ],
    [
      { pageIndex: 2, limit: 3 },
      { pageNo: 2, pageSize: 3 },
    ],
    [
      { pageNum: 3, pageSize: 3 },
      { pageNo: 3, pageSize: 3 },
    ],
    [
      { page: 2, limit: 10 },
      { pageNo: 2, pageSize: 10 },
    ],
    [{ pageSize: 5000 }, { pageNo: 1, pageSize: 1000 }],
    [
      { pageNo: 0, pageSize: -3 },
      { pageNo: 1, pageSize: 1 },
    ],
    [
      { pageNo: '', pageSize: '' },
      { pageNo: 1, pageSize: 20 },
    ],
  ])('asked as %j is told as it was given', async (params, told) => {
    expect(await list('/reportlogs', params)).toMatchObject(told)
  })

  it('of all entries of all dictionaries may be asked at once', async () => {
    const all = await list('/admin/sysdictdata', { pageNo: 1, pageSize: 65536 })
    expect([all.pageSize, all.list.length]).toEqual([65536, all.count])
    expect(all.count).toBeGreaterThanOrEqual(1200)
    expect((await list('/admin/sysdictdata', { dictType: 'sys_colour', pageSize: 1 })).count).toBe(1200)
    expect(all.list.at(-1)).toMatchObject({
      dictCode: expect.any(Number),
      dictType: 'sys_colour',
      dictLabel: 'label 1200',
      label: 'label 1200',
      dictValue: 'v1200',
      value: 'v1200',
      dictSort: 1200,
      status: '0',
      isDefault: false,
    })
  })

  it.each([{ pageNo: 'x' }, { pageSize: '1.5' }, { pageNo: 999_999_999 }])('asked as %j is refused by name', async (params) => {
    const { status, body } = await old.get('/reportlogs', params)
    expect([status, body.code, body.errors?.[0]?.field]).toEqual([400, 40001, Object.keys(params)[0]])
  })
})

describe('an order', () => {
  const ids = async (params: Row) => (await list('/equipments', { ...params, pageSize: 1000 })).list
  it.each<[Row, (one: Row) => string, boolean]>([
    [{ sort: '+number' }, (one) => String(one.number), false],
    [{ sort: '-number' }, (one) => String(one.number), true],
    [{ sort: 'number' }, (one) => String(one.number), false],
    [{ orderByColumn: 'number', isAsc: 'desc' }, (one) => String(one.number), true],
    [{ orderByColumn: 'number', isAsc: 'asc' }, (one) => String(one.number), false],
    [{ numberOrder: 'desc' }, (one) => String(one.number), true],
    [{ createdAtOrder: 'descending' }, (one) => String(one.id).padStart(9), true],
  ])('%j', async (params, by, isDown) => {
    const found = (await ids(params)).map(by)
    expect(found.length).toBeGreaterThan(5)
    const sorted = [...found].sort()
    expect(found).toEqual(isDown ? sorted.reverse() : sorted)
  })

  it('by several fields sorts by the second where the first is the same', async () => {
    const found = await list('/admin/sysroles', { sort: '-roleSort,+id', pageSize: 100 })
    const keys = found.list.map((one) => [-(one.roleSort as number), one.id as number])
    expect(keys).toEqual([...keys].sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d))
  })

  it('by anything else names what is possible', async () => {
    const { status, body } = await old.get('/admin/sysroles', { sort: 'menuIds' }, { 'accept-language': 'en' })
    expect([status, body.errors]).toEqual([400, [{ field: 'sort', message: expect.stringContaining('roleSort') }]])
  })
})

describe('a filter on a text', () => {
  it.each<[string, string[]]>([
    ['%tested%', ['plain', 'percent']],
    ['100%', ['plain', 'percent']],
    ['%tested', ['plain', 'percent']],
    ['%100%_%', ['percent']],
    ['100%_tested', ['percent']],
    ['%\\%', ['slash']],
    ['100_tested', []],
    ['tested', []],
    ['a,b', ['comma']],
    ['a,100 tested', ['plain']],
    ["' OR 1=1 --", []],
  ])('%s', async (roleName, keys) => {
    expect(await names({ roleName })).toEqual(keys)
  })

  it.each(['', '%', '%%'])('"%s" asks nothing', async (roleName) => {
    expect((await list('/admin/sysroles', { roleName })).count).toBe((await list('/admin/sysroles')).count)
  })
})

describe('a filter on anything else', () => {
  const count = async (path: string, params: Row) => (await list(path, params)).count
  it('takes several values, codes of this wire and both spellings of a link', async () => {
    const all = await count('/equipments', {})
    expect(await count('/equipments', { status: [0, 1] })).toBe(all)
    expect(await count('/equipments', { status: '1' })).toBe(0)
    expect((await old.send('GET', '/equipments?status=0&status=1')).body).toMatchObject({ data: { count: all } })
    const [first] = (await list('/equipments', { pageSize: 1 })).list as [Row]
    const inHall = await count('/equipments', { workshopID: first.workshopID })
    expect(inHall).toBeGreaterThan(0)
    expect(await count('/equipments', { workshopId: first.workshopID })).toBe(inHall)
    expect(await count('/equipments', { workshopID: 0 })).toBe(all)
    expect(await count('/equipments', { id: [first.id, 999_999] })).toBe(1)
    expect(await count('/reportlogs', { isStopped: true })).toBe(await count('/reportlogs', { isStopped: '1' }))
    expect(await count('/reportlogs', { status: ['PENDING', 'CONFIRMED'] })).toBeGreaterThan(0)
  })

  it('looks through a link, or two, into what the reader sees', async () => {
    const [first] = (await list('/equipments', { pageSize: 1 })).list as [Row & { workshop: { name: string } }]
    const hall = first.workshop.name
    expect(await count('/equipments', { workshop: { name: hall } })).toBe(await count('/equipments', { workshopID: first.workshopID }))
    const deep = await list('/reportlogs', { equipment: { workshop: { name: `%${hall.slice(1)}` } }, pageSize: 1000 })
    expect(deep.count).toBeGreaterThan(0)
    expect(deep.count).toBeLessThan(await count('/reportlogs', {}))
    expect(await count('/reportlogs', { plant: { name: '%苏州%' } })).toBe(await count('/reportlogs', {}))
    expect(await count('/reportlogs', { plant: { name: '%佛山%' } })).toBe(0)
    expect(await count('/repairlogs', { repairers: { name: '王建国' } })).toBeGreaterThan(0)
  })

  it.each([
    'equipment.workshop.plant.name',
    'equipment',
    'equipment.',
    'nonsense',
    '__proto__',
    'constructor.prototype.x',
    'createdBy.mobile',
    'equipment.detail',
    "id'; DROP TABLE user",
  ])('%s means nothing and is said to', async (name) => {
    const { status, headers, body } = await old.send('GET', `/reportlogs?${encodeURIComponent(name)}=1&pageSize=1`)
    expect([status, headers['x-ignored-params']]).toEqual([200, encodeURIComponent(name)])
    expect((body.data as Page).count).toBe(await count('/reportlogs', {}))
    expect(({} as Row).x).toBeUndefined()
  })

  it('through a link shows no more than the reader may list', async () => {
    const { store } = server.app
    await store.write(systemActor(0), async (uow) => {
      const [lead] = await uow.of(role).find({ roleKey: 'repairer' })
      await uow.of(role).patch(await uow.of(role).lockForUpdate((lead as { id: number }).id), {
        permissions: `${lead?.permissions} system:session:list`,
      } as never)
    })
    const repairer = legacyClient(server.address)
    await repairer.login('repairer')
    const { headers } = await repairer.get('/sessions', { user: { mobile: '138%' } })
    expect(headers['x-ignored-params']).toBe('user.mobile')
    repairer.close()
  })
})

describe('a filter on time', () => {
  const reports = async (params: Row) =>
    (await list('/reportlogs', { ...params, pageSize: 1000, sort: 'reportDate' })).list.map((one) => String(one.reportDate))
  it('takes days to their end, moments to their second, in any spelling', async () => {
    const all = await reports({})
    const days = [...new Set(all.map((one) => one.slice(0, 10)))]
    const [from = '', to = ''] = [days[3], days[6]]
    const within = all.filter((one) => one.slice(0, 10) >= from && one.slice(0, 10) <= to)
    expect(within.length).toBeGreaterThan(3)
    expect(await reports({ reportDate: [from, to] })).toEqual(within)
    expect(await reports({ beginTime: from, endTime: to })).toEqual(within)
    expect(await reports({ beginTime: `${from} 00:00:00`, endTime: `${to} 23:59:59` })).toEqual(within)
    const seconds = (text: string) => Date.parse(text) / 1000
    expect(await reports({ beginTime: seconds(`${from}T00:00:00+08:00`), endTime: seconds(`${to}T23:59:59+08:00`) * 1000 + 999 })).toEqual(
      within,
    )
    expect(await reports({ reportDate: from })).toEqual(all.filter((one) => one.startsWith(from)))
    expect(await reports({ reportDate: all[5] })).toContain(all[5])
    expect(await reports({ beginTime: `${to}T00:00:00Z` })).toEqual(all.filter((one) => Date.parse(one) >= Date.parse(`${to}T00:00:00Z`)))
    expect(await reports({ beginTime: '0001-01-01T00:00:00Z', endTime: '' })).toEqual(all)
  })

  it('takes the moment a row was made where nothing else is a time', async () => {
    expect((await list('/admin/sysroles', { beginTime: '2020-01-01', endTime: '2020-01-02' })).count).toBe(0)
    expect((await list('/admin/sysroles', { createdAt: ['2020-01-01', '2030-01-01'] })).count).toBe((await list('/admin/sysroles')).count)
  })

  it.each([
    { reportDate: 'someday' },
    { reportDate: 'last0days' },
    { reportDate: '2026-02-30' },
    { beginTime: '2026-13-01' },
    { reportDate: ['2026-01-01', '2026-01-02', '2026-01-03'] },
    { status: 'NONSENSE' },
    { isStopped: 'maybe' },
    { equipmentID: 'abc' },
    { id: 'x' },
  ])('%j is refused by name', async (params) => {
    const { status, body } = await old.get('/reportlogs', params)
    const [name] = Object.keys(params)
    expect([status, body.errors?.[0]?.field]).toEqual([400, name === 'beginTime' ? 'reportDate' : name])
  })
})

describe('what the console adds', () => {
  it('looks for a keyword in every searchable text', async () => {
    expect(await names({ keyword: 'comma' })).toEqual(['comma'])
    // Underscores separate, percent signs inside a keyword do not.
    expect(await names({ keyword: '%_tested%' })).toEqual(['plain', 'percent'])
    expect(await names({ keyword: '100%_tested' })).toEqual(['percent'])
  })
  it('finds rows by any of many links', async () => {
    const everybody = await list('/admin/sysusers', {})
    const found = await list('/admin/sysusers', { roleIDs: '1' })
    expect(found.count).toBeGreaterThan(0)
    expect(found.count).toBeLessThan(everybody.count)
  })
  it('takes two numbers of a range as its ends', async () => {
    expect((await list('/requestlogs', { ms: '1000000,2000000' })).count).toBe(0)
    expect((await list('/requestlogs', { ms: ',1000000' })).count).toBeGreaterThanOrEqual(0)
    expect((await old.get('/requestlogs', { ms: 'x,2' })).status).toBe(400)
  })
})
