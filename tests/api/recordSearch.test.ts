import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { department, user } from '../../server/domain/identity/index.ts'
import { registry } from '../../server/domain/index.ts'
import { equipment } from '../../server/domain/masterdata/index.ts'
import { recordSearch } from '../../server/domain/system/index.ts'
import { calledBy, questionsFor } from '../../server/domain/system/views/recordSearchFields.ts'
import { type ResourceDef, systemActor } from '../../server/kernel/index.ts'
import { make, person } from '../support/samples/factories.ts'
import { type TestApp, testApp } from '../support/servers/app.ts'

const HERE = 1
const THERE = 2
/** Called by texts that people write themselves, so that a test can write them too. */
const named = registry.exposed.filter((r) => r.audited === true && calledBy(r).length && r.can.includes('create'))
const marked = named.filter((r) => r.scope === 'plant' && !r.fields[r.title]?.options.series)

interface Hit {
  resource: string
  id: string
  title: string
  hint: string
  rank: string
  match: string
  plant?: { id: string } | null
}
let server: TestApp
/** Who may do everything in the first plant. */
let token: string
/** The same in both plants. */
let everywhere: string

/** Renames one row of the resource in a plant, past all rules. */
async function rename(resource: ResourceDef, plantId: number, title: string): Promise<number> {
  const actor = systemActor(plantId)
  const { items } = await server.app.store.read(actor).list(resource, { no: 1, size: 1 })
  const id = (items[0] as { id: number } | undefined)?.id ?? (await make(server.app.store, actor, resource)).id
  await server.app.store.write(actor, async ({ read }) => {
    const table = read.table(resource) as never as Record<string, never>
    await read.db
      .update(table as never)
      .set({ [resource.title]: title } as never)
      .where(sql`${table.id} = ${id}`)
  })
  return id
}
/** A machine with things called after it, and one record of each rank with the same beginning. */
async function nameRanked() {
  const [store, actor] = [server.app.store, systemActor(HERE)]
  for (const name of ['凹印机 97 号 双周张力校准', 'SZ-AY-97 点检']) await make(store, actor, of('maintenancePlan'), { name })
  await make(store, actor, of('shiftHandoverItem'), { title: '凹印机 97 号 · BX20261119-0009' })
  await make(store, actor, equipment, { name: '凹印机 97 号', number: 'SZ-AY-97' })
  await make(store, actor, of('templatePoint'), { name: 'ZRank-5 c' })
  await make(store, actor, of('faultCategory'), { name: 'zrank5 b' })
  await make(store, actor, of('worker'), { name: 'A Z-rank 5' })
  await make(store, actor, of('sparePart'), { name: 'bolt', code: 'ZRANK-51' })
  for (const number of ['X-ZRANK-5', 'ZRANK-5-1']) await make(store, actor, equipment, { name: 'M', number })
  await make(store, actor, of('workshop'), { name: 'Zrank5' })
}
const of = (name: string) => registry.byName(name) as ResourceDef
const TRIES = 20
async function search(text: string, limit = 50, as = token): Promise<Hit[]> {
  const query =
    'query($text: String!, $limit: Int) { recordSearch(text: $text, limit: $limit) { hits { resource id title hint rank match } isPartial } }'
  // On a machine that does much else, time may run out before every table was asked.
  for (let tries = 0; ; tries++) {
    const { data, errors } = await server.send(query, { token: as, variables: { text, limit } })
    if (errors) throw new Error(errors[0]?.extensions.code)
    const { hits, isPartial } = (data as { recordSearch: { hits: Hit[]; isPartial: boolean } }).recordSearch
    if (!isPartial || tries === TRIES) return hits
  }
}
const namesOf = (hits: readonly Hit[]) => hits.map(({ resource }) => resource)

