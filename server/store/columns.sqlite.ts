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

/** Formatted texts, which are cleaned on reading too. */
const rich = (name: string) =>
  lite.customType<{ data: string; driverData: string }>({ dataType: () => 'text', fromDriver: (html) => shownRich(html) })(name)

function column(spec: ColumnSpec): any {
  const { name, kind, scale } = spec
  switch (kind) {
    case 'id':
      return lite.integer(name).primaryKey({ autoIncrement: true })
    case 'int':
    case 'link':
      return lite.integer(name)
    case 'decimal':
      return decimal(name, scale, checkOf(spec))
    case 'flag':
      return lite.integer(name, { mode: 'boolean' })
    case 'instant':
      return lite.integer(name, { mode: 'timestamp_ms' })
    default:
      return spec.isRich ? rich(name) : lite.text(name)
  }
}

/** Builds one SQLite table; `others` is filled while tables are made and read only when drizzle asks for the keys. */
export function sqliteTable(spec: TableSpec, others: ReadonlyMap<string, any>): any {
  const columns = spec.columns.map((c) => {
    const made = c.notNull && c.kind !== 'id' ? column(c).notNull() : column(c)
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
