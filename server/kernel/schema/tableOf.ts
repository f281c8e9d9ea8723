import type { PgColumn, PgDatabase, PgQueryResultHKT, PgTableWithColumns } from 'drizzle-orm/pg-core'
import type { RowOf } from './resource.ts'

type Column<T, NotNull extends boolean> = PgColumn<{
  name: string
  tableName: string
  dataType: 'custom'
  columnType: string
  data: T
  driverParam: unknown
  notNull: NotNull
  hasDefault: false
  isPrimaryKey: false
  isAutoincrement: false
  hasRuntimeDefault: false
  enumValues: undefined
  generated: undefined
}>
type Columns<D> = { [K in keyof RowOf<D>]: Column<NonNullable<RowOf<D>[K]>, null extends RowOf<D>[K] ? false : true> }
/**
 * The static type of a resource's table in both dialects: PostgreSQL's, so that calls that only SQLite has (.all, .get, .run) are compile
 * errors instead of failures on PostgreSQL.
 */
export type TableOf<D> = PgTableWithColumns<{ name: string; schema: undefined; dialect: 'pg'; columns: Columns<D> }>
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>
