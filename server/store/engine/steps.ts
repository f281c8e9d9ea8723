import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../../platform/paths.ts'
import type { Dialect } from '../schema/tables.ts'

/** One migration, as a base records that it was taken. */
export interface Step {
  readonly hash: string
}
/** One migration that this version brings. */
export interface ShippedStep extends Step {
  /** Such as '0005_lists'. */
  readonly name: string
}
/** Where each base keeps its steps. */
export const STEPS_TABLE: Readonly<Record<Dialect, string>> = { sqlite: '__drizzle_migrations', postgres: 'drizzle.__drizzle_migrations' }
export const STEPS_TAKEN: Readonly<Record<Dialect, string>> = {
  sqlite: `SELECT hash FROM ${STEPS_TABLE.sqlite} ORDER BY created_at`,
  postgres: `SELECT hash FROM ${STEPS_TABLE.postgres} ORDER BY created_at`,
}

export const folderOf = (dialect: Dialect, from: URL = migrationsFolder) => fileURLToPath(new URL(dialect, from))

/** What this version brings, in order. */
export function shippedSteps(dialect: Dialect, from?: URL): readonly ShippedStep[] {
  const folder = folderOf(dialect, from)
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as { entries: readonly { tag: string }[] }
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash }, at) => ({ hash, name: entries[at]?.tag ?? String(at) }))
}

/** How a base that took these steps stands to this version. */
export type Standing =
  | { readonly kind: 'ours'; readonly missing: number }
  /** It went on where this version ends. */
  | { readonly kind: 'newer'; readonly unknown: string }
  /** It parted ways before. */
  | { readonly kind: 'other'; readonly instead: string }
  /** Not even the first step is ours. */
  | { readonly kind: 'foreign' }

const numberOf = (at: number) => String(at).padStart(4, '0')

/** Steps are taken in order and never changed: what a base took must be the beginning of what this version brings. */
export function standingOf(taken: readonly Step[], shipped: readonly ShippedStep[]): Standing {
  const parted = taken.findIndex(({ hash }, at) => shipped[at]?.hash !== hash)
  if (parted < 0) return { kind: 'ours', missing: shipped.length - taken.length }
  const expected = shipped[parted]
  if (!expected)
    return {
      kind: 'newer',
      unknown: taken
        .map((_, at) => numberOf(at))
        .slice(parted)
        .join(', '),
    }
  return parted === 0 ? { kind: 'foreign' } : { kind: 'other', instead: expected.name }
}
