import { connected } from './postgresRows.ts'

const TABLES = `SELECT c.oid::regclass::text AS name FROM pg_class c WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`

/** Takes away what a restore has made in a base that was empty before. */
export const emptyPostgres = (url: string): Promise<void> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(TABLES)
    if (rows.length) await client.query(`DROP TABLE ${rows.map(({ name }) => name).join(', ')} CASCADE`)
    await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE')
  })
