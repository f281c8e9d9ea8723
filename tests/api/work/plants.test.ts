import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { role, user } from '../../../server/domain/identity/index.ts'
import { plant } from '../../../server/domain/masterdata/index.ts'
import { operationLog } from '../../../server/domain/system/index.ts'
import { eachPlant } from '../../../server/jobs/eachPlant.ts'
import { systemActor } from '../../../server/kernel/index.ts'
import { type Answer, type TestApp, testApp } from '../../support/servers/app.ts'
import { type LegacyClient, legacyClient } from '../../support/stories/legacyClient.ts'

type Row = { id: string; [key: string]: unknown }
let server: TestApp
let old: LegacyClient
let admin: string

beforeAll(async () => {
  server = await testApp()
  old = legacyClient(server.address)
  admin = await server.login('admin')
})
afterAll(async () => {
  old.close()
  await server.close()
})

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
const refusalOf = ({ errors }: Answer) => [errors?.[0]?.extensions.refusal, errors?.[0]?.message]
const ask = (query: string, variables: object = {}, token = admin) => server.send(query, { token, variables })
async function must<T>(query: string, variables: object = {}, token = admin): Promise<T> {
  const { data, errors } = await ask(query, variables, token)
  if (errors) throw new Error(JSON.stringify(errors))
  return Object.values(data ?? {})[0] as T
}
const ADD = 'mutation($input: CreatePlantInput!) { createPlant(input: $input) { id name actions } }'
const add = (input: object, token = admin) => must<Row>(ADD, { input }, token)
const into = async (plantId: string, token = admin) =>
  (await must<{ token: string }>('mutation($p: ID!) { switchPlant(plantId: $p) { token } }', { p: plantId }, token)).token
const countOf = async (list: string, token: string) => (await must<{ total: number }>(`{ ${list} { total } }`, {}, token)).total
const removeIt = (id: string, token = admin) => ask('mutation($id: ID!) { deletePlants(ids: [$id]) }', { id }, token)
const membersOf = async (id: string) => {
  const users = await must<{ items: { username: string; plants: { id: string }[] }[] }>(
    '{ users(page: { size: 200 }) { items { username plants { id } } } }',
    {},
    await into(id),
  )
  return users.items.filter(({ plants }) => plants.some((one) => one.id === id)).map(({ username }) => username)
}

/** Somebody who works in every plant of the moment and holds one permission. */
const person = (username: string, permissions: string) =>
  server.app.store.write(systemActor(0), async (uow) => {
    const own = await uow.of(role).create({ roleName: username, roleKey: username, permissions })
    const plantIds = (await uow.of(plant).find({})).map(({ id }) => id)
    return uow.of(user).create({ username, name: username, passwordHash: '-', plantIds, roleIds: [own.id] })
  })

describe('a new plant', () => {
  it('is its maker’s at once, and of the others who govern what all plants share, and of nobody else', async () => {
    const governor = await person('governor', 'system:config:edit')
    await person('clerk', 'repair:report:list')
    const made = await add({ name: '昆山三厂', code: 'KS' })
    expect(made.actions).toEqual(['edit', 'remove'])
    const me = await must<{ plants: Row[]; worksEverywhere: boolean }>('{ me { plants { id } worksEverywhere } }')
    expect([me.plants.map(({ id }) => id), me.worksEverywhere]).toEqual([['1', '2', made.id], true])
    // The demo's manager and viewer work in both plants too; neither may change what plants share.
    expect((await membersOf(made.id)).sort()).toEqual(['admin', governor.username])
    const shared = await ask('mutation { createConfig(input: { configName: "k", configKey: "k.k" }) { id } }')
    expect(shared.errors).toBeUndefined()
  })

  it('begins with the shifts, holidays and positions of another one', async () => {
    const made = await add({ name: '常熟四厂', code: 'CS', takeOverFromId: '1' })
    const there = await into(made.id)
    for (const list of ['shifts', 'holidays', 'productionPositions', 'faults', 'notificationTypes', 'configs'])
      expect([list, await countOf(list, there)]).toEqual([list, await countOf(list, admin)])
    for (const list of ['workshops', 'equipments', 'workers', 'reportLogs']) expect([list, await countOf(list, there)]).toEqual([list, 0])
    const bad = await ask(ADD, { input: { name: '五厂', code: 'W5', takeOverFromId: '4711' } })
    expect([codeOf(bad), bad.errors?.[0]?.extensions.fields?.[0]?.field]).toEqual(['BAD_USER_INPUT', 'takeOverFromId'])
    expect(await countOf('plants(filter: { code: { eq: "W5" } })', admin)).toBe(0)
  })

  it('is added by nobody who works in some plants only', async () => {
    const permissions = 'masterdata:plant:list masterdata:plant:add'
    const made = await server.app.store.write(systemActor(0), (uow) =>
      uow.of(role).create({ roleName: '建厂', roleKey: 'plants', permissions }),
    )
    const { items } = await must<{ items: (Row & { roles: Row[] })[] }>(
      '{ users(filter: { username: { eq: "lead" } }) { items { id roles { id } } } }',
    )
    const roleIds = [...(items[0]?.roles ?? []).map(({ id }) => id), String(made.id)]
    await must('mutation($id: ID!, $roleIds: [ID!]) { updateUser(id: $id, input: { roleIds: $roleIds }) { id } }', {
      id: items[0]?.id,
      roleIds,
    })
    const lead = await server.login('lead')
    const answer = await ask(ADD, { input: { name: '六厂', code: 'L6' } }, lead)
    expect([codeOf(answer), refusalOf(answer)[0]]).toEqual(['FORBIDDEN', 'addedFromAll'])
  })

  it('has its numbers, bell, walls and jobs without a restart', async () => {
    const { id } = await add({ name: '太仓七厂', code: 'TC', takeOverFromId: '1' })
    const there = await into(id)
    const workshop = await must<Row>('mutation { createWorkshop(input: { name: "一车间" }) { id } }', {}, there)
    const machine = await must<Row>(
      'mutation($input: CreateEquipmentInput!) { createEquipment(input: $input) { id } }',
      { input: { number: 'TC-01', name: '凹印机', workshopId: workshop.id, category: 'EQUIPMENT' } },
      there,
    )
    const reporter = await must<Row>('mutation { createReporter(input: { name: "报修人" }) { id } }', {}, there)
    const input = { equipmentId: machine.id, reporterId: reporter.id, description: '不转', urgency: 'STOP', isStopped: true }
    const report = await must<Row>(
      'mutation($input: CreateReportLogInput!) { createReportLog(input: $input) { id reportNo } }',
      { input },
      there,
    )
    expect(report.reportNo).toMatch(/^BX\d{8}-0001$/)
    const now = await must<{ plant: Row; stopped: Row[] }>('{ downtimeSummary { plant { id } stopped { number } } }', {}, there)
    expect(now).toEqual({ plant: { id }, stopped: [{ number: 'TC-01' }] })
    const wall = await must<Row>('mutation { createWallDisplay(input: { name: "看板" }) { id } }', {}, there)
    const key = await must<{ key: string }>('mutation($id: ID!) { issueWallDisplayKey(id: $id) { key } }', { id: wall.id }, there)
    expect(key.key).toBeTruthy()
    const worked: number[] = []
    await eachPlant({ store: server.app.store, progress: async () => undefined }, async ({ plantId }) => worked.push(plantId))
    expect(worked).toContain(Number(id))
  })
})

