import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Grams, TextIndex } from './textIndex.ts'

/**
 * SQL function that returns the grams of a text. pg_trgm ignores terms of two characters and, with the collation C, all Chinese; and
 * managed databases may refuse extensions.
 */
export const FUNCTION = `CREATE OR REPLACE FUNCTION text_grams(body text) RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
  DECLARE a text[] := string_to_array(body, NULL);
  BEGIN RETURN (SELECT coalesce(array_to_tsvector(array_agg(x || y || z)), '') FROM unnest(a, a[2:], a[3:]) t(x, y, z) WHERE z IS NOT NULL); END $$`

const grams = (index: TextIndex) => `text_grams(${index.body})`
const statementOf = (index: TextIndex) => `CREATE INDEX "${index.name}_ix" ON "${index.table}" USING gin (${grams(index)})`

/** The existing text indexes with the SQL that created them, stored as a comment, since PostgreSQL reformats definitions. */
const EXISTING_INDEXES = `SELECT relname AS name, obj_description(oid, 'pg_class') AS sql FROM pg_class
  WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace AND relname LIKE '%\\_\\_text\\_ix'`
const textOf = (index: TextIndex) => `${FUNCTION}; ${statementOf(index)}`

/** Creates the text indexes that the definitions name and drops others. Returns the tables whose index was created. */
export async function ensureTextIndexes(client: pg.ClientBase, wanted: readonly TextIndex[]): Promise<readonly string[]> {
  const { rows: existing } = await client.query<{ name: string; sql: string | null }>(EXISTING_INDEXES)
  const lacking = wanted.filter((index) => !existing.some(({ name, sql: text }) => name === `${index.name}_ix` && text === textOf(index)))
  const right = wanted.filter((index) => !lacking.includes(index)).map(({ name }) => `${name}_ix`)
  for (const { name } of existing) if (!right.includes(name)) await client.query(`DROP INDEX "${name}"`)
  if (lacking.length) await client.query(FUNCTION)
  for (const index of lacking) {
    await client.query(statementOf(index))
    await client.query(`COMMENT ON INDEX "${index.name}_ix" IS ${literal(textOf(index))}`)
    // The planner needs the frequency of grams to decide whether the index pays off.
    await client.query(`ANALYZE "${index.table}"`)
  }
  return lacking.map(({ table }) => table)
}
const literal = (text: string) => `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The condition that a row contains all grams according to the index; false positives are possible. */
export function isKnown(index: TextIndex, { whole, beginning }: Grams): SQL {
  const quoted = (gram: string) => `'${gram.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  const wanted = whole.length ? whole.map(quoted).join(' & ') : `${quoted(beginning)}:*`
  return sql`${sql.raw(grams(index))} @@ ${wanted}::tsquery`
}
