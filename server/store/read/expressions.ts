import { and, or, type SQL, sql } from 'drizzle-orm'
import { areas } from '../../domain/index.ts'
import { type Actor, type Cases, type Condition, type Expression, isComputedAmount, type ResourceDef } from '../../kernel/index.ts'
import type { Tables } from '../schema/tables.ts'

/** The context in which conditions are built: database, actor and time. */
export interface Reader {
  readonly tables: Tables
  readonly actor: Actor
  readonly now: Date
  readonly offsetMinutes: number
}

const known = new Map<string, Expression>()
function expressionOf({ name }: ResourceDef, key: string): Expression {
  // Collected lazily: areas import the types of the store and are complete only after loading.
  if (!known.size) for (const one of areas.flatMap((area) => area.expressions ?? [])) known.set(`${one.resource.name}.${one.field}`, one)
  const found = known.get(`${name}.${key}`)
  if (!found) throw new Error(`${name}.${key} has no expression`)
  return found
}
function evaluate({ tables, actor, now, offsetMinutes }: Reader, resource: ResourceDef, key: string): SQL | Cases {
  return expressionOf(resource, key).of({ plantId: actor.plantId, now, offsetMinutes, table: (one) => tables.of(one) })
}
const isCases = (value: SQL | Cases): value is Cases => Array.isArray(value)
const never = sql`1 = 0`
/** Whether a condition is false or null. */
const fails = (condition: SQL) => sql`(${condition}) is not true`

/** The condition of one value: its own case holds and none before it does. */
function holding(cases: Cases, value: unknown): SQL {
  const at = cases.findIndex(([one]) => one === value)
  if (at < 0) return never
  const [, holds, isExclusive] = cases[at] ?? []
  const before = isExclusive ? [] : cases.slice(0, at).flatMap(([, other]) => (other ? [fails(other)] : []))
  return and(holds ?? undefined, ...before) ?? sql`1 = 1`
}

/** Whether a key is a computed field, which no column stores. */
export const isComputed = ({ fields, computed }: ResourceDef, key: string) => !fields[key] && key in computed

/** A value of a computed field, with the condition that selects exactly its rows. */
export interface ComputedPart {
  readonly value: unknown
  readonly where: SQL
}
/** All values of a computed field in the order of their cases; the last one is the default. */
export function computedParts(reader: Reader, resource: ResourceDef, key: string): readonly ComputedPart[] {
  const expression = evaluate(reader, resource, key)
  if (isCases(expression)) return expression.map(([value]) => ({ value, where: holding(expression, value) }))
  return [
    { value: true, where: sql`(${expression})` },
    { value: false, where: fails(expression) },
  ]
}

/** The SQL condition of a filter on a computed field. */
export function computedCondition(reader: Reader, resource: ResourceDef, key: string, { eq, in: many }: Condition): SQL | undefined {
  const parts = computedParts(reader, resource, key)
  const conditionOf = (wanted: unknown) => parts.find(({ value }) => value === wanted)?.where ?? never
  return and(eq === undefined ? undefined : conditionOf(eq), many && (or(...many.map(conditionOf)) ?? never))
}

/** The values that a filter excludes, when it includes the default value, which most rows have. */
export function othersOf(reader: Reader, resource: ResourceDef, key: string, { eq, in: many }: Condition): readonly unknown[] | undefined {
  const values = computedParts(reader, resource, key).map(({ value }) => value)
  const isMatching = (value: unknown) => (eq === undefined || eq === value) && (!many || many.includes(value))
  return isMatching(values.at(-1)) ? values.filter((value) => !isMatching(value)) : undefined
}

/** An SQL number that sorts rows by a computed field: itself, or higher for flags that hold and for earlier cases. */
export function computedRank(reader: Reader, resource: ResourceDef, key: string): SQL {
  const expression = evaluate(reader, resource, key)
  if (isComputedAmount(resource, key)) return sql`(${expression})`
  const cases: Cases = isCases(expression) ? expression : [['true', expression]]
  const ranks = cases.flatMap(([, holds], at) => (holds ? [sql`when ${holds} then ${sql.raw(String(cases.length - at))}`] : []))
  return sql`case ${sql.join(ranks, sql` `)} else 0 end`
}

/** The SQL value of a computed field: its word, or 1 and 0 for flags. */
export function computedValue(reader: Reader, resource: ResourceDef, key: string): SQL {
  const expression = evaluate(reader, resource, key)
  if (!isCases(expression)) return sql`case when ${expression} then 1 else 0 end`
  const whens = expression.flatMap(([value, holds]) => (holds ? [sql`when ${holds} then ${value}`] : []))
  return sql`case ${sql.join(whens, sql` `)} else ${expression.at(-1)?.[0]} end`
}