describe('the end of a plant', () => {
  it('is refused while it has rows, saying which and how many, and while it is the one that one works in', async () => {
    const { id } = await add({ name: '旧厂', code: 'OLD' })
    const there = await into(id)
    for (const name of ['甲', '乙']) await must('mutation($n: String!) { createWorkshop(input: { name: $n }) { id } }', { n: name }, there)
    const [refusal, message] = refusalOf(await removeIt(id))
    expect([refusal, message]).toEqual(['referenced', expect.stringMatching(/2.*车间/)])
    expect(refusalOf(await removeIt(id, there))[0]).toBe('identity.plantOfOwn')
    expect(await countOf('plants(filter: { code: { eq: "OLD" } })', admin)).toBe(1)
  })

  it('is refused while somebody works nowhere else', async () => {
    const { id } = await add({ name: '孤厂', code: 'SOLO' })
    const there = await into(id)
    await must(
      'mutation($input: CreateUserInput!) { createUser(input: $input) { id } }',
      { input: { username: 'solo', name: '独行', mobile: '13900001234', password: 'a'.repeat(64), plantIds: [id], roleIds: [] } },
      there,
    )
    expect(refusalOf(await removeIt(id))).toEqual(['referenced', expect.stringMatching(/1.*用户/)])
  })

  it('takes memberships, counters and views along, and leaves its log where it was deleted', async () => {
    const { id } = await add({ name: '短命厂', code: 'BRIEF', takeOverFromId: '1' })
    const there = await into(id)
    for (const [list, many] of [
      ['shifts', 'deleteShifts'],
      ['holidays', 'deleteHolidays'],
      ['productionPositions', 'deleteProductionPositions'],
    ] as const) {
      const { items } = await must<{ items: Row[] }>(`{ ${list}(page: { size: 200 }) { items { id } } }`, {}, there)
      await must(`mutation($ids: [ID!]!) { ${many}(ids: $ids) }`, { ids: items.map((one) => one.id) }, there)
    }
    expect((await removeIt(id)).errors).toBeUndefined()
    const me = await must<{ plants: Row[]; worksEverywhere: boolean }>('{ me { plants { id } worksEverywhere } }')
    expect([me.plants.some((one) => one.id === id), me.worksEverywhere]).toEqual([false, true])
    expect(codeOf(await ask('{ me { currentPlantId } }', {}, there))).toBe('UNAUTHENTICATED')
    const told = await server.app.store
      .read(systemActor(1))
      .of(operationLog)
      .find({ resource: 'plant', recordId: Number(id) })
    expect(told.toSorted((a, b) => a.id - b.id).map((row) => [row.action, row.atPlantId])).toEqual([
      ['create', 1],
      ['delete', 1],
    ])
  })
})

describe('an old client', () => {
  it('adds, edits, disables and deletes a plant', async () => {
    await old.login()
    const made = await old.post('/plants', { name: '外厂', code: 'REST', takeOverFromId: 1 })
    expect(made.status).toBe(200)
    const { id } = made.body.data as { id: number }
    expect((await old.put(`/plants/${id}`, { name: '外厂二', status: '1' })).body.data).toMatchObject({ name: '外厂二', status: '1' })
    const held = await old.delete(`/plants/${id}`)
    expect([held.status, held.body.msg]).toEqual([400, expect.stringMatching(/班次|节假日|岗位/)])
    const plain = (await old.post('/plants', { name: '空厂', code: 'EMPTY' })).body.data as { id: number }
    expect((await old.delete(`/plants/${plain.id}`)).status).toBe(200)
  })
})
