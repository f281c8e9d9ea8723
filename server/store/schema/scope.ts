import { and, eq, inArray, isNotNull, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Actor, DataScope, Owner, ResourceDef, ScopePart } from '../../kernel/index.ts'
import { column, type DynamicTable, dynamicLinkTable, dynamicTable, type Tables } from './tables.ts'

const NOTHING = sql`1 = 0`
/** Whether the actor is the system outside any plant. */
export const isSystemWide = (actor: Actor): boolean => actor.kind === 'system' && actor.plantId === 0
type Limited = Exclude<DataScope, 'all'>

/** Visibility by membership: a plant for its members, other rows for members of any of their plants. */
function memberOf(tables: Tables, resource: ResourceDef, actor: Actor): SQL {
  const id = column(dynamicTable(tables, resource), 'id')
  if (!actor.plantIds.length) return NOTHING
  if (!resource.fields.plantIds) return inArray(id, [...actor.plantIds])
  const link = dynamicLinkTable(tables, resource, 'plantIds')
  return sql`${id} in (select ${column(link, 'ownerId')} from ${link} where ${inArray(column(link, 'targetId'), [...actor.plantIds])})`
}
/** Whether rows of people without a plant of their own are visible in the plants of those people. */
export const followsPeople = ({ scope, about, owner }: ResourceDef) => scope === 'global' && !about && owner?.person !== undefined

function withinPlants(tables: Tables, resource: ResourceDef, actor: Actor): SQL | undefined {
  const table = dynamicTable(tables, resource)
  if (resource.scope === 'plant') return actor.plantId > 0 ? eq(column(table, 'plantId'), actor.plantId) : NOTHING
  if (resource.scope === 'membership') return memberOf(tables, resource, actor)
  if (followsPeople(resource)) {
    const principal = tables.inRole('principal')
    const [person, people] = [column(table, resource.owner?.person ?? ''), dynamicTable(tables, principal)]
    return sql`${person} in (select ${column(people, 'id')} from ${people} where ${memberOf(tables, principal, actor)})`
  }
  if (!resource.about) return undefined
  // About no plant or this one, written so that no index serves the halves separately, since their rows would be sorted for each page.
  return sql`coalesce(${column(table, resource.about)}, ${actor.plantId}) = ${actor.plantId}`
}

const inDepartments = (at: SQL | DynamicTable[string], { departmentIds }: Limited) =>
  departmentIds.length ? inArray(at as never, [...departmentIds]) : NOTHING
/** Condition on people by their department. */
function ofPeople(tables: Tables, at: DynamicTable[string], dataScope: Limited): SQL {
  if (!dataScope.departmentIds.length) return NOTHING
  const people = dynamicTable(tables, tables.inRole('principal'))
  return sql`${at} in (select ${column(people, 'id')} from ${people} where ${inDepartments(column(people, 'departmentId'), dataScope)})`
}
/** Rows from which a chain of links leads to users that meet a condition. */
function leadingTo(tables: Tables, resource: ResourceDef, [step = '', ...rest]: readonly string[], isWanted: (user: PgColumn) => SQL): SQL {
  const table = dynamicTable(tables, resource)
  const from = (name: string | undefined) => tables.registry.get(name ?? '') as ResourceDef
  const [by, pointing] = step.split(':').reverse()
  if (pointing) {
    const other = dynamicTable(tables, from(pointing))
    const those = leadingTo(tables, from(pointing), rest, isWanted)
    return sql`${column(table, 'id')} in (select ${column(other, by ?? '')} from ${other} where ${those})`
  }
  if (!rest.length) return isWanted(column(table, step))
  const target = from(resource.fields[step]?.target)
  const to = dynamicTable(tables, target)
  const found = sql`(select ${column(to, 'id')} from ${to} where ${leadingTo(tables, target, rest, isWanted)})`
  if (resource.fields[step]?.kind !== 'links') return sql`${column(table, step)} in ${found}`
  const link = dynamicLinkTable(tables, resource, step)
  return sql`${column(table, 'id')} in (select ${column(link, 'ownerId')} from ${link} where ${column(link, 'targetId')} in ${found})`
}

/** Rows that belong to people in the data scope, over chains of links. */
function throughLinks(tables: Tables, resource: ResourceDef, { through = [], isFreeUnnamed }: Owner, actor: Actor): SQL[] {
  const dataScope = actor.dataScope as Limited
  const { userId } = actor
  const isWanted = (user: PgColumn) =>
    or(ofPeople(tables, user, dataScope), dataScope.self && userId !== null ? eq(user, userId) : undefined) as SQL
  const free = isFreeUnnamed && column(dynamicTable(tables, resource), through[0]?.split('.')[0] ?? '')
  return [...through.map((path) => leadingTo(tables, resource, path.split('.'), isWanted)), ...(free ? [isNull(free)] : [])]
}

