import { and, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { toHalfWidth, withoutSeparators } from '../../kernel/index.ts'
import type { Dialect } from '../schema/tables.ts'
import { squeezedColumn } from './squeezedColumn.ts'

/** Most characters of a search term; longer ones cost time and find nothing more. */
const TERM_MAX = 64
export const begun = (term: string) => term.slice(0, TERM_MAX)
export const ended = (term: string) => term.slice(-TERM_MAX)

const literal = (term: string) => term.replace(/[\\%_]/g, '\\$&')
function like(dialect: Dialect, at: PgColumn | SQL, pattern: string): SQL {
  // SQLite's LIKE already ignores the case of ASCII letters.
  return dialect === 'sqlite' ? sql`${at} like ${pattern} escape '\\'` : sql`${at} ilike ${pattern} escape '\\'`
}

export const contains = (dialect: Dialect, at: PgColumn, term: string) => like(dialect, at, `%${literal(begun(term))}%`)
export const startsWith = (dialect: Dialect, at: PgColumn, term: string) => like(dialect, at, `${literal(begun(term))}%`)
export const endsWith = (dialect: Dialect, at: PgColumn, term: string) => like(dialect, at, `%${literal(ended(term))}`)

/** Whether a text holds full-width letters or digits. */
export const hasWide = (text: string) => toHalfWidth(text) !== text

/**
 * Whether a text contains a keyword, both without separators. The pattern of the single characters comes first, then the keyword as it was
 * typed: neither needs a copy of the text, and few rows are left for the one that does.
 */
export function matchesKeyword(dialect: Dialect, at: PgColumn, keyword: string): SQL | undefined {
  const term = withoutSeparators(toHalfWidth(begun(keyword)))
  if (!term) return contains(dialect, at, keyword)
  const loose = like(dialect, at, `%${[...term].map(literal).join('%')}%`)
  const squeezed = like(dialect, squeezedColumn(sql`${at}`), `%${literal(term)}%`)
  const asTyped = contains(dialect, at, keyword)
  // A text may have been written in full-width characters too.
  return hasWide(keyword) ? or(and(loose, squeezed), asTyped) : and(loose, or(asTyped, squeezed))
}
