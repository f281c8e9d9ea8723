import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataScopeOf, department, role, user } from '../../server/domain/identity/index.ts'
import { registry } from '../../server/domain/index.ts'
import {
  type Actor,
  type DataScope,
  flowOf,
  NO_DATA_SCOPE,
  type Operations,
  operations,
  Refusal,
  type ResourceDef,
  systemActor,
} from '../../server/kernel/index.ts'
import { make, makePlant, person, sampleInput } from '../support/samples/factories.ts'
import { testStore } from '../support/store/store.ts'

const owned = registry.exposed.filter((one) => one.owner)
const PLACES = ['head', 'below', 'beside', 'nowhere'] as const
type Place = (typeof PLACES)[number]
type Scope = 'ALL' | 'CUSTOM' | 'DEPARTMENT' | 'DEPARTMENT_AND_CHILDREN' | 'SELF'

let base: Awaited<ReturnType<typeof testStore>>
let ops: Operations
let here: Actor
let there: Actor
/** A department, one below it and one beside it; somebody in each and somebody in none. */
let departments: Record<Exclude<Place, 'nowhere'>, number>
let people: Record<Place, number>
let roles: Record<Scope, number>

beforeAll(async () => {
  base = await testStore()
  ops = operations(base.store, registry)
  here = (await makePlant(base.store)).actor
  there = (await makePlant(base.store)).actor
  const dept = async (parentId: number | null) => (await make(base.store, here, department, { parentId })).id
  const head = await dept(null)
  departments = { head, below: await dept(head), beside: await dept(null) }
  const member = async (departmentId: number | null) =>
    (await make(base.store, here, user, { departmentId, plantIds: [here.plantId], passwordHash: 'hash' })).id
  people = {
    head: await member(departments.head),
    below: await member(departments.below),
    beside: await member(departments.beside),
    nowhere: await member(null),
  }
  const made = async (dataScope: Scope) =>
    (await make(base.store, here, role, { dataScope, departmentIds: dataScope === 'CUSTOM' ? [departments.beside] : [] })).id
  roles = {
    ALL: await made('ALL'),
    CUSTOM: await made('CUSTOM'),
    DEPARTMENT: await made('DEPARTMENT'),
    DEPARTMENT_AND_CHILDREN: await made('DEPARTMENT_AND_CHILDREN'),
    SELF: await made('SELF'),
  }
})
afterAll(() => base.close())

const read = () => base.store.read(systemActor(0))
/** The person of the head department (or of none) with these roles. */
async function holder(scopes: readonly Scope[], who: 'head' | 'nowhere' = 'head', plantId = here.plantId): Promise<Actor> {
  const held = (
    await read()
      .of(role)
      .many(scopes.map((one) => roles[one]))
  ).filter((one) => one !== null)
  const dataScope: DataScope = await dataScopeOf(read(), held, who === 'head' ? departments.head : null)
  return person(plantId, ['*:*:*'], { userId: people[who], dataScope })
}

/** Chains of links to the users whom rows belong to, those of the rows that they are part of included. */
function pathsOf({ owner, fields }: ResourceDef): string[] {
  const whole = owner?.as ? registry.byName(fields[owner.as]?.target ?? '') : undefined
  return [...(owner?.through ?? []), ...(whole ? pathsOf(whole).map((path) => `${owner?.as}.${path}`) : [])]
}

