import { getNamedType, isCompositeType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../server/domain/index.ts'
import { chosenColumns, columnsOf } from '../../server/excel/columns.ts'
import { mayRead } from '../../server/files/mayRead.ts'
import { objectKey } from '../../server/graphql/declare.ts'
import { lookUp } from '../../server/imports/rows/names.ts'
import { type Actor, type FieldDef, filterableOf, operations, type ResourceDef, titleIn } from '../../server/kernel/index.ts'
import { words } from '../../server/platform/words.ts'
import type { Services } from '../../server/rest/call.ts'
import { listingOf } from '../../server/rest/resources/listing.ts'
import { presented } from '../../server/rest/resources/present.ts'
import { spellings } from '../../server/rest/spelling/names.ts'
import { make, makePlant, person, sample } from '../support/samples/factories.ts'
import { type InProcess, inProcess } from '../support/servers/inProcess.ts'
import { testStore } from '../support/store/store.ts'

const linksOf = ({ fields }: ResourceDef) => Object.entries<FieldDef>(fields).filter(([, f]) => f.target && !f.options.secret)
const targetOf = ({ target }: FieldDef) => registry.byName(target ?? '') as ResourceDef
const references = registry.exposed.flatMap((resource) =>
  linksOf(resource).map(([key, field]) => [`${resource.name}.${key}`, resource, key, field] as const),
)
/** Those to rows of another kind with an API: whoever may read a row may read its equals. */
const abroad = references.filter(([, resource, , field]) => targetOf(field) !== resource && !targetOf(field).internal)
const referring = [...new Set(references.map(([, resource]) => resource))].map((resource) => [resource.name, resource] as const)
/** What everybody sees who may read the referring row. */
const shown = ({ title, publicFields: travels }: ResourceDef) => new Set(['id', title, ...travels])

let base: Awaited<ReturnType<typeof testStore>>
let graphql: InProcess
let services: Services
let here: Actor
/** One row of each resource in which no link is empty. */
const rows = new Map<string, Record<string, unknown> & { id: number; updatedAt: Date }>()

beforeAll(async () => {
  base = await testStore()
  const { store } = base
  graphql = await inProcess(store, registry)
  const plant = await makePlant(store)
  here = { ...plant.actor, plantIds: [plant.id] }
  const { offsetMinutes } = store.read(here)
  const spellingOf = spellings(registry, offsetMinutes)
  services = { store, registry, offsetMinutes, spellingOf, operations: operations(store, registry) } as never
  for (const [, resource] of referring) rows.set(resource.name, await linkedRow(resource))
})
afterAll(async () => {
  await graphql.close()
  await base.close()
})

/** A row that points wherever it can. */
async function linkedRow(resource: ResourceDef) {
  const given: Record<string, unknown> = {}
  for (const [key, field] of linksOf(resource)) {
    const { accept, dependsOn } = field.options
    const of = targetOf(field)
    const making = accept ? { ownerName: resource.name, ownerField: key } : dependsOn && { [dependsOn.by]: given[dependsOn.field] }
    if (making) {
      const { id } = await make(base.store, here, of, making)
      given[key] = field.kind === 'links' ? [id] : id
    } else given[key] = await sample(base.store, here, key, field)
  }
  return make(base.store, here, resource, given)
}

let readers = 0
/** Somebody who may read these and nothing else. */
const reader = (resources: readonly ResourceDef[], verbs = ['query']) =>
  person(
    here.plantId,
    resources.flatMap(({ permission }) => verbs.map((verb) => `${permission}:${verb}`)),
    { name: `reader ${++readers}` },
  )
/** Every field of a type, each as a selection of its own. */
function selectionsOf(resource: ResourceDef): Map<string, string> {
  const type = graphql.schema.getType(resource.type)
  if (!isObjectType(type)) throw new Error(`${resource.name} has no type`)
  return new Map(
    Object.values(type.getFields()).map(({ name, type }) => [name, isCompositeType(getNamedType(type)) ? `${name}{__typename}` : name]),
  )
}
/** The rows that a reference leads to. */
async function targetRows(resource: ResourceDef, key: string, field: FieldDef) {
  const { id, [key]: linked } = rows.get(resource.name) as { id: number; [key: string]: unknown }
  const read = base.store.read(here)
  const ids = field.kind === 'link' ? [linked as number] : ((await read.of(resource).linksOf(key as never, [id])).get(id) ?? [])
  return (await read.of(targetOf(field)).many(ids)) as unknown as Record<string, unknown>[]
}

const askingOf = (resource: ResourceDef, key: string, field: FieldDef) => (selection: string) =>
  `{ row: ${resource.name}(id: ${rows.get(resource.name)?.id}) { id ${objectKey(key, field.kind)} { ${selection} } } }`

describe.each(references)('%s', (_name, resource, key, field) => {
  const target = targetOf(field)

  it('shows in GraphQL what it leads to by id and title', async () => {
    const { data, errors } = await graphql.ask(reader([resource]), askingOf(resource, key, field)('id title'))
    expect(errors).toEqual([])
    const title = target.fields[target.title]?.options.english ?? target.title
    const found = (await targetRows(resource, key, field)).map((row) => ({
      id: String(row.id),
      title: String(row[title] ?? row[target.title]),
    }))
    expect(found.length).toBeGreaterThan(0)
    const row = data?.row as Record<string, { id: string; title: string } | { id: string; title: string }[]>
    const told = [row[objectKey(key, field.kind)]].flat()
    if (target.fields[target.title]?.kind === 'text') expect(told).toEqual(found)
    else expect(told.map((one) => one?.id)).toEqual(found.map(({ id }) => id))
  })

  it('shows no more over REST', async () => {
    const actor = reader([resource], ['list'])
    const [wire] = await presented(services, actor, resource, { rows: [rows.get(resource.name) as never] })
    const nested = [wire?.[services.spellingOf(resource).fieldOf(key)?.objects[0] ?? '']].flat() as Record<string, unknown>[]
    expect(nested.length).toBeGreaterThan(0)
    const open = new Set([...shown(target), 'name'])
    for (const one of nested) expect(Object.keys(one).filter((name) => !open.has(name))).toEqual([])
  })
})

describe.each(abroad)('%s', (_name, resource, key, field) => {
  const target = targetOf(field)
  const open = shown(target)

  it('shows nothing else in GraphQL without the right to read it, and everything with it', async () => {
    const asking = askingOf(resource, key, field)
    const opened = new Set(['title', ...[...open].flatMap((one) => [one, objectKey(one, target.fields[one]?.kind ?? 'link')])])
    const [stranger, friend] = [reader([resource]), reader([resource, target])]
    const all = selectionsOf(target)
    const selection = (names: Iterable<string>) => asking([...names].map((name) => all.get(name)).join(' '))
    const [seen, hidden] = [[...all.keys()].filter((name) => opened.has(name)), [...all.keys()].filter((name) => !opened.has(name))]
    expect((await graphql.ask(stranger, selection(seen))).errors).toEqual([])
    const { status, data, errors } = await graphql.ask(stranger, selection(all.keys()))
    expect([status, data, errors.map(({ code }) => code)]).toEqual([403, undefined, ['FORBIDDEN']])
    const names = hidden.map((name) => `${target.type}.${name}`).join(', ')
    expect(errors[0]?.message).toBe(
      `References show only ID and title. Reading ${names} requires the permission ${target.permission}:query`,
    )
    expect((await graphql.ask(friend, selection(all.keys()))).errors).toEqual([])
  })

  it('cannot be searched over REST by more than it shows', () => {
    const { spellingOf } = services
    const object = spellingOf(resource).fieldOf(key)?.objects[0]
    for (const [name, { target: beyond }] of filterableOf(target)) {
      const deeper = beyond && !registry.byName(beyond)?.internal ? [`${spellingOf(target).fieldOf(name)?.objects[0]}.id`] : []
      for (const param of [name, ...deeper].map((path) => `${object}.${path}`)) {
        const ignoredBy = (who: Actor) => listingOf({ ...services, actor: who }, resource, new Map([[param, ['%']]])).ignored
        expect([param, ignoredBy(reader([resource]))]).toEqual([param, open.has(name) ? [] : [param]])
        expect([param, ignoredBy(reader([resource, target]))]).toEqual([param, []])
      }
    }
  })

  it('is found in a workbook by no more than it shows', async () => {
    const [first] = await targetRows(resource, key, field)
    for (const [name, { kind, options }] of Object.entries<FieldDef>(target.fields)) {
      if (kind !== 'text' || !options.unique || options.secret || name === target.title || first?.[name] == null) continue
      const text = String(first[name])
      const foundBy = async (who: Actor) => {
        const wanted = new Map([[target.name, new Set([text])]])
        return (await lookUp(base.store.read(who), registry, { wanted, breathe: async () => {} })).of(target, text).length
      }
      expect([name, await foundBy(reader([resource]))]).toEqual([name, open.has(name) ? 1 : 0])
      expect([name, await foundBy(reader([resource, target]))]).toEqual([name, 1])
    }
  })
})

const withFiles = abroad.flatMap(([name, resource, key, field]) =>
  Object.entries<FieldDef>(targetOf(field).fields).flatMap(([of, { options }]) =>
    options.accept ? [[`${of} behind ${name}`, resource, key, field, of] as const] : [],
  ),
)
it.each(withFiles)('%s are for whoever may read what they are part of, unless they travel', async (_name, resource, key, field, of) => {
  const target = targetOf(field)
  const [first] = await targetRows(resource, key, field)
  const owned = { ownerName: target.name, ownerField: of, ownerId: first?.id }
  const upload = await make(base.store, here, registry.byName('file') as ResourceDef, owned)
  const mayReadAs = (who: Actor) => mayRead(base.store.read(who), registry, upload as never)
  expect(await mayReadAs(reader([resource]))).toBe(shown(target).has(of))
  expect(await mayReadAs(reader([resource, target]))).toBe(true)
})

// That a sheet holds the cells of its columns is seen in export.
it.each(referring)('a sheet of %s names what it leads to by title alone', async (_name, resource) => {
  const keys = linksOf(resource).map(([key]) => key)
  const actor = reader([resource], ['list', 'export'])
  const columns = chosenColumns(
    columnsOf({ store: base.store, registry, actor, resource, language: 'en', translate: words('en') }),
    keys,
    words('en'),
  )
  const needs = [...new Set(columns.flatMap((column) => column.needs ?? []))]
  const [row] = await base.store
    .read(actor)
    .inBulk(resource)
    .partsOf([rows.get(resource.name)?.id ?? 0], needs)
  const cells = await Promise.all(columns.map(async (column) => (await column.cells(row ? [row] : []))[0]))
  const titles = await Promise.all(
    linksOf(resource).map(async ([key, field]) =>
      (await targetRows(resource, key, field)).map((row) => String(titleIn('en', targetOf(field), row))).join(', '),
    ),
  )
  expect(cells).toEqual(titles)
})
