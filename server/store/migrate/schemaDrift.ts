import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { connected } from '../../platform/connections/postgresConnection.ts'
import { filePathOf, isFileUrl } from '../../platform/settings/locations.ts'
import { folderOf } from '../engine/steps.ts'
import type { Dialect } from '../schema/tables.ts'

/** A schema as one line per table, column, index and reference; equal things in two databases give equal lines. */
type Lines = ReadonlySet<string>

const columnLine = (table: string, name: string, isNotNull: boolean) => `column ${table}.${name}${isNotNull ? ' NOT NULL' : ''}`
const indexLine = (name: string, isUnique: boolean) => `${isUnique ? 'unique ' : ''}index ${name}`
const referencesLine = (table: string, count: number) => `${count} references of ${table}`

interface Snapshot {
  readonly tables: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly columns: Readonly<Record<string, { readonly name: string; readonly notNull: boolean }>>
        readonly indexes: Readonly<Record<string, { readonly name: string; readonly isUnique: boolean }>>
        readonly uniqueConstraints: Readonly<Record<string, { readonly name: string }>>
        readonly foreignKeys: Readonly<Record<string, unknown>>
      }
    >
  >
}
/** The schema that all migrations together produce, from the snapshot of the newest one. */
function expected(dialect: Dialect): Lines {
  const { tables } = JSON.parse(readFileSync(`${folderOf(dialect)}/meta/snapshot.json`, 'utf8')) as Snapshot
  return new Set(
    Object.values(tables).flatMap(({ name: table, columns, indexes, uniqueConstraints, foreignKeys }) => [
      `table ${table}`,
      ...Object.values(columns).map(({ name, notNull }) => columnLine(table, name, notNull)),
      ...Object.values(indexes).map(({ name, isUnique }) => indexLine(name, isUnique)),
      ...Object.values(uniqueConstraints).map(({ name }) => indexLine(name, true)),
      referencesLine(table, Object.keys(foreignKeys).length),
    ]),
  )
}

interface Found {
  readonly tables: readonly string[]
  readonly columns: readonly { readonly at: string; readonly name: string; readonly required: number | boolean }[]
  readonly indexes: readonly { readonly name: string; readonly single: number | boolean }[]
  readonly references: readonly { readonly at: string; readonly count: number | string }[]
}
const linesOf = ({ tables, columns, indexes, references }: Found): Lines => {
  const counts = new Map(references.map(({ at, count }) => [at, Number(count)]))
  return new Set([
    ...tables.map((table) => `table ${table}`),
    ...columns.map(({ at, name, required }) => columnLine(at, name, Boolean(required))),
    ...indexes.map(({ name, single }) => indexLine(name, Boolean(single))),
    ...tables.map((table) => referencesLine(table, counts.get(table) ?? 0)),
  ])
}

const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '%\\_\\_text%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`
function inFile(file: string): Lines {
  const base = new Database(file, { readonly: true, fileMustExist: true })
  const all = <T>(query: string) => base.prepare(query).all() as T[]
  try {
    return linesOf({
      tables: all<{ name: string }>(TABLES).map(({ name }) => name),
      // An auto-increment column is never null, whatever SQLite reports.
      columns: all(
        `SELECT t.name AS at, c.name AS name, c."notnull" OR c.pk > 0 AS required FROM (${TABLES}) t, pragma_table_info(t.name) c`,
      ),
      indexes: all(`SELECT i.name AS name, i."unique" AS single FROM (${TABLES}) t, pragma_index_list(t.name) i WHERE i.origin <> 'pk'`),
      references: all(
        `SELECT t.name AS at, count(DISTINCT f.id) AS count FROM (${TABLES}) t, pragma_foreign_key_list(t.name) f GROUP BY t.name`,
      ),
    })
  } finally {
    base.close()
  }
}

const PUBLIC = `relnamespace = 'public'::regnamespace`
const ofPostgres = (url: string): Promise<Lines> =>
  connected(url, async (client) => {
    const all = async <T extends object>(query: string) => (await client.query<T>(query)).rows
    return linesOf({
      tables: (await all<{ name: string }>(`SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND ${PUBLIC}`)).map(
        ({ name }) => name,
      ),
      columns:
        await all(`SELECT c.relname AS at, a.attname AS name, a.attnotnull AS required FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
        WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relkind IN ('r', 'p') AND c.${PUBLIC}`),
      indexes: await all(`SELECT c.relname AS name, i.indisunique AS single FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
        WHERE NOT i.indisprimary AND c.relname NOT LIKE '%\\_\\_text\\_ix' AND c.${PUBLIC}`),
      references: await all(`SELECT c.relname AS at, count(*) AS count FROM pg_constraint f JOIN pg_class c ON c.oid = f.conrelid
        WHERE f.contype = 'f' AND c.${PUBLIC} GROUP BY c.relname`),
    })
  })

export interface SchemaDrift {
  /** What the migrations produce and the database lacks or has differently. */
  readonly lacking: readonly string[]
  /** Extra columns and unique indexes, since they may refuse rows; other extra indexes only cost time. */
  readonly added: readonly string[]
}
/**
 * Compares a migrated database with the schema that its migrations produce: tables, columns, indexes and references, by name. Changes
 * nothing.
 */
export async function schemaDrift(url: string): Promise<SchemaDrift> {
  const isFile = isFileUrl(url)
  const [wanted, found] = [expected(isFile ? 'sqlite' : 'postgres'), isFile ? inFile(filePathOf(url)) : await ofPostgres(url)]
  const ours = [...wanted].filter((line) => line.startsWith('table '))
  const isOfOurs = (line: string) => ours.some((table) => line.startsWith(`column ${table.slice('table '.length)}.`))
  return {
    lacking: [...wanted].filter((line) => !found.has(line)),
    added: [...found].filter((line) => !wanted.has(line) && (line.startsWith('unique ') || isOfOurs(line))),
  }
}
