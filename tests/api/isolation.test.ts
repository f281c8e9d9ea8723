import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { fault, faultCategory } from '../../server/domain/repair/index.ts'
import { flowOf, indexedSortsOf, type ResourceDef, sortableOf, systemActor } from '../../server/kernel/index.ts'
import { make } from '../support/samples/factories.ts'
import { selectionOf } from '../support/samples/selection.ts'
import { type Answer, type TestApp, testApp, watch } from '../support/servers/app.ts'

const CANARY = 'CANARY'
const HERE = 1
const THERE = 2
const scoped = registry.exposed.filter((r) => r.scope === 'plant')
const each = scoped.map((r) => [r.name, r] as const)

let server: TestApp
/** Somebody who may do everything in both plants, working in the first: the strongest caller there is. */
let token: string
const foreign = new Map<string, string[]>()

/** Every free text of the other plant begins with the canary. */
async function markTexts() {
  await server.app.store.write(systemActor(THERE), async ({ read }) => {
    for (const resource of scoped) {
      const table = read.table(resource) as never as Record<string, never>
      const texts = Object.entries(resource.fields).filter(
        ([, f]) => f.kind === 'text' && !f.options.series && !f.options.secret && !f.options.pattern,
      )
      const set = Object.fromEntries(texts.map(([key]) => [key, sql`${CANARY} || ${table[key]}`]))
      if (texts.length)
        await read.db
          .update(table as never)
          .set(set as never)
          .where(sql`${table.plantId} = ${THERE}`)
    }
  })
}
async function idsThere(resource: ResourceDef): Promise<string[]> {
  const { items } = await server.app.store.read(systemActor(THERE)).list(resource, { no: 1, size: 3 })
  return items.map((row) => String((row as { id: number }).id))
}
beforeAll(async () => {
  server = await testApp()
  // The demo has no uploads, no shift that is to change, and counts the stock of one plant only.
  await make(server.app.store, systemActor(THERE), registry.byName('stocktakeLine') as ResourceDef)
  await make(server.app.store, systemActor(THERE), registry.byName('shiftChange') as ResourceDef, { validFrom: '2099-01-01' })
  // Whether a complaint of the demo fits a fault there depends on the day.
  await make(server.app.store, systemActor(THERE), registry.byName('complaintEvidence') as ResourceDef)
  const upload = registry.byName('file') as ResourceDef
  await make(server.app.store, systemActor(THERE), upload, { ownerName: 'equipment', ownerField: 'fileIds' })
  await markTexts()
  const wall = registry.byName('wallDisplay') as ResourceDef
  await server.app.store.write(systemActor(THERE), (uow) => uow.of(wall).create({ name: `${CANARY} hall` } as never))
  for (const resource of scoped) foreign.set(resource.name, await idsThere(resource))
  token = await server.login()
})
afterAll(() => server.close())

const ask = (query: string, variables: object = {}) => server.send(query, { token, variables })
const typeOf = (name: string) => server.app.api.schema.getType(name) as never
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
function expectNothing({ text }: Pick<Answer, 'text'>) {
  expect(text).not.toContain(CANARY)
  expect(text).not.toContain(`"plantId":"${THERE}"`)
}
const listOf = ({ plural, type }: ResourceDef, levels: number) =>
  `query($filter: ${type}Filter, $page: PageInput) { ${plural}(filter: $filter, page: $page) { total items ${selectionOf(typeOf(type), levels)} } }`
async function totalOf(resource: ResourceDef, filter: object) {
  const { data, errors } = await ask(
    `query($filter: ${resource.type}Filter) { ${resource.plural}(filter: $filter) { total items { id } } }`,
    { filter },
  )
  if (errors) throw new Error(errors[0]?.message)
  const { total, items } = (data as Record<string, { total: number; items: unknown[] }>)[resource.plural] ?? { total: 0, items: [] }
  return total + items.length
}

describe.each(each)('%s of another plant', (name, resource) => {
  it('is there to be leaked', () => expect(foreign.get(name)?.length).toBeGreaterThan(0))

  it('is in no page of any order, nor behind any reference', async () => {
    // Of the orders without an index those by titles of other records; the others read nothing but the row.
    const isTitle = (key: string) => indexedSortsOf(resource).includes(key) || resource.fields[key]?.kind === 'link'
    for (const sort of sortableOf(resource).filter(isTitle)) {
      for (const order of ['ASC', 'DESC']) {
        const answer = await ask(listOf(resource, 2), { page: { size: 15, sort, order } })
        expect(answer.errors).toBeUndefined()
        expectNothing(answer)
      }
    }
  })

  it('is found by no filter, keyword or count', async () => {
    expect(await totalOf(resource, { id: { in: foreign.get(name) } })).toBe(0)
    expect(await totalOf(resource, { keyword: CANARY })).toBe(0)
    const links = Object.entries(resource.fields).filter(([, f]) => f.target && f.options.filter && foreign.has(f.target))
    for (const [key, field] of links)
      expect([key, await totalOf(resource, { [key]: { in: foreign.get(field.target ?? '') } })]).toEqual([key, 0])
    const texts = Object.entries(resource.fields).filter(([, f]) => f.kind === 'text' && f.options.filter)
    for (const [key] of texts) expect([key, await totalOf(resource, { [key]: { contains: CANARY } })]).toEqual([key, 0])
  })

  it('has no record, no history, and takes no change', async () => {
    const [id] = foreign.get(name) as string[]
    const calls = [
      `query($id: ID!) { ${name}(id: $id) { id } }`,
      `query($id: ID!) { history(resource: "${name}", id: $id) { changes { after } } }`,
      ...(resource.can.includes('update') ? [`mutation($id: ID!) { update${resource.type}(id: $id, input: {}) { id } }`] : []),
      ...(resource.can.includes('delete') ? [`mutation($id: ID!) { delete${typeName(resource.plural)}(ids: [$id]) }`] : []),
      ...Object.values(flowOf(resource)?.steps ?? {})
        .filter((step) => !Object.values(step.input).some((f) => f.options.required))
        .map((step) => `mutation($id: ID!) { ${step.name}${resource.type}(id: $id) { id } }`),
    ]
    for (const query of calls) expect([query, codeOf(await ask(query, { id }))]).toEqual([query, 'NOT_FOUND'])
  })
})
const typeName = (plural: string) => plural.charAt(0).toUpperCase() + plural.slice(1)

