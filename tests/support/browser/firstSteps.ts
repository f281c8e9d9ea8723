import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { migrationsFolder } from '../../../server/platform/paths.ts'

/** The migrations as they were when only the first steps existed. */
export function firstSteps(dialect: 'sqlite' | 'postgres', count: number): { url: URL; drop(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'millwright-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  const journalAt = join(folder, dialect, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalAt, 'utf8')) as { entries: unknown[] }
  writeFileSync(journalAt, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return { url: pathToFileURL(`${folder}/`), drop: () => rmSync(folder, { recursive: true }) }
}
