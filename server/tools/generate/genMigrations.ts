import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { migrationsFolder } from '../../platform/paths.ts'
import { allResources } from '../../store/index.ts'
import { buildTables, type Dialect } from '../../store/schema/tables.ts'

interface Snapshot {
  id: string
  prevId: string
}
interface Journal {
  version: string
  dialect: string
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}
interface Kit {
  generateSQLiteDrizzleJson(imports: object, prevId?: string): Promise<Snapshot>
  generateSQLiteMigration(prev: Snapshot, cur: Snapshot): Promise<string[]>
  generateDrizzleJson(imports: object, prevId?: string): Snapshot
  generateMigration(prev: Snapshot, cur: Snapshot): Promise<string[]>
}
const kit = createRequire(import.meta.url)('drizzle-kit/api') as Kit

const read = <T>(at: URL, fallback: T): T => (existsSync(at) ? (JSON.parse(readFileSync(at, 'utf8')) as T) : fallback)
const write = (at: URL, value: unknown) => writeFileSync(at, `${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n`)

/** A table a line: a step then shows as the tables that it changes. */
function linesOf(snapshot: Snapshot): string {
  const tables = (all: object) => Object.entries(all).map(([name, table]) => `${JSON.stringify(name)}:${JSON.stringify(table)}`)
  const parts = Object.entries(snapshot).map(([key, value]) => {
    const text = key === 'tables' ? `{\n${tables(value).join(',\n')}\n}` : JSON.stringify(value)
    return `${JSON.stringify(key)}:${text}`
  })
  return `{\n${parts.join(',\n')}\n}`
}

async function difference(dialect: Dialect, tables: object, before: Snapshot | undefined) {
  if (dialect === 'sqlite') {
    const prev = before ?? (await kit.generateSQLiteDrizzleJson({}))
    const next = await kit.generateSQLiteDrizzleJson(tables, prev.id)
    return { next, statements: await kit.generateSQLiteMigration(prev, next) }
  }
  const prev = before ?? kit.generateDrizzleJson({})
  const next = kit.generateDrizzleJson(tables, prev.id)
  return { next, statements: await kit.generateMigration(prev, next) }
}

/**
 * Writes the step from the last kept snapshot to today's definitions, for one dialect. Out: the statements of the step, none when up to
 * date. With `dryRun` nothing is written.
 */
export async function generateMigration(dialect: Dialect, { name, dryRun }: { name: string; dryRun: boolean }): Promise<string[]> {
  const folder = new URL(`${dialect}/`, migrationsFolder)
  mkdirSync(new URL('meta/', folder), { recursive: true })
  const snapshotAt = new URL('meta/snapshot.json', folder)
  const journalAt = new URL('meta/_journal.json', folder)
  const tables = Object.fromEntries(buildTables(dialect, allResources).byName)
  const { next, statements } = await difference(dialect, tables, read<Snapshot | undefined>(snapshotAt, undefined))
  if (dryRun || !statements.length) return statements
  const journal = read<Journal>(journalAt, { version: '7', dialect: dialect === 'sqlite' ? 'sqlite' : 'postgresql', entries: [] })
  const idx = journal.entries.length
  const tag = `${String(idx).padStart(4, '0')}_${name}`
  write(new URL(`${tag}.sql`, folder), statements.join('\n--> statement-breakpoint\n'))
  write(snapshotAt, linesOf(next))
  // Steps are ordered by `when`; a counter instead of the clock keeps generated files the same on every machine.
  write(journalAt, { ...journal, entries: [...journal.entries, { idx, version: '7', when: idx + 1, tag, breakpoints: true }] })
  return statements
}