/** A row from which a chain of links leads to the user. */
async function madeThrough(resource: ResourceDef, [step = '', ...rest]: readonly string[], userId: number): Promise<number> {
  const named = (name: string | undefined) => registry.byName(name ?? '') as ResourceDef
  const [by = '', pointing] = step.split(':').reverse()
  if (pointing) {
    const other = await madeThrough(named(pointing), rest, userId)
    const { id } = await make(base.store, here, resource)
    await base.store.write(here, async (uow) =>
      uow.of(named(pointing)).patch((await uow.of(named(pointing)).lockForUpdate(other)) as never, { [by]: id } as never),
    )
    return id
  }
  const { kind, target, options } = resource.fields[step] ?? {}
  // Where nobody has two such rows, the one that is there.
  const known = options?.unique
    ? (
        await base.store
          .read(here)
          .of(resource)
          .find({ [step]: userId } as never)
      )[0]
    : undefined
  if (known) return known.id
  const to = rest.length ? await madeThrough(named(target), rest, userId) : userId
  return (await make(base.store, here, resource, { ...(await ofStranger(resource)), [step]: kind === 'links' ? [to] : to })).id
}
/** What a row is part of, as somebody's whom nobody here reaches: what names nobody may be everybody's. */
async function ofStranger({ owner, fields }: ResourceDef): Promise<Record<string, number>> {
  if (!owner?.as) return {}
  const whole = registry.byName(fields[owner.as]?.target ?? '') as ResourceDef
  const { id } = await make(base.store, here, user, { plantIds: [here.plantId], passwordHash: 'hash' })
  return { [owner.as]: await madeThrough(whole, pathsOf(whole)[0]?.split('.') ?? [], id) }
}

/** The rows that are part of a record of each place, told by its name and id: of whichever kind has such rows. */
async function partsOfNamed(resource: ResourceDef, { name, id }: { name: string; id: string }, at: Actor): Promise<Record<Place, number>> {
  const wholes = owned.filter(({ fields }) => Object.values(fields).some(({ target }) => target === resource.name))
  const whole = wholes[0] as ResourceDef
  const rows = await rowsOf(whole, at)
  const one = async (place: Place) => (await make(base.store, at, resource, { [name]: whole.name, [id]: rows[place] })).id
  return { head: await one('head'), below: await one('below'), beside: await one('beside'), nowhere: await one('nowhere') }
}

/** The rows that belong to each place, made by somebody without limits. */
async function rowsOf(resource: ResourceDef, at: Actor, path = pathsOf(resource)[0]): Promise<Record<Place, number>> {
  if (resource === (department as ResourceDef)) return { ...departments, nowhere: 0 }
  if (resource === (user as ResourceDef)) return people
  if (resource.owner?.record) return partsOfNamed(resource, resource.owner.record, at)
  const personKey = resource.owner?.person
  const departmentKey = resource.owner?.department
  const one = async (place: Place) => {
    if (path) return madeThrough(resource, path.split('.'), people[place])
    const given = {
      ...(personKey && { [personKey]: people[place] }),
      ...(departmentKey && { [departmentKey]: place === 'nowhere' ? null : departments[place] }),
      ...(resource.about && { [resource.about]: at.plantId }),
    }
    return (await make(base.store, systemActor(0), resource, given)).id
  }
  return { head: await one('head'), below: await one('below'), beside: await one('beside'), nowhere: await one('nowhere') }
}

const CASES: readonly (readonly [string, readonly Scope[], 'head' | 'nowhere', readonly Place[]])[] = [
  ['everything', ['ALL'], 'head', ['head', 'below', 'beside', 'nowhere']],
  ['chosen departments', ['CUSTOM'], 'head', ['beside']],
  ['their department', ['DEPARTMENT'], 'head', ['head']],
  ['their department and those below', ['DEPARTMENT_AND_CHILDREN'], 'head', ['head', 'below']],
  ['themself', ['SELF'], 'head', ['head']],
  ['nothing without a role', [], 'head', []],
  ['what two roles add up to', ['CUSTOM', 'DEPARTMENT'], 'head', ['head', 'beside']],
  ['what chosen departments and themself add up to', ['CUSTOM', 'SELF'], 'head', ['head', 'beside']],
  ['everything as soon as one role says so', ['SELF', 'ALL'], 'head', ['head', 'below', 'beside', 'nowhere']],
  ['no department when they are in none', ['DEPARTMENT'], 'nowhere', []],
  ['nothing below when they are in none', ['DEPARTMENT_AND_CHILDREN'], 'nowhere', []],
  ['themself when they are in no department', ['SELF', 'DEPARTMENT'], 'nowhere', ['nowhere']],
]
/** A department is nobody's own, and none stands for no department. */
const expected = (resource: ResourceDef, scopes: readonly Scope[], places: readonly Place[]) => {
  if (resource.owner?.person || resource.owner?.record || pathsOf(resource).length) return places
  const bySelf =
    scopes.includes('SELF') && !scopes.some((one) => one === 'DEPARTMENT' || one === 'DEPARTMENT_AND_CHILDREN' || one === 'ALL')
  return places.filter((one) => one !== 'nowhere' && !(bySelf && one === 'head'))
}
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (e: unknown) => (e instanceof Refusal ? (e.fields[0]?.rule ?? e.kind) : Promise.reject(e)),
  )