beforeAll(async () => {
  server = await testApp()
  everywhere = await server.login()
  await server.app.store.write(systemActor(0), async (uow) => {
    const [admin] = await uow.of(user).find({ username: 'admin' })
    const roleIds = (await uow.of(user).linksOf('roleIds', [admin?.id ?? 0])).get(admin?.id ?? 0) ?? []
    const values = { username: 'here', name: '本厂', passwordHash: admin?.passwordHash as string, roleIds, plantIds: [HERE] }
    await uow.of(user).create(values as never)
  })
  token = await server.login('here')
  for (const resource of marked) {
    await rename(resource, HERE, `OURS-${resource.name}`.slice(0, 20))
    await rename(resource, THERE, `THEIRS-${resource.name}`.slice(0, 20))
  }
  await nameRanked()
})
afterAll(() => server.close())

describe('what is searched for', () => {
  it('turns up for every kind of record that has a name', async () => {
    const found = new Set<string>()
    for (const { name } of marked) for (const hit of await search(`OURS-${name}`.slice(0, 20))) found.add(hit.resource)
    expect([...found].sort()).toEqual(marked.map(({ name }) => name as string).sort())
  })

  it('is found however the keyboard stands', async () => {
    const number = 'RM-0077'
    await make(server.app.store, systemActor(HERE), equipment, { name: '圆网印花机', number })
    const wide = [...number].map((c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)).join('')
    for (const text of [number, number.toLowerCase(), wide, ` ${number} `, 'yuanwang', 'ywyhj', '网印'])
      expect([text, (await search(text)).map(({ title }) => title)]).toEqual([text, expect.arrayContaining(['圆网印花机'])])
    expect((await search(number))[0]).toMatchObject({ title: '圆网印花机', hint: number })
  })

  it.each(['ay97', 'SZAY97', 'szay-97', 'SZ AY 97', 'ａｙ９７', '凹印机97', '凹印机 97', '凹印机９７'])(
    'is the machine first, by %s, whatever else is called after it',
    async (typed) => {
      const [machine] = await search(typed)
      expect(machine).toMatchObject({ resource: 'equipment', title: '凹印机 97 号', hint: 'SZ-AY-97', rank: 'ASSET' })
    },
  )

  it('comes by rank: exact ones, machines, numbers, people, others, and rows of other records last', async () => {
    const found = await search('zrank 5', 50)
    expect(found.map(({ resource, match }) => [resource, match])).toEqual([
      ['workshop', 'EXACT'],
      ['equipment', 'PREFIX'],
      ['equipment', 'PART'],
      ['sparePart', 'PREFIX'],
      ['worker', 'PART'],
      ['faultCategory', 'PREFIX'],
      ['templatePoint', 'PREFIX'],
    ])
  })

  it('comes with what it is about, the closest first', async () => {
    const [report] = (await server.app.store.read(systemActor(HERE)).list(registry.byName('reportLog') as ResourceDef, { no: 1, size: 1 }))
      .items
    const { reportNo } = report as unknown as { reportNo: string }
    const [first] = await search(reportNo)
    expect(first).toMatchObject({ resource: 'reportLog', title: reportNo })
    expect(first?.hint).not.toBe('')
    expect(namesOf(await search(reportNo.slice(-6)))).toContain('reportLog')
  })

  it('finds a repair by the number of the report that it answers, and says so', async () => {
    const read = server.app.store.read(systemActor(HERE))
    const [repair] = (await read.list(of('repairLog'), { no: 1, size: 1, filter: { reportId: { from: 1 } } })).items
    const { id, reportId } = repair as unknown as { id: number; reportId: number }
    const { reportNo } = (await read.of(of('reportLog')).get(reportId)) as unknown as { reportNo: string }
    const wide = reportNo.replace(/\w/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0))
    for (const typed of [reportNo, reportNo.toLowerCase().replace('-', ''), wide]) {
      const found = await search(typed)
      expect(found[0]).toMatchObject({ resource: 'reportLog', title: reportNo })
      expect(found).toContainEqual(expect.objectContaining({ resource: 'repairLog', id: String(id), match: 'INDIRECT' }))
      expect(found.find((hit) => hit.resource === 'repairLog')?.hint).toContain(reportNo)
    }
  })

  it('tells apart what has a common name by what it stands below', async () => {
    const menus = (await search('导出')).filter(({ resource }) => resource === 'menu')
    expect(menus.length).toBeGreaterThan(1)
    expect(new Set(menus.map(({ hint }) => hint)).size).toBe(menus.length)
  })

  it('is asked for in at least two characters, at most 64 of them, and none that cannot be printed', async () => {
    expect(await search('O')).toEqual([])
    expect(await search('  ')).toEqual([])
    expect(await search('x'.repeat(5000))).toEqual([])
    await expect(search('a\u0000b')).rejects.toThrow('BAD_USER_INPUT')
    await expect(search('OURS', 51)).rejects.toThrow('BAD_USER_INPUT')
    for (const text of ['%%', '__', "'; drop table user; --", '\\\\']) expect([text, await search(text)]).toEqual([text, []])
  })

  it('is never more than was asked for, and a few of a kind', async () => {
    const hits = await search('OURS', 7)
    expect(hits).toHaveLength(7)
    const many = await search('20', 50)
    for (const name of new Set(namesOf(many))) expect(namesOf(many).filter((one) => one === name).length).toBeLessThanOrEqual(5)
  })
})

