import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  actingIn,
  type Explanation,
  explainAccess,
  type MenuNode,
  menu,
  menusOf,
  personOf,
  role,
  user,
} from '../../server/domain/identity/index.ts'
import { registry } from '../../server/domain/index.ts'
import {
  type Actor,
  flowOf,
  isDefined,
  type Operations,
  operations,
  Refusal,
  type ResourceDef,
  systemActor,
} from '../../server/kernel/index.ts'
import { menuTree, syncMenus } from '../../server/setup/index.ts'
import { make, makePlant, person, sample, unique } from '../support/samples/factories.ts'
import { testStore } from '../support/store/store.ts'

/* Whatever the explanation says, the person's own call must bear out: it is told by the functions that decide, and this holds it to that. */
let base: Awaited<ReturnType<typeof testStore>>
let ops: Operations
let here: Actor
const PEOPLE = ['chief', 'nobody', 'own', 'reader', 'elsewhere'] as const
type Who = (typeof PEOPLE)[number]
let people: Record<Who, Actor>

async function account(plantIds: readonly number[], roles: readonly Record<string, unknown>[]): Promise<Actor> {
  const { store } = base
  const roleIds: number[] = []
  for (const given of roles) roleIds.push((await make(store, systemActor(0), role, { roleKey: `made${unique()}`, ...given })).id)
  const { id } = await make(store, systemActor(0), user, { plantIds, roleIds, passwordHash: 'hash' })
  const read = store.read(systemActor(0))
  const who = await personOf(read, await read.of(user).get(id))
  return actingIn(who, { plantId: here.plantId, permissions: new Set(who.permissions), sessionId: null, ip: '' })
}

beforeAll(async () => {
  base = await testStore()
  ops = operations(base.store, registry)
  here = person((await makePlant(base.store)).id, ['*:*:*'])
  const there = (await makePlant(base.store)).id
  await make(base.store, systemActor(0), user, { plantIds: [there], passwordHash: 'hash' })
  // Whoever asks works in both, or would not know of the person who works elsewhere.
  here = { ...here, plantIds: [here.plantId, there] }
  const all = { permissions: '*:*:*' }
  const tags = registry.exposed.map((one) => `${one.permission}:query`).join(' ')
  people = {
    chief: await account([here.plantId], [all]),
    nobody: await account([here.plantId], []),
    own: await account([here.plantId], [{ ...all, dataScope: 'SELF' }]),
    reader: await account([here.plantId], [{ permissions: tags }, { ...all, status: 'DISABLED' }]),
    elsewhere: await account([there], [all]),
  }
})
afterAll(() => base.close())

type Asked = { resource?: string; id?: number; action?: string; menuId?: number }
const explained = (who: Who, asked: Asked) =>
  explainAccess({ store: base.store, registry, asker: here }, { userId: people[who].userId ?? 0, ...asked })
const outcomeOf = (work: Promise<unknown>): Promise<Refusal | null> =>
  work.then(
    () => null,
    (e: unknown) => (e instanceof Refusal ? e : Promise.reject(e)),
  )
/** Refusals that no explanation may leave out; others are about what was filled in, or about what hangs on the row. */
const FORESEEN = new Set([
  'forbidden',
  'notFound',
  'illegalStep',
  'readOnly',
  'closed',
  'outranked',
  'sharedByAll',
  'usedBeyond',
  'addedFromAll',
])

/** What the explanation says and what the call came to, as one line that a failure shows. */
function agreement({ isAllowed, reasons }: Explanation, refusal: Refusal | null) {
  const [unmet] = reasons.filter(({ isMet }) => !isMet)
  if (isAllowed) return refusal && FORESEEN.has(refusal.code) ? `allowed, but ${refusal.code}` : 'agrees'
  if (unmet?.rule === 'plant' || unmet?.rule === 'account') return 'agrees'
  if (!refusal) return `${unmet?.rule} said to refuse it, and it was done`
  const expected =
    unmet?.refusal?.code ?? { right: 'forbidden', defined: 'forbidden', reach: 'notFound', plants: 'notFound' }[unmet?.rule as 'right']
  return refusal.code === expected || refusal.kind === 'invalid' ? 'agrees' : `${unmet?.rule} foretold ${expected}, it was ${refusal.code}`
}

