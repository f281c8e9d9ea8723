import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '../../platform/paths.ts'
import type { Dialect } from '../schema/tables.ts'

/** One migration, as recorded in a database. */
export interface Step {
  readonly hash: string
}
/** One migration that this version contains. */
export interface ShippedStep extends Step {
  /** Such as '0005_lists'. */
  readonly name: string
}
/** Where each dialect records its migrations. */
export const STEPS_TABLE: Readonly<Record<Dialect, string>> = { sqlite: '__drizzle_migrations', postgres: 'drizzle.__drizzle_migrations' }
/** Selects the hashes of applied migrations, in order. */
export const STEPS_TAKEN: Readonly<Record<Dialect, string>> = {
  sqlite: `SELECT hash FROM ${STEPS_TABLE.sqlite} ORDER BY created_at`,
  postgres: `SELECT hash FROM ${STEPS_TABLE.postgres} ORDER BY created_at`,
}

/** The folder of the migrations of a dialect. */
export const folderOf = (dialect: Dialect, from: URL = migrationsFolder) => fileURLToPath(new URL(dialect, from))

/** The migrations that this version contains, in order. */
export function shippedSteps(dialect: Dialect, from?: URL): readonly ShippedStep[] {
  const folder = folderOf(dialect, from)
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as { entries: readonly { tag: string }[] }
  return readMigrationFiles({ migrationsFolder: folder }).map(({ hash }, at) => ({ hash, name: entries[at]?.tag ?? String(at) }))
}

/** How the migrations of a database compare to those of this version. 'ours': `missing` is the number of pending ones. */
export type Standing =
  | { readonly kind: 'ours'; readonly missing: number }
  /** Its history differs from ours; `instead` is the name of our migration at the first difference. */
  | { readonly kind: 'newer'; readonly unknown: string }
  /** It has further migrations, from a newer version; `unknown` lists their numbers. */
  | { readonly kind: 'other'; readonly instead: string }
  /** Its first migration is none of ours. */
  | { readonly kind: 'foreign' }

const numberOf = (at: number) => String(at).padStart(4, '0')

/**
 * Compares applied with shipped migrations. They are ordered and never changed, so the applied ones must be a prefix of the shipped ones.
 */
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
