import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, type ResourceDef, type RoleFinder, roleFinder, type TableOf } from '../../kernel/index.ts'
import { postgresTable } from './columns.postgres.ts'
import { sqliteTable } from './columns.sqlite.ts'
import { linkFields, linkTableName, linkTableSpecOf, tableSpecOf } from './tableSpec.ts'

export type Dialect = 'sqlite' | 'postgres'
/** The join table of a `links` field, as a drizzle type. */
export type LinkTable = TableOf<{ fields: { ownerId: never; targetId: never; position: never } }> &
  Record<'ownerId' | 'targetId' | 'position' | 'plantId', never>
export interface Tables {
  readonly dialect: Dialect
  readonly registry: ReadonlyMap<string, ResourceDef>
  readonly inRole: RoleFinder
  /** All tables by their name in the database, for generating migrations. */
  readonly byName: ReadonlyMap<string, unknown>
  /** Returns the MAC of a row about to be written to a sealed log; absent without an audit trail. */
  readonly mark?: (table: DynamicTable, row: Readonly<Record<string, unknown>>) => string
  /** Moves log rows about some plants into the chain of another plant, under new seals. */
  readonly moveLog?: (db: Db, log: ResourceDef, move: { from: readonly number[]; to: number | null }) => Promise<void>
  of<D extends ResourceDef>(resource: D): TableOf<D>
  link(resource: ResourceDef, key: string): LinkTable
}

/** Builds the drizzle tables of all resources for one dialect. */
export function buildTables(dialect: Dialect, resources: readonly ResourceDef[]): Tables {
  const registry = new Map(resources.map((r) => [r.name, r]))
  const byName = new Map<string, unknown>()
  const build = dialect === 'sqlite' ? sqliteTable : postgresTable
  const byResource = new Map<ResourceDef, unknown>()
  for (const resource of resources) {
    const spec = tableSpecOf(resource, registry)
    const table = build(spec, byName)
    byName.set(spec.name, table)
    byResource.set(resource, table)
    for (const [key] of linkFields(resource))
      byName.set(linkTableName(resource, key), build(linkTableSpecOf(resource, key, registry), byName))
  }
  return {
    dialect,
    registry,
    inRole: roleFinder(resources),
    byName,
    of: (resource) => byResource.get(resource) as never,
    link: (resource, key) => byName.get(linkTableName(resource, key)) as never,
  }
}

/** A table with columns by name, for code that serves every resource. */
export type DynamicTable = PgTable & Record<string, PgColumn>
export type DynamicRow = Record<string, unknown> & { id: number }

/** The table of a resource, with columns by name. */
export const dynamicTable = (tables: Tables, resource: ResourceDef) => tables.of(resource) as unknown as DynamicTable
/** The join table of a `links` field, with columns by name. */
export const dynamicLinkTable = (tables: Tables, resource: ResourceDef, key: string) =>
  tables.link(resource, key) as unknown as DynamicTable
/** A column by the key of its field. Throws for an unknown key. */
export function column(table: DynamicTable, key: string): PgColumn {
  const found = table[key]
  if (!found) throw new Error(`no column ${key}`)
  return found
}
