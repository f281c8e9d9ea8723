import { and, count, eq, inArray, type SQL } from 'drizzle-orm'
import { type FieldDef, type FieldFault, invalid, Refusal, type ResourceDef } from '../../kernel/index.ts'
import type { IdentityMap } from '../cache/identityMap.ts'
import { rowsOf } from '../read/rows.ts'
import type { Source } from '../read/source.ts'
import { pointingFields, wordFields } from '../schema/tableSpec.ts'
import { column, dynamicLinkTable, dynamicTable } from '../schema/tables.ts'
import { goesWithPlant, isPlant } from './plantRows.ts'

/** `seen` caches what the unit has read. */
type Checking = Source & { readonly seen: IdentityMap }

const listOf = (value: unknown) => (Array.isArray(value) ? (value as number[]) : [value as number])

/** Reads all rows that many rows refer to, so that checking each of them needs no query. */
export async function seeReferences(source: Checking, resource: ResourceDef, rows: readonly Record<string, unknown>[]): Promise<void> {
  for (const [key, field] of pointingFields(resource)) {
    const target = field.target ? source.tables.registry.get(field.target) : undefined
    const ids = target ? [...new Set(rows.flatMap((row) => (row[key] == null ? [] : listOf(row[key]))))] : []
    if (target && ids.length) await source.seen.many(target, ids, (some) => rowsOf(source, target).many(some))
  }
}

/**
 * Checks that every reference is visible to the actor and satisfies `dependsOn` (the unit of the chosen equipment). Takes the row as it
 * will be, and the keys being written.
 * @throws Refusal `invalid` with the fields.
 */
export async function checkReferences(
  source: Checking,
  resource: ResourceDef,
  { row, keys }: { row: Record<string, unknown>; keys: readonly string[] },
) {
  const faults: FieldFault[] = []
  for (const [key, field] of pointingFields(resource)) {
    const target = row[key] != null && keys.includes(key) ? source.tables.registry.get(field.target ?? '') : undefined
    if (!target) continue
    const find = (ids: readonly number[]) => rowsOf(source, target).many(ids)
    const found = await source.seen.many(target, listOf(row[key]), find)
    const { dependsOn } = field.options
    const parent = dependsOn && row[dependsOn.field]
    if (found.some((r) => r === null)) faults.push({ field: key, rule: 'unknownReference' })
    else if (dependsOn && parent != null && found.some((r) => r?.[dependsOn.by] !== parent)) {
      faults.push({ field: key, rule: 'dependsOn', params: { field: `${resource.name}.fields.${dependsOn.field}` } })
    }
  }
  for (const [key, field] of wordFields(resource))
    if (row[key] != null && keys.includes(key) && !(await isInDictionary(source, field, row[key])))
      faults.push({ field: key, rule: 'dictionary' })
  if (faults.length) throw invalid(faults)
}

/** Whether a value is a word of its dictionary, in service or not, as history retains its words. */
const isInDictionary = (source: Checking, field: FieldDef, value: unknown): Promise<boolean> =>
  source.seen.word(`${field.options.dictionary} ${value}`, () => lookUpWord(source, field, value))
async function lookUpWord(source: Source, field: FieldDef, value: unknown): Promise<boolean> {
  const { inRole } = source.tables
  const [type] = await rowsOf(source, inRole('dictionary')).find({ dictType: field.options.dictionary })
  return type !== undefined && (await rowsOf(source, inRole('dictionaryEntry')).exists({ typeId: type.id, value }))
}

/** The refusal of a removal because of references that the actor may not see or the database does not name. */
export const referencedElsewhere = () => new Refusal('referencedElsewhere', {}, { kind: 'conflict' })

/** Refuses to delete a plant that contains rows. */
async function refuseInhabited({ tables, db }: Source, ids: readonly number[]) {
  for (const other of tables.registry.values()) {
    if (other.scope !== 'plant' || other.internal || !other.audited) continue
    const table = dynamicTable(tables, other)
    const [row] = await db
      .select({ n: count() })
      .from(table)
      .where(inArray(column(table, 'plantId'), [...ids]))
    if (row?.n) throw new Refusal('referenced', { by: `${other.name}.label`, count: row.n }, { kind: 'conflict' })
  }
}

/** Refuses to remove rows that are referenced, and names what refers to them and how often, as far as the actor may see it. */
export async function refuseReferenced({ tables, db, actor }: Source, resource: ResourceDef, ids: readonly number[]) {
  let isUsedElsewhere = false
  if (isPlant(resource)) await refuseInhabited({ tables, db, actor }, ids)
  for (const other of tables.registry.values()) {
    for (const [key, field] of Object.entries(other.fields)) {
      // The operation log retains ids of deleted rows; it does not block their removal.
      if (field.target !== resource.name || field.options.transient || !other.audited || goesWithPlant(resource, { other, key })) continue
      const [table, name] = field.kind === 'links' ? [dynamicLinkTable(tables, other, key), 'targetId'] : [dynamicTable(tables, other), key]
      const pointing = inArray(column(table, name), [...ids])
      const counted = async (where: SQL | undefined) => (await db.select({ n: count() }).from(table).where(where))[0]?.n ?? 0
      // A join table has no scope but the plant.
      const isLimited = other.scope === 'plant' && (actor.kind !== 'system' || actor.plantId !== 0)
      const own = await counted(and(pointing, isLimited ? eq(column(table, 'plantId'), actor.plantId) : undefined))
      if (own) throw new Refusal('referenced', { by: `${other.name}.label`, count: own }, { kind: 'conflict' })
      if (other.scope === 'plant' && resource.scope !== 'plant' && (await counted(pointing))) isUsedElsewhere = true
    }
  }
  if (isUsedElsewhere) throw referencedElsewhere()
}
