import { type SQL, sql } from 'drizzle-orm'
import type { Db, ResourceDef } from '../../kernel/index.ts'
import { snake } from '../schema/tableSpec.ts'
import type { Tables } from '../schema/tables.ts'

/** Logs whose rows are never changed and deleted only by the purge, which first writes a stub. */
export const sealedLogs = ({ registry }: Pick<Tables, 'registry'>): ResourceDef[] => [...registry.values()].filter(({ sealed }) => sealed)

const REFUSAL_TEXT = 'rows of the audit trail are neither changed nor deleted'
/** Allows deletion only below a stub of the same chain, so that the purge of one plant opens no other. */
const purgedIn = ({ name, about }: ResourceDef, seals: string) =>
  `EXISTS (SELECT 1 FROM "${seals}" WHERE log = '${name}' AND chain = ${about ? `COALESCE(old."${snake(about)}", 0)` : '0'}
    AND purged > 0 AND last_id >= old.id)`

function onSqlite(log: ResourceDef, seals: string): string[] {
  const table = snake(log.name)
  const refuse = `BEGIN SELECT RAISE(ABORT, '${REFUSAL_TEXT}'); END`
  return [
    `CREATE TRIGGER IF NOT EXISTS "${table}_unchanged" BEFORE UPDATE ON "${table}" ${refuse}`,
    // Recreated at each start, so that a database with an older version of the trigger gets the current one.
    `DROP TRIGGER IF EXISTS "${table}_undeleted"`,
    `CREATE TRIGGER "${table}_undeleted" BEFORE DELETE ON "${table}" WHEN NOT ${purgedIn(log, seals)} ${refuse}`,
  ]
}
/** Creates only a missing trigger: recreating it would make writers wait at every start. */
const createIfMissing = (name: string, description: string) =>
  `DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_trigger WHERE tgname = '${name}') THEN CREATE TRIGGER "${name}" ${description}; END IF; END $$`
function onPostgres(log: ResourceDef, seals: string): string[] {
  const table = snake(log.name)
  const refuse = `RAISE EXCEPTION '${REFUSAL_TEXT}'`
  return [
    `CREATE OR REPLACE FUNCTION "${table}_guard"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP <> 'DELETE' THEN ${refuse}; END IF;
      IF NOT ${purgedIn(log, seals)} THEN ${refuse}; END IF;
      RETURN old; END $$`,
    createIfMissing(`${table}_guarded`, `BEFORE UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION "${table}_guard"()`),
    createIfMissing(`${table}_kept`, `BEFORE TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION "${table}_guard"()`),
  ]
}

/** Installs triggers by which the database itself refuses changes of sealed logs, by any client. */
export async function guardLogs(db: Db, tables: Tables): Promise<void> {
  const seals = snake(tables.inRole('auditSeal').name)
  const of = tables.dialect === 'sqlite' ? onSqlite : onPostgres
  for (const log of sealedLogs(tables)) for (const statement of of(log, seals)) await run(db, tables, sql.raw(statement))
}

/** Queries whether the database guards a log. */
export const GUARD = {
  sqlite: (table: string) => `SELECT 1 AS one FROM sqlite_schema WHERE type = 'trigger' AND name = '${table}_unchanged'`,
  postgres: (table: string) => `SELECT 1 AS one FROM pg_trigger WHERE tgname = '${table}_guarded'`,
}

/**
 * Whether a log predates the audit trail, so that its rows have no MAC yet. A missing guard alone is no proof: an attacker could drop it,
 * insert rows and have the next start mark them as genuine.
 */
export async function isUntouched(db: Db, tables: Tables, { name }: ResourceDef): Promise<boolean> {
  const [table, seals] = [snake(name), snake(tables.inRole('auditSeal').name)]
  const guard = sql.raw(GUARD[tables.dialect](table))
  const seal = sql`select 1 as one from ${sql.identifier(seals)} where log = ${name} limit 1`
  return !(await all(db, tables, guard)).length && !(await all(db, tables, seal)).length
}

type Lite = { run(query: SQL): unknown; all(query: SQL): unknown[] }
/** Runs a statement that drizzle has no builder for; the dialects have different calls. */
async function run(db: Db, { dialect }: Tables, statement: SQL) {
  if (dialect === 'sqlite') (db as unknown as Lite).run(statement)
  else await db.execute(statement)
}
async function all(db: Db, { dialect }: Tables, query: SQL): Promise<readonly unknown[]> {
  if (dialect === 'sqlite') return (db as unknown as Lite).all(query)
  return ((await db.execute(query)) as unknown as { rows: readonly unknown[] }).rows
}