describe.each(owned.map((one) => [one.name, one] as const))('rows of %s', (_name, resource) => {
  it.each(CASES)('reach %s', async (_what, scopes, who, places) => {
    const rows = await rowsOf(resource, here)
    const actor = await holder(scopes, who)
    const wanted = expected(resource, scopes, places)
    const ids = PLACES.map((place) => rows[place]).filter(Boolean)
    const list = await ops.list(actor, resource, { filter: { id: { in: ids.map(String) } } })
    const seen = PLACES.filter((place) => list.items.some((row) => row.id === rows[place]))
    expect(seen).toEqual(PLACES.filter((place) => wanted.includes(place)))
    expect(await list.total()).toBe(wanted.length)
    for (const place of PLACES.filter((one) => rows[one])) {
      const outcome = wanted.includes(place) ? 'done' : 'notFound'
      expect([place, await kindOf(ops.get(actor, resource, rows[place]))]).toEqual([place, outcome])
    }
    const own = base.store.read(actor).of(resource)
    const where = { id: ids } as never
    expect([await own.count(where), await own.exists(where)]).toEqual([wanted.length, wanted.length > 0])
  })

  it('are changed and removed only within reach, and stay as they were outside it', async () => {
    const rows = await rowsOf(resource, here)
    const actor = await holder(['CUSTOM'])
    for (const place of ['head', 'below', 'nowhere'] as const) {
      if (!rows[place]) continue
      const before = await read().of(resource).get(rows[place])
      if (resource.can.includes('update')) expect(await kindOf(ops.update(actor, resource, rows[place], {}))).toBe('notFound')
      if (resource.can.includes('delete')) expect(await kindOf(ops.remove(actor, resource, [rows[place]]))).toBe('notFound')
      expect(await read().of(resource).get(rows[place])).toEqual(before)
    }
    if (resource.can.includes('update')) expect(await kindOf(ops.update(actor, resource, rows.beside, {}))).toBe('done')
    const isHeld = resource === (department as ResourceDef) || resource === (user as ResourceDef)
    if (resource.can.includes('delete') && !isHeld) expect(await kindOf(ops.remove(actor, resource, [rows.beside]))).toBe('done')
  })

  const abroad = resource.about ? [resource.about] : []
  it.each(abroad)('of another plant, named by %s, stay unseen whatever the data scope', async () => {
    const rows = await rowsOf(resource, there)
    for (const scopes of [['ALL'], ['CUSTOM', 'DEPARTMENT_AND_CHILDREN', 'SELF']] as const) {
      const actor = await holder(scopes)
      for (const place of PLACES) expect([place, await kindOf(ops.get(actor, resource, rows[place]))]).toEqual([place, 'notFound'])
    }
  })

  it.each(resource.can.filter((verb) => verb === 'create'))('are not made where their maker would not see them (%s)', async () => {
    const key = resource.owner?.department
    // Named somebody: what names nobody may be everybody's.
    const link = pathsOf(resource)[0]?.split('.')[0]
    const field = link ? resource.fields[link] : undefined
    const someone = field && (await make(base.store, here, registry.byName(field.target ?? '') as ResourceDef)).id
    const values = {
      ...(key && key !== 'id' && { [key]: departments.head }),
      ...(resource.fields.plantIds && { plantIds: [here.plantId] }),
      ...(link && { [link]: field?.kind === 'links' ? [someone] : someone }),
      ...(await ofStranger(resource)),
    }
    const input = await sampleInput(base.store, here, resource, values)
    const before = await read().of(resource).count({})
    expect(['outsideReach', 'unknownReference']).toContain(await kindOf(ops.create(await holder(['CUSTOM']), resource, input)))
    expect(await read().of(resource).count({})).toBe(before)
  })
})

