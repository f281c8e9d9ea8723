import type { Registry } from '../definitions/area.ts'
import type { ReadContext } from '../definitions/readModel.ts'
import type { Read } from '../ports.ts'
import type { Condition } from '../schema/condition.ts'
import type { Grouped, GroupKey, GroupSort, GroupValue, Measure, PagedGroupQuery } from '../schema/grouping.ts'
import { measureName } from '../schema/grouping.ts'
import type { ResourceDef } from '../schema/resource.ts'
import { groupConditions } from './groupConditions.ts'
import { groupLabels } from './groupLabels.ts'
import { combined, commonMeasure, type UnitMeasure, unitMeasures } from './groupMeasures.ts'

export interface GroupKeyValue extends GroupKey {
  readonly value: GroupValue
  /** The value in words: a title, the word of a choice, a date or a range of dates. */
  readonly label: string
}
export interface Group {
  readonly keys: readonly GroupKeyValue[]
  readonly count: number
  /** In the order of the measures; null where the field is filled in no row, or in rows of several units. */
  readonly measures: readonly (number | null)[]
  /** In the order of the measures; empty for numbers of one unit. */
  readonly units: readonly (readonly UnitMeasure[])[]
  /** The filter of the list that shows the rows of this group. */
  readonly filter: Readonly<Record<string, Condition | string>>
}
export interface GroupPage {
  /** The number of groups. */
  readonly total: number
  /** The number of rows in all groups. */
  readonly rows: number
  /** The measures over all rows. */
  readonly totals: readonly (number | null)[]
  readonly totalUnits: readonly (readonly UnitMeasure[])[]
  readonly items: readonly Group[]
}

interface Grouping {
  readonly read: Read
  readonly registry: Registry
  readonly context: ReadContext
  readonly resource: ResourceDef
  readonly query: PagedGroupQuery
}
interface Entry {
  readonly group: Grouped
  readonly measures: readonly (number | null)[]
}
type Rank = (entry: Entry) => string | number | null

const valuesOf = (resource: ResourceDef, measures: readonly Measure[], parts: Grouped['parts']) =>
  measures.map((measure) => commonMeasure(resource.fields[measure.field], measure, parts[measure.field]))
const unitsOf = (resource: ResourceDef, measures: readonly Measure[], parts: Grouped['parts']) =>
  measures.map((measure) => unitMeasures(resource.fields[measure.field], measure, parts[measure.field]))

/** The position of a group in an order: choices as they are defined, links by their titles. */
function rankOf({ resource, query: { by, measures } }: Grouping, titles: readonly ReadonlyMap<GroupValue, string>[], sort: string): Rank {
  if (sort === 'count') return ({ group }) => group.count
  const nth = by.findIndex(({ field }) => field === sort)
  if (nth < 0) {
    const measure = measures.findIndex((one) => measureName(one) === sort)
    return (entry) => entry.measures[measure] ?? null
  }
  const field = resource.fields[sort] ?? resource.computed[sort]?.field
  const { values } = field ?? {}
  return ({ group }) => {
    const value = group.keys[nth] ?? null
    if (value === null) return null
    if (values) return values.indexOf(String(value))
    if (field?.target) return titles[nth]?.get(value) ?? ''
    return typeof value === 'boolean' ? Number(value) : value
  }
}
/** Empty values come last in either direction. */
function compare(a: string | number | null, b: string | number | null, desc: boolean): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return (a < b ? -1 : 1) * (desc ? -1 : 1)
}
/** Groups in order; those that are equal in it follow their fields, so that pages never overlap. */
function ordered(grouping: Grouping, entries: readonly Entry[], titles: readonly ReadonlyMap<GroupValue, string>[]): Entry[] {
  const { by, sorts } = grouping.query
  const all: GroupSort[] = [...sorts, ...by.map(({ field }) => ({ sort: field, desc: false }))]
  const ranks = all.map(({ sort, desc }) => ({ rank: rankOf(grouping, titles, sort), desc }))
  const byKeys = ({ group }: Entry) => JSON.stringify(group.keys)
  const ranked = entries.map((entry) => ({ entry, ranks: ranks.map(({ rank }) => rank(entry)), key: byKeys(entry) }))
  ranked.sort((a, b) => {
    for (const [nth, { desc }] of ranks.entries()) {
      const order = compare(a.ranks[nth] ?? null, b.ranks[nth] ?? null, desc)
      if (order) return order
    }
    return compare(a.key, b.key, false)
  })
  return ranked.map(({ entry }) => entry)
}

/** The groups of one page, with their words and the filters that lead to their rows. */
export async function groupRows(grouping: Grouping): Promise<GroupPage> {
  const { read, resource, query } = grouping
  const { by, measures, no, size } = query
  const found = await read.groups(resource, query)
  const entries = found.map((group) => ({ group, measures: valuesOf(resource, measures, group.parts) }))
  const isByTitle = query.sorts.some(({ sort }) => by.some(({ field }) => field === sort && resource.fields[field]?.target))
  const titles = isByTitle ? await groupLabels(grouping, found) : []
  const page = ordered(grouping, entries, titles).slice((no - 1) * size, no * size)
  const labels = isByTitle
    ? titles
    : await groupLabels(
        grouping,
        page.map(({ group }) => group),
      )
  const all = combined(found)
  return {
    total: found.length,
    rows: found.reduce((sum, { count }) => sum + count, 0),
    totals: valuesOf(resource, measures, all),
    totalUnits: unitsOf(resource, measures, all),
    items: page.map(({ group, measures: values }) => ({
      keys: by.map((key, nth) => ({ ...key, value: group.keys[nth] ?? null, label: labels[nth]?.get(group.keys[nth] ?? null) ?? '' })),
      count: group.count,
      measures: values,
      units: unitsOf(resource, measures, group.parts),
      filter: groupConditions(read.offsetMinutes, resource, query, group.keys),
    })),
  }
}
