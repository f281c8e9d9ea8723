import { type SQL, sql } from 'drizzle-orm'
import type { Actor, GroupQuery, ResourceDef } from '../../kernel/index.ts'
import { isLimited, isSystemWide } from '../schema/scope.ts'
import { tableSpecOf } from '../schema/tableSpec.ts'
import { column, type DynamicTable, dynamicTable } from '../schema/tables.ts'
import { fieldKind, groupKey, groupValue } from './groupKeys.ts'
import { type GroupUnits, joinedUnits, type UnitGroup } from './groupUnits.ts'
import type { ListSource } from './totals.ts'

/** What a grouping is about. */
export interface GroupSource {
  readonly source: ListSource
  readonly actor: Actor
  readonly resource: ResourceDef
  readonly query: GroupQuery
  readonly units: GroupUnits
}
/**
 * The table, read in the order of its rows where nothing narrows it: of equal indexes the planner of SQLite takes any, which visits the rows
 * in an order of its own.
 */
function tableTerm({ source: { tables }, actor, resource, query }: GroupSource) {
  const { filter = {}, keyword, through } = query.rows
  const table = dynamicTable(tables, resource)
  const isNarrow = Object.keys(filter).length > 0 || keyword || through || isLimited(actor, resource)
  if (resource.scope !== 'plant' || isSystemWide(actor) || isNarrow) return table
  const [byPlant] = tableSpecOf(resource, tables.registry).uniques
  return sql`${table} indexed by ${sql.identifier(byPlant?.name ?? '')}` as unknown as DynamicTable
}

type Amount = readonly [filled: number, sum: string | null, min: string | null, max: string | null]
type FoundGroup = readonly [keys: readonly unknown[], count: number, amounts: readonly Amount[]]
const exact = (text: string | null) => (text === null ? null : BigInt(text))

interface Hashing {
  readonly where: SQL | undefined
  readonly limit: number
  /** An index holds all that is read. */
  readonly isCovered: boolean
}
/**
 * Groups rows on SQLite with a function of our own (`engine/rowGroups.mjs`), which hashes: GROUP BY sorts every row, which takes two to four
 * times as long. Undefined where an amount is too large to be added as a number.
 */
export async function hashedGroups(grouping: GroupSource, { where, limit, isCovered }: Hashing): Promise<UnitGroup[] | undefined> {
  const { source, actor, resource, query, units } = grouping
  const { engine, tables, now, offsetMinutes } = source
  const table = dynamicTable(tables, resource)
  const isMonthOfDay = query.by.map(({ field, step }) => step === 'month' && fieldKind(resource, field) === 'instant')
  const keys = query.by.map((key, nth) =>
    groupKey({ tables, actor, now, offsetMinutes }, resource, isMonthOfDay[nth] ? { ...key, step: 'day' } : key),
  )
  const months = isMonthOfDay.reduce((mask, isMonth, nth) => mask + (isMonth ? 2 ** nth : 0), 0)
  const fields = [...new Set(query.measures.map(({ field }) => field))]
  const settings = [limit, keys.length + units.keys.length, months].map((value) => sql.raw(String(value)))
  const values = [...settings, ...keys, ...units.keys, ...fields.map((field) => sql`${column(table, field)}`)]
  const selected = engine.heavy
    .select({ groups: sql<string | null>`row_groups(${sql.join(values, sql`, `)})` })
    .from(isCovered ? table : tableTerm(grouping))
    .$dynamic()
  const [row] = await joinedUnits(selected, units).where(where)
  if (!row?.groups) return undefined
  const found = JSON.parse(row.groups) as FoundGroup[]
  return found.map(([own, count, amounts]) => ({
    keys: query.by.map((key, nth) => groupValue(resource, key, own[nth])),
    units: own.slice(query.by.length),
    count,
    parts: Object.fromEntries(
      amounts.map(([filled, sum, min, max], nth) => [
        fields[nth] ?? '',
        { filled: BigInt(filled), sum: exact(sum), min: exact(min), max: exact(max) },
      ]),
    ),
  }))
}
