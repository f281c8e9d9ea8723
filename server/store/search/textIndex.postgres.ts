import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Grams, TextIndex } from './textIndex.ts'

/**
 * The grams of a text. The extension pg_trgm leaves out terms of two characters and, in bases made for the language C, all of Chinese; this one
 * needs no extension either, which managed bases may refuse.
 */
export const FUNCTION = `CREATE OR REPLACE FUNCTION text_grams(body text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
  DECLARE a text[] := string_to_array(body, NULL);
  BEGIN RETURN (SELECT coalesce(array_to_tsvector(array_agg(x || y || z)), '') FROM unnest(a, a[2:], a[3:]) t(x, y, z) WHERE z IS NOT NULL); END $$`

const grams = (index: TextIndex) => `text_grams(${index.body})`
const statementOf = (index: TextIndex) => `CREATE INDEX "${index.name}_ix" ON "${index.table}" USING gin (${grams(index)})`

/** Says by which words each was made: the base itself writes them otherwise. */
const EXISTING_INDEXES = `SELECT relname AS name, obj_description(oid, 'pg_class') AS sql FROM pg_class
  WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace AND relname LIKE '%\\_\\_text\\_ix'`
const textOf = (index: TextIndex) => `${FUNCTION}; ${statementOf(index)}`

/** Gives a base the indexes that the definitions name. Out: the tables whose index was made. */
export async function ensureTextIndexes(client: pg.ClientBase, wanted: readonly TextIndex[]): Promise<readonly string[]> {
  const { rows: existing } = await client.query<{ name: string; sql: string | null }>(EXISTING_INDEXES)
  const lacking = wanted.filter((index) => !existing.some(({ name, sql: text }) => name === `${index.name}_ix` && text === textOf(index)))
  const right = wanted.filter((index) => !lacking.includes(index)).map(({ name }) => `${name}_ix`)
  for (const { name } of existing) if (!right.includes(name)) await client.query(`DROP INDEX "${name}"`)
  if (lacking.length) await client.query(FUNCTION)
  for (const index of lacking) {
    await client.query(statementOf(index))
    await client.query(`COMMENT ON INDEX "${index.name}_ix" IS ${literal(textOf(index))}`)
    // How common each gram is decides whether the index is used.
    await client.query(`ANALYZE "${index.table}"`)
  }
  return lacking.map(({ table }) => table)
}
const literal = (text: string) => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** That the index knows a row as one that may hold a term. */
export function isKnown(index: TextIndex, { whole, beginning }: Grams): SQL {
  const quoted = (gram: string) => `'${gram.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  const wanted = whole.length ? whole.map(quoted).join(' & ') : `${quoted(beginning)}:*`
  return sql`${sql.raw(grams(index))} @@ ${wanted}::tsquery`
}
