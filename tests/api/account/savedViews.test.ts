import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type TestApp, testApp } from '../../support/servers/app.ts'

let server: TestApp
const tokens: Record<string, string> = {}
beforeAll(async () => {
  server = await testApp()
  for (const name of ['admin', 'manager', 'lead', 'repairer', 'operator', 'viewer']) tokens[name] = await server.login(name)
})
afterAll(() => server.close())

interface View {
  id: string
  name: string
  resource: string
  isDefault: boolean
  isOwn: boolean
  canChange: boolean
  state: string
}
const FIELDS = 'id name resource visibility roleId isDefault icon refreshSeconds state isOwn canChange'
const STATE = JSON.stringify({ search: 'status=PENDING&sort=-reportDate,status' })
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code
const faultsOf = ({ errors }: Answer) => errors?.[0]?.extensions.fields
const send = (who: string, query: string, variables: object = {}) =>
  server.send(query, { token: tokens[who] as string, variables, language: 'en' })
const create = (who: string, input: object) =>
  send(who, `mutation($input: CreateSavedViewInput!) { view: createSavedView(input: $input) { ${FIELDS} } }`, {
    input: { resource: 'reportLog', state: STATE, ...input },
  })
const viewOf = ({ data, errors }: Answer) => {
  if (!data) throw new Error(errors?.[0]?.message)
  return data['view'] as View
}
const created = async (who: string, input: object) => viewOf(await create(who, input))
const update = (who: string, id: string, input: object) =>
  send(who, `mutation($id: ID!, $input: UpdateSavedViewInput!) { view: updateSavedView(id: $id, input: $input) { ${FIELDS} } }`, {
    id,
    input,
  })
const share = (who: string, id: string, visibility: string, roleId: string | null = null) =>
  send(
    who,
    `mutation($id: ID!, $visibility: ViewVisibility!, $roleId: ID) { view: shareSavedView(id: $id, visibility: $visibility, roleId: $roleId) { ${FIELDS} } }`,
    { id, visibility, roleId },
  )
const makeDefault = (who: string, id: string, isDefault = true) =>
  send(who, `mutation($id: ID!, $on: Boolean!) { view: setDefaultView(id: $id, isDefault: $on) { ${FIELDS} } }`, { id, on: isDefault })
const remove = (who: string, id: string) => send(who, 'mutation($id: ID!) { deleteSavedView(id: $id) }', { id })
const seen = async (who: string) => ((await send(who, `{ savedViews { ${FIELDS} } }`)).data as { savedViews: View[] }).savedViews
const names = async (who: string) => (await seen(who)).map((view) => view.name)
const roleNamed = async (name: string) => {
  const { data } = await send('admin', '{ savedViewRoles { id name } }')
  return (data as { savedViewRoles: { id: string; name: string }[] }).savedViewRoles.find((one) => one.name === name)?.id as string
}

