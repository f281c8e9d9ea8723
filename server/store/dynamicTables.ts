import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ResourceDef } from '../kernel/index.ts'
import type { Tables } from './tables.ts'

/** A table whose columns are reached by name: what code that serves every resource works with. */
export type DynamicTable = PgTable & Record<string, PgColumn>
export type DynamicRow = Record<string, unknown> & { id: number }

export const dynamicTable = (tables: Tables, resource: ResourceDef) => tables.of(resource) as unknown as DynamicTable
export const dynamicLinkTable = (tables: Tables, resource: ResourceDef, key: string) =>
  tables.link(resource, key) as unknown as DynamicTable
export function column(table: DynamicTable, key: string): PgColumn {
  const found = table[key]
  if (!found) throw new Error(`no column ${key}`)
  return found
}
