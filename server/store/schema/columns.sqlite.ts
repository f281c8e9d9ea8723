// biome-ignore-all lint/suspicious/noExplicitAny: the one place where a table built from data meets drizzle's static types
import * as lite from 'drizzle-orm/sqlite-core'
import { shownRich } from './richText.ts'
import { type ColumnSpec, checkOf, defaultOf, type TableSpec } from './tableSpec.ts'

const decimal = (name: string, scale: number, check: string) =>
  lite.customType<{ data: number; driverData: number }>({
    dataType: () => `integer${check}`,
    toDriver: (v) => Math.round(v * 10 ** scale),
    fromDriver: (v) => Number(v) / 10 ** scale,
  })(name)

/** Formatted texts, sanitized on reading too. */
const rich = (name: string) =>
  lite.customType<{ data: string; driverData: string }>({ dataType: () => 'text', fromDriver: (html) => shownRich(html) })(name)

const COLUMNS: Readonly<Record<ColumnSpec['type'], (spec: ColumnSpec) => any>> = {
  id: ({ name }) => lite.integer(name).primaryKey({ autoIncrement: true }),
  int: ({ name }) => lite.integer(name),
  link: ({ name }) => lite.integer(name),
  decimal: (spec) => decimal(spec.name, spec.scale, checkOf(spec)),
  flag: ({ name }) => lite.integer(name, { mode: 'boolean' }),
  instant: ({ name }) => lite.integer(name, { mode: 'timestamp_ms' }),
  text: ({ name, isRich }) => (isRich ? rich(name) : lite.text(name)),
}
const column = (spec: ColumnSpec): any => COLUMNS[spec.type](spec)

/** Builds one SQLite table. `others` is filled meanwhile; drizzle reads it later, for the foreign keys. */
export function sqliteTable(spec: TableSpec, others: ReadonlyMap<string, any>): any {
  const columns = spec.columns.map((c) => {
    const made = c.notNull && c.type !== 'id' ? column(c).notNull() : column(c)
    return [c.key, c.initial === undefined ? made : made.default(defaultOf(c))]
  })
  const keyOf = new Map(spec.columns.map((c) => [c.name, c.key]))
  return lite.sqliteTable(spec.name, Object.fromEntries(columns), (t: any) => {
    const at = (names: readonly string[], table = t, keys = keyOf) => names.map((n) => table[keys.get(n) ?? camel(n)]) as [any, ...any[]]
    return [
      ...(spec.primaryKey ? [lite.primaryKey({ columns: at(spec.primaryKey) })] : []),
      ...spec.uniques.map((u) => lite.uniqueIndex(u.name).on(...at(u.columns))),
      ...spec.indexes.map((i) => lite.index(i.name).on(...at(i.columns))),
      ...spec.foreignKeys.map((k) => {
        const key = lite.foreignKey({ name: k.name, columns: at(k.columns), foreignColumns: at(k.targetColumns, others.get(k.target)) })
        return k.cascade ? key.onDelete('cascade') : key
      }),
    ]
  })
}
const camel = (s: string) => s.replace(/_([a-z])/g, (_, c: string) => c.toUpperCase())