describe('somebody with several plants', () => {
  it('finds what lies in the others too, after what lies here, and is told where', async () => {
    const query = 'query($text: String!) { recordSearch(text: $text) { hits { resource title plant { id name } } } }'
    const { data } = await server.send(query, { token: everywhere, variables: { text: 'RS-workshop' } })
    const { hits } = (data as { recordSearch: { hits: (Hit & { plant: { id: string; name: string } | null })[] } }).recordSearch
    expect(hits.map(({ title, plant }) => [title, plant?.id ?? null])).toEqual([
      ['OURS-workshop', null],
      ['THEIRS-workshop', String(THERE)],
    ])
    expect(hits[1]?.plant?.name).toBeTruthy()
  })
  it('finds what all plants share once', async () => {
    const [shared] = await search('admin', 50, everywhere)
    expect((await search('admin', 50, everywhere)).filter((one) => one.resource === shared?.resource && one.id === shared.id)).toHaveLength(
      1,
    )
  })
})

describe('what is not to be seen', () => {
  it.each(marked.map((r) => [r.name, r] as const))('%s of another plant never turns up', async (name) => {
    expect(await search(`THEIRS-${name}`.slice(0, 20))).toEqual([])
  })
  it('of another plant never turns up by what all of it has in common', async () => {
    expect(await search('THEIRS')).toEqual([])
  })

  it.each(named.map((r) => [r.name, r] as const))('%s turns up for nobody who may not list it', async (name, resource) => {
    const read = (permissions: string[]) => server.app.store.read(person(HERE, permissions))
    const term = marked.includes(resource) ? `OURS-${name}`.slice(0, 20) : '20'
    // What the permissions of others lead to is asked below, once for each of them.
    const without = ['query', 'edit', 'export'].map((right) => `${resource.permission}:${right}`)
    const { hits } = await recordSearch(read(without), registry, { text: term, limit: 50 })
    expect(hits).toEqual([])
    const only = await recordSearch(read([`${resource.permission}:list`]), registry, { text: term, limit: 50 })
    const kin = registry.exposed.filter((r) => r.permission === resource.permission).map((r) => r.name as string)
    for (const one of only.hits) expect(kin).toContain(one.resource)
    if (marked.includes(resource)) expect(only.hits.map((hit) => hit.resource)).toContain(name)
  })

  it('turns up for nobody who may list only what has no name', async () => {
    const listed = new Set(named.map((r) => r.permission))
    const others = registry.exposed.filter((r) => !listed.has(r.permission)).map((r) => `${r.permission}:list`)
    expect(others.length).toBeGreaterThan(0)
    const read = server.app.store.read(person(HERE, others))
    for (const text of ['OURS', '20']) {
      const { hits } = await recordSearch(read, registry, { text, limit: 100, budgetMs: 60_000 })
      const known = registry.exposed.filter((r) => listed.has(r.permission)).map((r) => r.name as string)
      for (const hit of hits) expect(known).not.toContain(hit.resource)
    }
  })

  it('stays within the data scope', async () => {
    const { store } = server.app
    const system = systemActor(HERE)
    const [mine, theirs] = [await make(store, system, department), await make(store, system, department)]
    const made = async (name: string, departmentId: number) =>
      (await make(store, system, user, { name, departmentId, plantIds: [HERE], passwordHash: 'hash' })).id
    const [own] = [await made('ReachNear', mine.id), await made('ReachFar', theirs.id)]
    const dataScope = { departmentIds: [mine.id], self: true } as never
    const limited = person(HERE, ['*:*:*'], { userId: own, dataScope })
    const asked = async (actor: typeof limited) =>
      (await recordSearch(store.read(actor), registry, { text: 'reach', limit: 50, budgetMs: 60_000 })).hits.map(({ title }) => title)
    expect(await asked(person(HERE, ['*:*:*']))).toEqual(expect.arrayContaining(['ReachNear', 'ReachFar']))
    expect(await asked(limited)).toEqual(['ReachNear'])
  })

  it('are logs, and sessions', async () => {
    const found = new Set(namesOf([...(await search('admin')), ...(await search('127.0.0')), ...(await search('login'))]))
    for (const name of ['operationLog', 'loginLog', 'requestLog', 'importLog', 'weChatLog', 'session']) expect(found).not.toContain(name)
  })

  it('is anything at all for strangers', async () => {
    await expect(search('OURS', 20, '')).rejects.toThrow('UNAUTHENTICATED')
  })
})

