// biome-ignore-all lint/suspicious/noExplicitAny: the one place where a table built from data meets drizzle's static types
import * as pg from 'drizzle-orm/pg-core'
import { shownRich } from './richText.ts'
import { type ColumnSpec, checkOf, defaultOf, type TableSpec } from './tableSpec.ts'

const decimal = (name: string, scale: number, check: string) =>
  pg.customType<{ data: number; driverData: number | string }>({
    dataType: () => `bigint${check}`,
    toDriver: (v) => Math.round(v * 10 ** scale),
    fromDriver: (v) => Number(v) / 10 ** scale,
  })(name)

/** Milliseconds as an integer, as on SQLite: ranges, sorting and bucketing then use the same SQL in both. */
const moment = (name: string) =>
  pg.customType<{ data: Date; driverData: number | string }>({
    dataType: () => 'bigint',
    toDriver: (v) => v.getTime(),
    fromDriver: (v) => new Date(Number(v)),
  })(name)

/** Sorted by code point, as on SQLite, whatever the collation of the database. */
const text = (name: string) => pg.customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })(name)
/** Formatted texts, sanitized on reading too. */
const rich = (name: string) =>
  pg.customType<{ data: string; driverData: string }>({ dataType: () => 'text COLLATE "C"', fromDriver: (html) => shownRich(html) })(name)
const id = (name: string) => pg.bigint(name, { mode: 'number' })

const COLUMNS: Readonly<Record<ColumnSpec['type'], (spec: ColumnSpec) => any>> = {
  id: ({ name }) => id(name).primaryKey().generatedByDefaultAsIdentity(),
  int: ({ name }) => pg.integer(name),
  link: ({ name }) => id(name),
  decimal: (spec) => decimal(spec.name, spec.scale, checkOf(spec)),
  flag: ({ name }) => pg.boolean(name),
  instant: ({ name }) => moment(name),
  text: ({ name, isRich }) => (isRich ? rich(name) : text(name)),
}
const column = (spec: ColumnSpec): any => COLUMNS[spec.type](spec)

/** Builds one PostgreSQL table. `others` is filled meanwhile; drizzle reads it later, for the foreign keys. */
export function postgresTable(spec: TableSpec, others: ReadonlyMap<string, any>): any {
  const columns = spec.columns.map((c) => {
    const made = c.notNull && c.type !== 'id' ? column(c).notNull() : column(c)
    return [c.key, c.initial === undefined ? made : made.default(defaultOf(c))]
  })
  const keyOf = new Map(spec.columns.map((c) => [c.name, c.key]))
  return pg.pgTable(spec.name, Object.fromEntries(columns), (t: any) => {
    const at = (names: readonly string[], table = t, keys = keyOf) => names.map((n) => table[keys.get(n) ?? camel(n)]) as [any, ...any[]]
    return [
      ...(spec.primaryKey ? [pg.primaryKey({ columns: at(spec.primaryKey) })] : []),
      ...spec.uniques.map((u) => pg.unique(u.name).on(...at(u.columns))),
      ...spec.indexes.map((i) => pg.index(i.name).on(...at(i.columns))),
      ...spec.foreignKeys.map((k) => {
        const key = pg.foreignKey({ name: k.name, columns: at(k.columns), foreignColumns: at(k.targetColumns, others.get(k.target)) })
        return k.cascade ? key.onDelete('cascade') : key
      }),
    ]
  })
}
const camel = (s: string) => s.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase())