it('what no step is called, such as what every object of JavaScript has, is explained like any other name', async () => {
  const resource = registry.exposed.find((one) => flowOf(one)) as ResourceDef
  const { id } = await make(base.store, here, resource)
  for (const action of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'nonsense']) {
    const { reasons } = await explained('chief', { resource: resource.name, id, action })
    expect([action, reasons.map(({ rule }) => rule)]).toEqual([action, ['account', 'plant', 'right', 'reach']])
  }
  for (const name of ['constructor', '__proto__']) await expect(explained('chief', { resource: name })).rejects.toThrow('notFound')
})

const exposed = registry.exposed.map((one) => [one.name, one] as const)
describe.each(exposed)('what is explained of %s', (_name, resource) => {
  const calls = (who: Actor, id: number): Record<string, () => Promise<unknown>> => ({
    list: () => ops.list(who, resource, {}),
    add: () => ops.create(who, resource, {}),
    view: () => ops.get(who, resource, id),
    edit: () => ops.update(who, resource, id, {}),
    remove: () => ops.remove(who, resource, [id]),
  })

  it('is what happens when that person calls', async () => {
    const { id } = await make(base.store, here, resource)
    for (const who of PEOPLE)
      for (const [action, call] of Object.entries(calls(people[who], id))) {
        // Whoever works elsewhere has no call to compare with; a data scope is asked of rows that have owners.
        if (who === 'elsewhere' ? action !== 'view' : who === 'own' && !resource.owner) continue
        const isOfRow = !['list', 'add'].includes(action)
        const verdict = await explained(who, { resource: resource.name, action, ...(isOfRow && { id }) })
        // The last one removes it, and whoever may is asked of another one.
        if (action === 'remove' && verdict.isAllowed) continue
        expect([who, action, agreement(verdict, await outcomeOf(call()))]).toEqual([who, action, 'agrees'])
      }
  })
})

const flows = registry.exposed.flatMap((resource) => (flowOf(resource) ? [[resource.name, resource] as const] : []))
describe.each(flows)('what is explained of the steps of %s', (_name, resource) => {
  const { steps = {} } = flowOf(resource) ?? {}
  /** A row whose state, or that of one of its tracks, is this one. */
  const rowIn = async (field: string, state: string) => {
    const row = await make(base.store, here, resource)
    return base.store.write(systemActor(here.plantId), async (uow) =>
      uow.of(resource).patch(await uow.of(resource).lockForUpdate((row as { id: number }).id), { [field]: state } as never),
    )
  }

  it('is what happens when that person takes them', async () => {
    for (const step of Object.values(steps)) {
      const off = resource.fields[step.field]?.values?.find((state) => !step.from.includes(state))
      for (const state of [off, ...step.from.slice(0, 1)].filter((one) => one !== undefined)) {
        const { id } = await rowIn(step.field, state)
        const input: Record<string, unknown> = {}
        for (const [key, one] of Object.entries(step.input)) if (one.options.required) input[key] = await sample(base.store, here, key, one)
        for (const who of ['nobody', 'reader', 'own', 'chief'] as const) {
          const verdict = await explained(who, { resource: resource.name, id, action: step.name })
          const refusal = await outcomeOf(ops.step(people[who], step, id, input))
          expect([who, step.name, state, agreement(verdict, refusal)]).toEqual([who, step.name, state, 'agrees'])
        }
      }
    }
  })
})