describe('a saved view', () => {
  it('is its owner’s alone until it is shared', async () => {
    const view = await created('manager', { name: 'Waiting', icon: 'clock', refreshSeconds: 30 })
    expect(view).toMatchObject({ visibility: 'PRIVATE', isOwn: true, canChange: true, isDefault: false, state: STATE, refreshSeconds: 30 })
    expect(await names('manager')).toContain('Waiting')
    for (const who of ['lead', 'operator', 'admin']) expect([who, await names(who)]).toEqual([who, []])
    for (const who of ['lead', 'admin']) {
      expect(codeOf(await update(who, view.id, { name: 'Mine now' }))).toBe('NOT_FOUND')
      expect(codeOf(await makeDefault(who, view.id))).toBe('NOT_FOUND')
      expect(codeOf(await remove(who, view.id))).toBe('NOT_FOUND')
    }
    expect((await remove('manager', view.id)).data).toEqual({ deleteSavedView: true })
    expect(await names('manager')).toEqual([])
  })

  it('reaches one role and no other', async () => {
    const view = await created('manager', { name: 'For repairers' })
    expect(codeOf(await share('manager', view.id, 'ROLE'))).toBe('BAD_USER_INPUT')
    viewOf(await share('manager', view.id, 'ROLE', await roleNamed('维修工')))
    expect(await names('repairer')).toEqual(['For repairers'])
    for (const who of ['lead', 'operator', 'viewer', 'admin']) expect([who, await names(who)]).toEqual([who, []])
    const [shown] = await seen('repairer')
    expect(shown).toMatchObject({ isOwn: false, canChange: false })
    expect(codeOf(await update('repairer', view.id, { name: 'Ours' }))).toBe('FORBIDDEN')
    expect(codeOf(await makeDefault('repairer', view.id))).toBe('FORBIDDEN')
    viewOf(await share('manager', view.id, 'PRIVATE'))
    expect(await names('repairer')).toEqual([])
    await remove('manager', view.id)
  })

  it('is shared only by whoever may share, and then changed by them too', async () => {
    const own = await created('repairer', { name: 'Try' })
    expect(codeOf(await share('repairer', own.id, 'PLANT'))).toBe('FORBIDDEN')
    expect(codeOf(await send('repairer', '{ savedViewRoles { id name } }'))).toBe('FORBIDDEN')
    const view = await created('manager', { name: 'For all' })
    viewOf(await share('manager', view.id, 'PLANT'))
    expect(await names('operator')).toEqual(['For all'])
    expect(viewOf(await update('admin', view.id, { name: 'For everybody' })).name).toBe('For everybody')
    expect(codeOf(await remove('operator', view.id))).toBe('FORBIDDEN')
    await Promise.all([remove('admin', view.id), remove('repairer', own.id)])
  })

  it('stays in its plant', async () => {
    const view = await created('admin', { name: 'Here' })
    viewOf(await share('admin', view.id, 'PLANT'))
    const { data } = await send('admin', '{ me { currentPlantId plants { id } } }')
    const { me } = data as { me: { currentPlantId: string; plants: { id: string }[] } }
    const other = me.plants.find((plant) => plant.id !== me.currentPlantId)?.id as string
    const goTo = async (plantId: string) => {
      const { data } = await send('admin', 'mutation($id: ID!) { switchPlant(plantId: $id) { token } }', { id: plantId })
      return (data as { switchPlant: { token: string } }).switchPlant.token
    }
    const there = await goTo(other)
    const elsewhere = await server.send('{ savedViews { name } }', { token: there })
    expect(elsewhere.data).toEqual({ savedViews: [] })
    const gone = await server.send('mutation($id: ID!) { deleteSavedView(id: $id) }', { token: there, variables: { id: view.id } })
    expect(codeOf(gone)).toBe('NOT_FOUND')
    tokens['admin'] = there
    tokens['admin'] = await goTo(me.currentPlantId)
    expect((await remove('admin', view.id)).data).toEqual({ deleteSavedView: true })
  })

  it('belongs to a list that its reader may open', async () => {
    expect(codeOf(await create('operator', { name: 'People', resource: 'user' }))).toBe('FORBIDDEN')
    for (const resource of ['savedView', 'outbox', 'nothing', '__proto__'])
      expect([resource, codeOf(await create('admin', { name: 'x', resource }))]).toEqual([resource, 'FORBIDDEN'])
    const view = await created('admin', { name: 'Users', resource: 'user' })
    viewOf(await share('admin', view.id, 'PLANT'))
    expect(await names('manager')).toEqual(['Users'])
    expect(await names('operator')).toEqual([])
    await remove('admin', view.id)
  })

  it('is one of few defaults', async () => {
    const [a, b, c] = [
      await created('manager', { name: 'a' }),
      await created('manager', { name: 'b' }),
      await created('manager', { name: 'c' }),
    ]
    viewOf(await makeDefault('manager', a.id))
    viewOf(await makeDefault('manager', b.id))
    viewOf(await share('manager', c.id, 'PLANT'))
    viewOf(await makeDefault('manager', c.id))
    expect((await seen('manager')).filter((view) => view.isDefault).map((view) => view.name)).toEqual(['b', 'c'])
    expect(viewOf(await makeDefault('manager', b.id, false)).isDefault).toBe(false)
    expect(viewOf(await share('manager', c.id, 'PRIVATE')).isDefault).toBe(false)
    await Promise.all([a, b, c].map((view) => remove('manager', view.id)))
  })

  it('refuses what is no view', async () => {
    const faultOf = async (input: object) => faultsOf(await create('lead', { name: 'n', ...input }))?.[0]
    expect(await faultOf({ name: '  ' })).toMatchObject({ field: 'name' })
    expect(await faultOf({ name: 'x'.repeat(41) })).toMatchObject({ field: 'name' })
    expect(await faultOf({ state: 'no json' })).toMatchObject({ field: 'state' })
    expect(await faultOf({ state: '[1]' })).toMatchObject({ field: 'state' })
    expect(await faultOf({ state: JSON.stringify({ search: 'x'.repeat(8000) }) })).toMatchObject({ field: 'state' })
    expect(await faultOf({ icon: 'url(x)' })).toMatchObject({ field: 'icon' })
    expect(await faultOf({ refreshSeconds: 1 })).toMatchObject({ field: 'refreshSeconds' })
    const first = await created('lead', { name: 'once' })
    expect(await faultOf({ name: 'once' })).toMatchObject({ field: 'name' })
    await remove('lead', first.id)
  })

  it('has at most forty-nine neighbours', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, (_, at) => created('viewer', { name: `view ${at}` })))
    expect(faultsOf(await create('viewer', { name: 'one more' }))).toEqual([
      { field: 'name', message: 'At most 50 views per list. Delete some first' },
    ])
    expect((await created('viewer', { name: 'another list', resource: 'equipment' })).resource).toBe('equipment')
    await Promise.all(made.map((view) => remove('viewer', view.id)))
  })
})
