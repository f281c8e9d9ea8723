import { type Actor, type Condition, KINDS, type ListQuery, type ResourceDef } from '../../kernel/index.ts'
import { isPlain } from '../schema/scope.ts'
import type { DynamicRow } from '../schema/tables.ts'
import { isComputed } from './expressions.ts'

/** The change of one row: new rows have no `before`, removed ones no `after`. */
export interface RowDelta {
  readonly before?: DynamicRow
  readonly after?: DynamicRow
}
/** The fields whose value changed; empty for added and removed rows. */
export const fieldsMoved = ({ before, after }: RowDelta): readonly string[] =>
  before && after ? Object.keys(after).filter((key) => before[key] !== after[key]) : []

/** Whether a list query finds a row. */
export type RowTest = (row: DynamicRow) => boolean

/** A condition of plain equality as a predicate; undefined for any other. */
function testOf(resource: ResourceDef, key: string, condition: Condition): RowTest | undefined {
  const { eq, in: among, ...others } = condition
  const field = resource.fields[key]
  const type = field ? KINDS[field.kind].equality : 'database'
  const wanted = among ?? (eq === undefined ? [] : [eq])
  const isOther = Object.values(others).some((value) => value !== undefined && value !== null)
  const isExact = wanted.every((value) => typeof value === type || (value === null && !among))
  if (type === 'database' || isOther || !isExact || (among && eq !== undefined) || !(among || eq !== undefined)) return undefined
  return (row) => (wanted as readonly unknown[]).includes(row[key])
}

/**
 * A list query as a predicate on single rows, so that a cached total can be adjusted by writes. Undefined where only the database can
 * decide: text search, ranges, links, other tables, data scopes.
 */
export function rowTestOf(actor: Actor, resource: ResourceDef, query: ListQuery): RowTest | undefined {
  if (!isPlain(actor, resource) || query.keyword?.trim() || query.through) return undefined
  const tests: RowTest[] = []
  if (resource.scope === 'plant' && actor.plantId > 0) tests.push((row) => row.plantId === actor.plantId)
  for (const [key, condition] of Object.entries(query.filter ?? {})) {
    const test = isComputed(resource, key) ? undefined : testOf(resource, key, condition)
    if (!test) return undefined
    tests.push(test)
  }
  return (row) => tests.every((test) => test(row))
}

/** The change of a total, in rows. */
export const growthOf = (test: RowTest, moves: readonly RowDelta[]): number =>
  moves.reduce(
    (sum, { before, after }) => sum + Number(after !== undefined && test(after)) - Number(before !== undefined && test(before)),
    0,
  )