describe('what is explained of pages', () => {
  it('is what the menu of that person shows', async () => {
    const { store } = base
    await syncMenus(store, menuTree(registry, []))
    const page = (await store.read(here).of(menu).find({ menuType: 'C' })).find(({ permission }) => permission !== null)
    if (page)
      await store.write(systemActor(0), async (uow) =>
        uow.of(menu).patch(await uow.of(menu).lockForUpdate(page.id), { status: 'DISABLED' }),
      )
    const pages = await store.read(here).of(menu).find({ menuType: 'C' })
    for (const who of ['chief', 'nobody', 'reader'] as const) {
      const shown = new Set<string>()
      const walk = (nodes: readonly MenuNode[]) => {
        for (const node of nodes) {
          shown.add(node.id)
          walk(node.children)
        }
      }
      walk(await menusOf({ store, registry }, people[who], 'en'))
      for (const { id, menuKey } of pages)
        expect([who, menuKey, (await explained(who, { menuId: id })).isAllowed]).toEqual([who, menuKey, shown.has(String(id))])
    }
    expect(pages.length).toBeGreaterThan(0)
  })
})

describe('whoever asks', () => {
  const known = registry.byName('department') as ResourceDef
  it('learns nothing of a row or a person of another plant, nor of rows that they may not read', async () => {
    const other = (await makePlant(base.store)).actor
    const foreign = await make(base.store, other, registry.byName('equipment') as ResourceDef)
    const stranger = await make(base.store, systemActor(0), user, { plantIds: [other.plantId], passwordHash: 'hash' })
    const ask = (asker: Actor, asked: Asked, userId = people.chief.userId ?? 0) =>
      outcomeOf(explainAccess({ store: base.store, registry, asker }, { userId, ...asked }))
    expect((await ask(here, { resource: 'equipment', id: foreign.id }))?.code).toBe('notFound')
    expect((await ask(here, { resource: 'equipment' }, stranger.id))?.code).toBe('notFound')
    expect((await ask(person(here.plantId, []), { resource: 'equipment' }))?.code).toBe('forbidden')
    expect((await ask(here, { resource: 'outboxEntry' }))?.code).toBe('notFound')
  })

  it('reads which roles give a right, which would if they were enabled, and which keep a row or hide it', async () => {
    const row = await make(base.store, here, known)
    const reader = await explained('reader', { resource: 'department', id: row.id, action: 'edit' })
    expect(reader.reasons.find(({ rule }) => rule === 'right')).toMatchObject({ isMet: false, variant: 'asleep', roles: [{}] })
    const own = await explained('own', { resource: 'department', id: row.id })
    expect(own.reasons.find(({ rule }) => rule === 'reach')).toMatchObject({
      isMet: false,
      params: { scopes: ['role.values.dataScope.SELF'] },
    })
    const chief = await explained('chief', { resource: 'department', id: row.id })
    expect(chief).toMatchObject({ isAllowed: true })
    expect(chief.reasons.find(({ rule }) => rule === 'reach')?.roles).toHaveLength(1)
  })

  it('is told that a row lies in plants where that person does not work', async () => {
    const elsewhere = await make(base.store, systemActor(0), user, { plantIds: [here.plantIds[1]], passwordHash: 'hash' })
    const verdict = await explained('chief', { resource: 'user', id: elsewhere.id })
    expect(verdict.reasons.at(-1)).toMatchObject({ rule: 'plants', isMet: false })
    expect((await outcomeOf(ops.get(people.chief, registry.byName('user') as ResourceDef, elsewhere.id)))?.code).toBe('notFound')
  })

  it('is told that a row was deleted, where they read the log', async () => {
    const row = await make(base.store, here, known)
    await ops.remove(here, known, [row.id])
    expect((await explained('chief', { resource: 'department', id: row.id })).reasons.at(-1)).toMatchObject({
      rule: 'deleted',
      isMet: false,
    })
    expect(isDefined(known, 'add')).toBe(true)
  })
})
