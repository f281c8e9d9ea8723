import { count, max, type SQL, sql } from 'drizzle-orm'
import {
  type Actor,
  GROUPED_ROWS_MAX,
  GROUPS_MAX,
  type Grouped,
  type GroupQuery,
  type MeasureKind,
  type MeasureParts,
  Refusal,
  type ResourceDef,
} from '../../kernel/index.ts'
import { isLimited } from '../schema/scope.ts'
import { tableSpecOf } from '../schema/tableSpec.ts'
import { column, dynamicTable } from '../schema/tables.ts'
import { FEW_TO_COUNT, prefilter } from '../search/prefilter.ts'
import { fieldsRead } from './conditions.ts'
import { isComputed } from './expressions.ts'
import { fieldKind, groupKey, groupValue } from './groupKeys.ts'
import { groupUnits, joinedUnits, mergedUnits, type UnitGroup } from './groupUnits.ts'
import { type GroupSource, hashedGroups } from './hashedGroups.ts'
import { type ListSource, listTotal, wantedBy } from './totals.ts'

export interface GroupLimits {
  /** Most groups, and most rows without an index that holds all that is read. */
  readonly groups: number
  readonly rows: number
}
/** Most groups have numbers of one unit; so many on average are read. */
const UNITS_PER_GROUP = 4
const LIMITS: GroupLimits = { groups: GROUPS_MAX, rows: GROUPED_ROWS_MAX }

/** What each measure is computed from; parts of groups add up to those of all rows. */
const PARTS: Readonly<Record<MeasureKind, readonly (keyof MeasureParts)[]>> = {
  sum: ['sum'],
  avg: ['sum', 'filled'],
  min: ['min'],
  max: ['max'],
}
// As texts: sums may be larger than the integers that a number of JavaScript holds.
const PART_SQL: Readonly<Record<keyof MeasureParts, (value: SQL) => SQL>> = {
  sum: (value) => sql`cast(sum(${value}) as text)`,
  filled: (value) => sql`cast(count(${value}) as text)`,
  min: (value) => sql`cast(min(${value}) as text)`,
  max: (value) => sql`cast(max(${value}) as text)`,
}
/** The parts of all measures, each once. */
function partsOf({ measures }: GroupQuery): { field: string; part: keyof MeasureParts }[] {
  const wanted = new Set(measures.flatMap(({ field, of }) => PARTS[of].map((part) => `${part}:${field}`)))
  return [...wanted].map((name) => {
    const [part = '', field = ''] = name.split(':')
    return { field, part: part as keyof MeasureParts }
  })
}

/** The columns of an index that holds all that a grouping reads; undefined without one. */
function coveringIndex({
  source: { tables },
  actor,
  resource,
  units,
  query: { by, measures, rows },
}: GroupSource): readonly string[] | undefined {
  const filtered = isLimited(actor, resource) ? undefined : fieldsRead({ tables }, actor, resource, rows)
  const keys = by.map(({ field }) => field)
  if (!filtered || keys.some((key) => isComputed(resource, key))) return undefined
  const table = dynamicTable(tables, resource)
  const own = filtered.filter((key) => key !== 'plantId' || resource.scope === 'plant')
  // Several records are linked through a table of their own.
  if (own.some((key) => resource.fields[key]?.kind === 'links')) return undefined
  const needed = [...own, ...keys, ...units.read, ...measures.map(({ field }) => field)].map((key) => column(table, key).name)
  const { indexes, uniques } = tableSpecOf(resource, tables.registry)
  return [...indexes, ...uniques].map(({ columns }) => columns).find((columns) => needed.every((name) => columns.includes(name)))
}
/** Whether an index has the rows of each group side by side. */
function isOrdered({ source: { tables }, resource, units, query: { by } }: GroupSource, index: readonly string[]): boolean {
  const [key, ...others] = by
  if (!key || others.length || units.keys.length || (key.step && key.step !== 'day') || fieldKind(resource, key.field) === 'instant')
    return false
  return index[resource.scope === 'plant' ? 1 : 0] === column(dynamicTable(tables, resource), key.field).name
}