/** Rows whose parent is in the data scope. */
function partOf(tables: Tables, resource: ResourceDef, key: string, actor: Actor): SQL | undefined {
  const whole = tables.registry.get(resource.fields[key]?.target ?? '') as ResourceDef
  const to = dynamicTable(tables, whole)
  const reached = whole.owner && withinReach(tables, whole, { owner: whole.owner, actor })
  return reached && sql`${column(dynamicTable(tables, resource), key)} in (select ${column(to, 'id')} from ${to} where ${reached})`
}

/** Rows whose named parent record is in the data scope, and rows without a parent that people in the data scope created. */
function partOfNamed(tables: Tables, resource: ResourceDef, { name, id }: NonNullable<Owner['record']>, actor: Actor): SQL[] {
  const table = dynamicTable(tables, resource)
  const [ofName, ofId, maker] = [column(table, name), column(table, id), column(table, 'createdById')]
  const holders = [...tables.registry.values()].filter(
    ({ owner, fields }) => owner && Object.values(fields).some(({ target }) => target === resource.name),
  )
  const reachable = holders.map((whole) => {
    const to = dynamicTable(tables, whole)
    const reached = withinReach(tables, whole, { owner: whole.owner as Owner, actor }) ?? sql`1 = 1`
    // EXISTS per row, since the parents in scope may be very many.
    return and(eq(ofName, whole.name), sql`exists (select 1 from ${to} where ${column(to, 'id')} = ${ofId} and ${reached})`)
  })
  const free = and(
    isNotNull(ofId),
    notInArray(
      ofName,
      holders.map((one) => one.name),
    ),
  )
  const own = actor.userId === null ? undefined : eq(maker, actor.userId)
  const ofNone = and(isNull(ofId), or(isNull(maker), own, ofPeople(tables, maker, actor.dataScope as Limited)))
  return [...reachable, free, ofNone].filter((part) => part !== undefined)
}

/** Rows of the departments and people in a limited data scope, and the actor's own rows; nothing else for an empty one (§6). */
function withinReach(tables: Tables, resource: ResourceDef, { owner, actor }: { owner: Owner; actor: Actor }): SQL | undefined {
  const { dataScope } = actor
  if (dataScope === 'all') return undefined
  const table = dynamicTable(tables, resource)
  const person = owner.person ? column(table, owner.person) : undefined
  const parts = [
    owner.department ? inDepartments(column(table, owner.department), dataScope) : person && ofPeople(tables, person, dataScope),
    person && dataScope.self && actor.userId !== null ? eq(person, actor.userId) : undefined,
    ...throughLinks(tables, resource, owner, actor),
    owner.as ? partOf(tables, resource, owner.as, actor) : undefined,
    ...(owner.record ? partOfNamed(tables, resource, owner.record, actor) : []),
  ]
  return or(...parts.filter((part) => part !== undefined)) ?? NOTHING
}

/** The conditions of an actor's scope: 'plant', and 'reach' for the data scope. Parts that limit nothing are absent. */
export function partsOfScope(actor: Actor, resource: ResourceDef, tables: Tables): Partial<Record<ScopePart, SQL | undefined>> {
  if (isSystemWide(actor)) return {}
  const { owner } = resource
  return { plant: withinPlants(tables, resource, actor), reach: owner && withinReach(tables, resource, { owner, actor }) }
}
/**
 * The condition that limits a statement to what the actor may see; every statement of the repository carries it. An actor without a plant
 * sees no plant rows; only the system outside any plant (purging, pairing wall displays) sees all.
 */
export function scopeOf(actor: Actor, resource: ResourceDef, tables: Tables): SQL | undefined {
  const { plant, reach } = partsOfScope(actor, resource, tables)
  return and(plant, reach)
}
/** Whether the scope is at most a plant, so that one statement serves every actor. */
export const isPlain = (actor: Actor, resource: ResourceDef) =>
  isSystemWide(actor) ||
  ((resource.scope === 'plant' ? actor.plantId > 0 : resource.scope === 'global' && !resource.about && !followsPeople(resource)) &&
    (resource.owner === undefined || actor.dataScope === 'all'))
/** Whether the data scope limits this resource, so that a write may move a row out of the actor's sight. */
export const isLimited = (actor: Actor, resource: ResourceDef) =>
  !isSystemWide(actor) &&
  (resource.scope === 'membership' || followsPeople(resource) || (resource.owner !== undefined && actor.dataScope !== 'all'))
