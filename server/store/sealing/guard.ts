import { type SQL, sql } from 'drizzle-orm'
import type { Db, ResourceDef } from '../../kernel/index.ts'
import { snake } from '../tableSpec.ts'
import type { Tables } from '../tables.ts'

/** Logs whose rows nobody changes, and nobody deletes but the purge, which first says so in a seal. */
export const sealedLogs = ({ registry }: Pick<Tables, 'registry'>): ResourceDef[] => [...registry.values()].filter(({ sealed }) => sealed)

const SAYS = 'rows of the audit trail are neither changed nor deleted'
const purgedIn = (log: string, seals: string) =>
  `EXISTS (SELECT 1 FROM "${seals}" WHERE log = '${log}' AND purged > 0 AND last_id >= old.id)`

function onSqlite({ name }: ResourceDef, seals: string): string[] {
  const table = snake(name)
  const refuse = `BEGIN SELECT RAISE(ABORT, '${SAYS}'); END`
  return [
    `CREATE TRIGGER IF NOT EXISTS "${table}_unchanged" BEFORE UPDATE ON "${table}" ${refuse}`,
    `CREATE TRIGGER IF NOT EXISTS "${table}_undeleted" BEFORE DELETE ON "${table}" WHEN NOT ${purgedIn(name, seals)} ${refuse}`,
  ]
}
function onPostgres({ name }: ResourceDef, seals: string): string[] {
  const table = snake(name)
  const refuse = `RAISE EXCEPTION '${SAYS}'`
  return [
    `CREATE OR REPLACE FUNCTION "${table}_guard"() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF TG_OP = 'UPDATE' THEN ${refuse}; END IF;
      IF NOT ${purgedIn(name, seals)} THEN ${refuse}; END IF;
      RETURN old; END $$`,
    `CREATE OR REPLACE TRIGGER "${table}_guarded" BEFORE UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION "${table}_guard"()`,
  ]
}

/** Has the base itself refuse what must not happen to logs, whoever asks it. */
export async function guardLogs(db: Db, tables: Tables): Promise<void> {
  const seals = snake(tables.inRole('auditSeal').name)
  const of = tables.dialect === 'sqlite' ? onSqlite : onPostgres
  for (const log of sealedLogs(tables)) for (const statement of of(log, seals)) await run(db, tables, sql.raw(statement))
}

/** Whether a log is guarded already: its rows are then not to be marked any more. */
export async function isGuarded(db: Db, tables: Tables, { name }: ResourceDef): Promise<boolean> {
  const table = snake(name)
  const found =
    tables.dialect === 'sqlite'
      ? sql`select 1 as one from sqlite_schema where type = 'trigger' and name = ${`${table}_unchanged`}`
      : sql`select 1 as one from pg_trigger where tgname = ${`${table}_guarded`}`
  return (await all(db, tables, found)).length > 0
}

type Lite = { run(query: SQL): unknown; all(query: SQL): unknown[] }
/** Statements that no builder of drizzle makes; each base has its own way of being asked. */
async function run(db: Db, { dialect }: Tables, statement: SQL) {
  if (dialect === 'sqlite') (db as unknown as Lite).run(statement)
  else await db.execute(statement)
}
async function all(db: Db, { dialect }: Tables, query: SQL): Promise<readonly unknown[]> {
  if (dialect === 'sqlite') return (db as unknown as Lite).all(query)
  return ((await db.execute(query)) as unknown as { rows: readonly unknown[] }).rows
}
