import { and, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import { addingBlocked, type ResourceDef, shared } from '../../kernel/index.ts'
import { column, type DynamicTable, dynamicLinkTable, dynamicTable } from '../schema/tables.ts'
import type { Source } from './source.ts'

/** The plants in which the actor does not work, those out of service included, as they may return. The system works everywhere. */
async function otherPlantIds({ tables, db, actor }: Source, where?: SQL): Promise<number[]> {
  if (actor.kind === 'system') return []
  const table = dynamicTable(tables, tables.inRole('tenant'))
  const id = column(table, 'id')
  const found = await db
    .select({ id })
    .from(table)
    .where(and(actor.plantIds.length ? notInArray(id, [...actor.plantIds]) : undefined, where))
  return found.map((row) => row.id as number)
}
/** Whether the actor works in every plant with members; a plant without members has nobody whose consent is needed. */
export async function worksEverywhere(source: Source): Promise<boolean> {
  const { tables } = source
  const members = dynamicLinkTable(tables, tables.inRole('principal'), 'plantIds')
  const peopled = sql`${column(dynamicTable(tables, tables.inRole('tenant')), 'id')} in (select ${column(members, 'targetId')} from ${members})`
  return !(await otherPlantIds(source, peopled)).length
}

/** The condition that a row of a resource belongs to one of some plants. */
function liesIn(
  { tables }: Source,
  resource: ResourceDef,
  { id, plantIds }: { id: DynamicTable[string]; plantIds: readonly number[] },
): SQL {
  if (!resource.fields.plantIds) return inArray(id, [...plantIds])
  const link = dynamicLinkTable(tables, resource, 'plantIds')
  return sql`${id} in (select ${column(link, 'ownerId')} from ${link} where ${inArray(column(link, 'targetId'), [...plantIds])})`
}

/** The condition for rows of a resource, or their links, in some plants; all rows of a resource that every plant shares. */
function whereIn(
  source: Source,
  other: ResourceDef,
  { table, by, plantIds }: { table: DynamicTable; by: DynamicTable[string]; plantIds: readonly number[] },
) {
  if (other.scope === 'plant') return inArray(column(table, 'plantId'), [...plantIds])
  return other.scope === 'membership' ? liesIn(source, other, { id: by, plantIds }) : undefined
}

interface Pointing {
  readonly other: ResourceDef
  readonly key: string
}
/** The fields by which other resources use rows of a resource; logs only mention rows and do not count. */
const pointingAt = ({ tables }: Source, { name }: ResourceDef): Pointing[] =>
  [...tables.registry.values()].flatMap((other) =>
    other.audited
      ? Object.entries(other.fields).flatMap(([key, field]) => (field.target === name && !field.options.transient ? [{ other, key }] : []))
      : [],
  )

const nodeOf = ({ name }: ResourceDef, id: number) => `${name} ${id}`
/** The uses found so far: rows used in one of the plants, and which rows use which. */
interface Uses {
  readonly plantIds: readonly number[]
  readonly used: Set<string>
  readonly links: { used: string; by: string }[]
}

/** Collects the uses of some rows through one field. Returns the rows of the other resource whose own use decides. */
async function look(
  source: Source,
  { other, key }: Pointing,
  { resource, ids, uses }: { resource: ResourceDef; ids: number[]; uses: Uses },
) {
  const { tables, db } = source
  const isLink = other.fields[key]?.kind === 'links'
  const table = isLink ? dynamicLinkTable(tables, other, key) : dynamicTable(tables, other)
  const [used, by] = [column(table, isLink ? 'targetId' : key), column(table, isLink ? 'ownerId' : 'id')]
  const among = inArray(used, ids)
  const { plantIds } = uses
  if (other.changedFrom === 'usingPlants') {
    const pairs = await db.select({ used, by }).from(table).where(among)
    for (const pair of pairs) uses.links.push({ used: nodeOf(resource, pair.used as number), by: nodeOf(other, pair.by as number) })
    return [...new Set(pairs.map((pair) => pair.by as number))]
  }
  if (other.scope === 'global' && !other.changedFrom) return []
  const found = await db
    .selectDistinct({ used })
    .from(table)
    .where(and(among, whereIn(source, other, { table, by, plantIds })))
  for (const row of found) uses.used.add(nodeOf(resource, row.used as number))
  return []
}

/** Marks everything as used that a used row uses. */
function spread({ used, links }: Uses) {
  for (let before = -1; before !== used.size; ) {
    before = used.size
    for (const link of links) if (used.has(link.by)) used.add(link.used)
  }
}

/** Those of some rows that are used in some plants: by rows of those plants, or by shared rows that are used there. */
async function usedIn(source: Source, resource: ResourceDef, { ids, plantIds }: { ids: readonly number[]; plantIds: readonly number[] }) {
  const uses: Uses = { plantIds, used: new Set(), links: [] }
  const seen = new Set<string>()
  const open: { resource: ResourceDef; ids: readonly number[] }[] = [{ resource, ids }]
  for (let next = open.pop(); next; next = open.pop()) {
    const at = next.resource
    const fresh = next.ids.filter((id) => !seen.has(nodeOf(at, id)))
    for (const id of fresh) seen.add(nodeOf(at, id))
    for (const pointing of fresh.length ? pointingAt(source, at) : [])
      open.push({ resource: pointing.other, ids: await look(source, pointing, { resource: at, ids: fresh, uses }) })
  }
  spread(uses)
  return new Set(ids.filter((id) => uses.used.has(nodeOf(resource, id))))
}

/** Those of some rows that concern plants in which the actor does not work. */
export async function crossPlantIds(source: Source, resource: ResourceDef, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (resource.scope !== 'membership' && !resource.changedFrom) return new Set()
  if (resource.changedFrom === 'everyPlant') return new Set((await worksEverywhere(source)) ? [] : ids)
  const plantIds = await otherPlantIds(source)
  if (!plantIds.length || !ids.length) return new Set()
  if (resource.changedFrom) return usedIn(source, resource, { ids, plantIds })
  const table = dynamicTable(source.tables, resource)
  const id = column(table, 'id')
  const found = await source.db
    .select({ id })
    .from(table)
    .where(and(inArray(id, [...ids]), liesIn(source, resource, { id, plantIds })))
  return new Set(found.map((row) => row.id as number))
}

/**
 * Refuses to change rows that concern plants in which the actor does not work.
 * @throws Refusal `shared`.
 */
export async function refuseCrossPlant(source: Source, resource: ResourceDef, ids: readonly number[]): Promise<void> {
  if (isShared(resource) && (await crossPlantIds(source, resource, ids)).size) throw shared(resource)
}
/** Whether plants share the rows of a resource, so that not everybody who sees them may change them. */
export const isShared = ({ changedFrom }: ResourceDef) => Boolean(changedFrom)
/** Refuses to add rows of a resource that only actors working in all plants may add. */
export async function refuseAdding(source: Source, resource: ResourceDef): Promise<void> {
  const refusal = await addingBlocked({ worksEverywhere: () => worksEverywhere(source) }, resource)
  if (refusal) throw refusal
}