/** Refuses what would occupy a reader for long. The largest id bounds the rows without counting them. */
async function refuseTooManyRows({ source, actor, resource, query: { rows } }: GroupSource, limit: number) {
  const table = dynamicTable(source.tables, resource)
  const [last] = await source.engine.heavy.select({ id: max(column(table, 'id')) }).from(table)
  if (Number(last?.id ?? 0) <= limit) return
  const total = await listTotal(source, actor, { resource, query: rows, most: limit })
  if (total > limit) throw new Refusal('group.tooManyRows', { limit })
}

/** Groups by the database's own means: PostgreSQL hashes, SQLite walks an index or sorts. */
async function groupedByDatabase(
  { source, actor, resource, query, units }: GroupSource,
  where: SQL | undefined,
  limit: number,
): Promise<UnitGroup[]> {
  const { engine, tables, now, offsetMinutes } = source
  const reader = { tables, actor, now, offsetMinutes }
  const keys = query.by.map((key, nth) => [`key${nth}`, groupKey(reader, resource, key).as(`key${nth}`)] as const)
  const parts = partsOf(query).map(({ field, part }, nth) => ({ field, part, name: `part${nth}` }))
  const table = dynamicTable(tables, resource)
  const selected = {
    ...Object.fromEntries(keys),
    ...Object.fromEntries(units.keys.map((unit, nth) => [`unit${nth}`, unit.as(`unit${nth}`)])),
    count: count(),
    ...Object.fromEntries(parts.map(({ field, part, name }) => [name, PART_SQL[part](sql`${column(table, field)}`)])),
  }
  const joined = joinedUnits(
    engine.heavy
      .select(selected as never)
      .from(table)
      .$dynamic(),
    units,
  )
  const found = (await joined
    .where(where)
    .groupBy(...[...keys, ...units.keys].map((_, nth) => sql.raw(String(nth + 1))))
    .limit(limit + 1)) as Record<string, unknown>[]
  return found.map((row): UnitGroup => {
    const measured: Record<string, MeasureParts> = {}
    for (const { field, part, name } of parts)
      measured[field] = { ...measured[field], [part]: row[name] === null ? null : BigInt(row[name] as string) }
    return {
      keys: query.by.map((key, nth) => groupValue(resource, key, row[`key${nth}`])),
      units: units.keys.map((_, nth) => row[`unit${nth}`]),
      count: Number(row.count),
      parts: measured,
    }
  })
}

/**
 * The groups of a list, in no order. Computed by the database in the reader's scope.
 * @throws Refusal group.tooManyGroups, group.tooManyRows.
 */
export async function groupedRows(
  source: ListSource,
  actor: Actor,
  resource: ResourceDef,
  { limits = LIMITS, ...query }: GroupQuery & { readonly limits?: GroupLimits },
): Promise<Grouped[]> {
  const units = groupUnits(source.tables, resource, query)
  const grouping = { source, actor, resource, query, units }
  const index = coveringIndex(grouping)
  if (!index) await refuseTooManyRows(grouping, limits.rows)
  const rows = await prefilter(source, actor, resource, { query: query.rows, most: FEW_TO_COUNT })
  const where = wantedBy(source, actor, resource, rows)
  const isHashed = source.engine.dialect === 'sqlite' && query.by.length + units.keys.length > 0 && !(index && isOrdered(grouping, index))
  const limit = limits.groups * (units.keys.length ? UNITS_PER_GROUP : 1)
  const hashed = isHashed ? await hashedGroups(grouping, { where, limit, isCovered: index !== undefined }) : undefined
  const apart = hashed ?? (await groupedByDatabase(grouping, where, limit))
  if (apart.length > limit) throw new Refusal('group.tooManyGroups', { limit: limits.groups })
  const found = mergedUnits(resource, query, apart)
  if (found.length > limits.groups) throw new Refusal('group.tooManyGroups', { limit: limits.groups })
  return found
}
