import { aliasedTable, eq, type SQL, sql } from 'drizzle-orm'
import {
  combined,
  type FieldDef,
  type Grouped,
  type GroupQuery,
  type MeasureParts,
  type ResourceDef,
  type UnitSource,
  unitKey,
  unitSources,
} from '../../kernel/index.ts'
import { column, type DynamicTable, dynamicTable, type Tables } from '../schema/tables.ts'

/** A table that is joined to find the units of linked rows. */
export interface UnitJoin {
  readonly table: DynamicTable
  readonly on: SQL
}
/** The units of the numbers of a grouping: a key each, besides those of the grouping itself. */
export interface GroupUnits {
  readonly keys: readonly SQL[]
  readonly joins: readonly UnitJoin[]
  /** The fields of the resource that they read. */
  readonly read: readonly string[]
}

const distinctUnits = (resource: ResourceDef, { measures }: Pick<GroupQuery, 'measures'>) => {
  const fields = measures.flatMap(({ field }) => resource.fields[field] ?? []).filter((field) => unitSources(field).length)
  return [...new Map(fields.map((field) => [unitKey(field), field] as const))]
}

/** The SQL units of the measured fields of a grouping; numbers whose units stand in the same fields share a key. */
export function groupUnits(tables: Tables, resource: ResourceDef, query: Pick<GroupQuery, 'measures'>): GroupUnits {
  const own = dynamicTable(tables, resource)
  const joins = new Map<string, UnitJoin>()
  const read = new Set<string>()
  const linked = (link: string): DynamicTable => {
    const known = joins.get(link)
    if (known) return known.table
    const target = tables.registry.get(resource.fields[link]?.target ?? '') as ResourceDef
    const table = aliasedTable(dynamicTable(tables, target), `unit_of_${joins.size}`) as unknown as DynamicTable
    joins.set(link, { table, on: eq(column(table, 'id'), column(own, link)) })
    return table
  }
  const place = ({ link, field }: UnitSource) => {
    read.add(link ?? field)
    return sql`${column(link === undefined ? own : linked(link), field)}`
  }
  const keys = distinctUnits(resource, query).map(([, field]) => {
    const places = unitSources(field).map(place)
    return places.length > 1 ? sql`coalesce(${sql.join(places, sql`, `)})` : (places[0] as SQL)
  })
  return { keys, joins: [...joins.values()], read: [...read] }
}

/** A statement with the tables of the units joined. */
export const joinedUnits = <Q>(statement: Q, { joins }: GroupUnits): Q => {
  let joined = statement as unknown as Joinable
  for (const { table, on } of joins) joined = joined.leftJoin(table, on)
  return joined as unknown as Q
}
interface Joinable {
  leftJoin(table: DynamicTable, on: SQL): Joinable
}

/** The rows of a group that have the same units, as the database finds them: `units` in the order of the keys. */
export interface UnitGroup {
  readonly keys: Grouped['keys']
  readonly units: readonly unknown[]
  readonly count: number
  readonly parts: Readonly<Record<string, MeasureParts>>
}
/** Puts rows of several units together again, each measure still by its unit. */
export function mergedUnits(resource: ResourceDef, query: Pick<GroupQuery, 'measures'>, found: readonly UnitGroup[]): Grouped[] {
  const known = distinctUnits(resource, query).map(([key]) => key)
  const unitOf = (field: FieldDef | undefined, units: readonly unknown[]) => {
    const nth = field ? known.indexOf(unitKey(field)) : -1
    return nth < 0 ? null : ((units[nth] as string | null) ?? field?.options.unit ?? null)
  }
  const apart = found.map(({ keys, units, count, parts }): Grouped => {
    const byUnit = Object.entries(parts).map(([name, own]) => {
      const unit = unitOf(resource.fields[name], units)
      return [name, [{ ...own, unit, rows: count }]]
    })
    return { keys, count, parts: Object.fromEntries(byUnit) }
  })
  if (!known.length) return apart
  const together = new Map<string, Grouped[]>()
  for (const one of apart) {
    const key = JSON.stringify(one.keys)
    const others = together.get(key)
    if (others) others.push(one)
    else together.set(key, [one])
  }
  return [...together.values()].map((groups) => ({
    keys: groups[0]?.keys ?? [],
    count: groups.reduce((sum, { count }) => sum + count, 0),
    parts: combined(groups),
  }))
}