describe('another plant', () => {
  it('is in no summary, no open work and no live snapshot', async () => {
    for (const name of ['downtimeSummary', 'faultSummary', 'repairSummary', 'scheduleSummary', 'complaintSummary']) {
      const selection = selectionOf(typeOf(typeName(name)), 3)
      const answer = await ask(`{ ${name} ${selection} }`)
      expect(answer.errors).toBeUndefined()
      expectNothing(answer)
      const pictures = watch<object>(server.socket({ authorization: `Bearer ${token}` }), `subscription { ${name} ${selection} }`)
      expectNothing({ text: JSON.stringify(await pictures.until(() => true)) })
      pictures.stop()
    }
    expectNothing(await ask(`{ myOpenWork ${selectionOf(typeOf('OpenWork'), 1)} }`))
  })

  it('is not counted in a refusal about something that all plants share', async () => {
    const { store } = server.app
    const category = await store.write(systemActor(HERE), (uow) => uow.of(faultCategory).create({ name: 'shared' }))
    const repairs = registry.byName('repairLog') as ResourceDef
    await store.write(systemActor(THERE), async (uow) => {
      const [row] = await uow.of(repairs).find({} as never)
      await uow
        .of(repairs)
        .patch(await uow.of(repairs).lockForUpdate((row as { id: number }).id), { faultCategoryId: category.id } as never)
    })
    const remove = (id: number) => ask('mutation($ids: [ID!]!) { deleteFaultCategories(ids: $ids) }', { ids: [String(id)] })
    const elsewhere = await remove(category.id)
    expect([codeOf(elsewhere), elsewhere.errors?.[0]?.extensions.refusal]).toEqual(['CONFLICT', 'referencedElsewhere'])
    expect(elsewhere.errors?.[0]?.message).not.toMatch(/\d/)
    await store.write(systemActor(HERE), (uow) => uow.of(fault).create({ name: 'own', categoryId: category.id }))
    expect((await remove(category.id)).errors?.[0]?.extensions.refusal).toBe('referenced')
  })

  it('cannot be entered by somebody who is no member of it', async () => {
    const own = await server.login('lead')
    const answer = await server.send(`mutation { switchPlant(plantId: "${THERE}") { token } }`, { token: own })
    expect(codeOf(answer)).toBe('NOT_FOUND')
  })
})

describe('what plants share', () => {
  it('offers to somebody of one plant only what no other plant uses, in a sentence that both languages know', async () => {
    const { store } = server.app
    const lead = await server.login('lead')
    const used = async (plantId: number) => {
      const own = await make(store, systemActor(plantId), faultCategory)
      await make(store, systemActor(plantId), registry.byName('repairLog') as ResourceDef, { faultCategoryId: own.id })
      return own.id
    }
    const [here, there] = [await used(HERE), await used(THERE)]
    const offered = async (own: string) => {
      const query = '{ faultCategories(page: { size: 200 }) { items { id actions } } me { worksEverywhere } }'
      const { faultCategories, me } = (await server.send(query, { token: own })).data as {
        faultCategories: { items: { id: string; actions: string[] }[] }
        me: { worksEverywhere: boolean }
      }
      const of = (id: number) => faultCategories.items.find((one) => one.id === String(id))?.actions
      return [me.worksEverywhere, of(here), of(there)]
    }
    expect(await offered(lead)).toEqual([false, ['edit', 'remove'], []])
    expect(await offered(token)).toEqual([true, ['edit', 'remove'], ['edit', 'remove']])
    const change = 'mutation($id: ID!) { updateFaultCategory(id: $id, input: { detail: "x" }) { id actions } }'
    const said = async (language: 'zh' | 'en') => {
      const answer = await server.send(change, { token: lead, variables: { id: String(there) }, language })
      expect(codeOf(answer)).toBe('FORBIDDEN')
      return answer.errors?.[0]?.message
    }
    expect(await said('en')).toBe(
      'This record is also used in plants you cannot access. Only users with access to all of them can change it',
    )
    expect(await said('zh')).toBe('此记录也用于您不能进入的工厂，只能由可进入所有相关工厂的用户修改')
    expect((await server.send(change, { token: lead, variables: { id: String(here) } })).errors).toBeUndefined()
  })
})

describe('a plant', () => {
  const disable = (id: number, status: string) => ask(`mutation { updatePlant(id: "${id}", input: { status: ${status} }) { status } }`)
  it('is not disabled from within, and whoever disabled another can enable it again', async () => {
    expect(codeOf(await disable(HERE, 'DISABLED'))).toBe('BAD_USER_INPUT')
    expect((await disable(THERE, 'DISABLED')).errors).toBeUndefined()
    expect(codeOf(await ask(`mutation { switchPlant(plantId: "${THERE}") { token } }`))).toBe('NOT_FOUND')
    expect((await disable(THERE, 'ENABLED')).errors).toBeUndefined()
  })
})