const chains = owned.flatMap((one) => pathsOf(one).map((path) => [`${one.name} by ${path}`, one, path] as const))
describe.each(chains)('rows of %s', (_name, resource, path) => {
  it('are within reach of themself, and of nobody else', async () => {
    const rows = await rowsOf(resource, here, path)
    const ids = PLACES.map((place) => String(rows[place]))
    const seenBy = async (scopes: readonly Scope[], who?: 'nowhere') =>
      (await ops.list(await holder(scopes, who), resource, { filter: { id: { in: ids } } })).items.map((row) => row.id)
    expect(await seenBy(['SELF'])).toEqual([rows.head])
    expect(await seenBy(['SELF'], 'nowhere')).toEqual([rows.nowhere])
    expect((await seenBy(['DEPARTMENT_AND_CHILDREN'])).sort()).toEqual([rows.head, rows.below].sort())
    expect(await seenBy([])).toEqual([])
  })

  it('are moved on only within reach', async () => {
    const rows = await rowsOf(resource, here, path)
    const actor = await holder(['SELF'])
    for (const step of Object.values(flowOf(resource)?.steps ?? {}))
      expect([step.name, await kindOf(ops.step(actor, step, rows.beside, {}))]).toEqual([step.name, 'notFound'])
  })
})

describe('work that nobody has taken on', () => {
  it.each(owned.filter((one) => one.owner?.isFreeUnnamed).map((one) => [one.name, one] as const))(
    'is everybody’s: %s',
    async (_name, resource) => {
      const { id } = await make(base.store, here, resource)
      expect(await kindOf(ops.get(await holder(['SELF']), resource, id))).toBe('done')
    },
  )
})

describe('a reach', () => {
  it('is nothing when no role says anything', async () => {
    expect(await dataScopeOf(read(), [], departments.head)).toEqual(NO_DATA_SCOPE)
  })

  it('does not lead into plants that are not one’s own', async () => {
    const elsewhere = (
      await make(base.store, there, user, { plantIds: [there.plantId], departmentId: departments.head, passwordHash: 'x' })
    ).id
    const actor = await holder(['ALL'])
    expect(await kindOf(ops.get(actor, user, elsewhere))).toBe('notFound')
    expect(await kindOf(ops.get(await holder(['ALL'], 'head', there.plantId), user, elsewhere))).toBe('done')
  })
})

/** For each thing that belongs to people, the first field of a plant's records that names one. */
const naming = owned.flatMap((target) => {
  const all = registry.exposed.filter((one) => one.scope === 'plant' && one.can.includes('create'))
  const [found] = all.flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([key, { kind, target: to, options }]) =>
      kind === 'link' && to === target.name && !options.readonly ? [[target.name, resource.name, key, target, resource] as const] : [],
    ),
  )
  return found ? [found] : []
})

describe('a row of somebody out of reach', () => {
  it.each(naming)('is no %s that a %s may name in %s', async (_target, _name, key, target, resource) => {
    const { head } = await rowsOf(target, here)
    const input = await sampleInput(base.store, here, resource, { [key]: head })
    const before = await read().of(resource).count({})
    const fault = await ops.create(await holder(['CUSTOM']), resource, input).catch((error: Refusal) => error.fields)
    expect(fault).toMatchObject([{ field: key, rule: 'unknownReference' }])
    expect(await read().of(resource).count({})).toBe(before)
  })
})