describe('a large table', () => {
  const titles = async (resource: ResourceDef, term: string) => {
    const read = server.app.store.read(systemActor(HERE))
    const rows = await Promise.all(
      questionsFor(resource, term, { isLarge: true, size: 5 }).map((q) => read.list(resource, { ...q, no: 1 })),
    )
    return rows.flatMap(({ items }) => items.map((row) => (row as Record<string, unknown>)[resource.title]))
  }
  it('is asked by index: whole, by its beginning, and inside what the index carries', async () => {
    const report = registry.byName('reportLog') as ResourceDef
    const [row] = (await server.app.store.read(systemActor(HERE)).list(report, { no: 1, size: 1 })).items
    const number = (row as unknown as { reportNo: string }).reportNo
    for (const term of [number, number.toLowerCase(), number.slice(-8)]) expect(await titles(report, term)).toContain(number)
    const [newest] = await titles(report, number.slice(0, 3).toLowerCase())
    expect(String(newest)).toMatch(new RegExp(`^${number.slice(0, 3)}`))
  })

  it('is never searched for what no index holds', () => {
    for (const resource of named) {
      for (const { keywordIn, keyword, sort, filter } of questionsFor(resource, 'EQ-07', { isLarge: true, size: 5 })) {
        if (keyword) expect(resource.covers).toEqual(expect.arrayContaining([...(keywordIn ?? [])]))
        const indexed = (key: string) => resource.fields[key]?.options.unique || resource.fields[key]?.options.sort
        for (const key of [...(sort ? [sort] : []), ...Object.keys(filter ?? {})])
          expect([resource.name, key, indexed(key)]).toEqual([resource.name, key, true])
      }
    }
  })

  it('that is numbered is not asked for names', () => {
    const report = registry.byName('reportLog') as ResourceDef
    expect(questionsFor(report, '张建国', { isLarge: true, size: 5 })).toEqual([])
    expect(questionsFor(report, 'zjg', { isLarge: true, size: 5 }).some(({ keyword }) => keyword)).toBe(false)
  })
})

describe('when time is short', () => {
  it('answers with what was found until then', async () => {
    const read = server.app.store.read(systemActor(HERE))
    const none = await recordSearch(read, registry, { text: 'OURS', limit: 50, budgetMs: 0 })
    expect(none).toEqual({ hits: [], isPartial: true })
    const all = await recordSearch(read, registry, { text: 'OURS', limit: 100, budgetMs: 60_000 })
    // Keys of parameters may have the four letters too.
    const ours = all.hits.filter(({ title }) => title.startsWith('OURS'))
    expect([all.isPartial, ours.length]).toEqual([false, marked.length])
  })
})
