import type Database from 'better-sqlite3'
import { type SQL, sql } from 'drizzle-orm'
import type { Grams, TextIndex } from './textIndex.ts'

/** Rows collected before the index is updated: one by one, that would cost each write more than the rest of it. */
const TOGETHER = 512

/**
 * The FTS5 index and its triggers. Triggers queue the ids of new, changed and deleted rows and periodically index the queue, so that no
 * writer can forget it.
 */
function statementsOf({ table, name, columns, body }: TextIndex): readonly string[] {
  const changed = columns.map((column) => `old."${column}" IS NOT new."${column}"`).join(' OR ')
  const pending = `SELECT id FROM "${name}_late"`
  const note = (row: string) => `BEGIN INSERT INTO "${name}_late"(id) VALUES (${row}.id); END`
  return [
    `CREATE VIRTUAL TABLE "${name}" USING fts5(body, content='', contentless_delete=1, detail=none, tokenize='trigram case_sensitive 1')`,
    `CREATE VIRTUAL TABLE "${name}_grams" USING fts5vocab('${name}', 'instance')`,
    `CREATE TABLE "${name}_late"(at integer PRIMARY KEY, id integer NOT NULL)`,
    `CREATE TRIGGER "${name}_added" AFTER INSERT ON "${table}" ${note('new')}`,
    `CREATE TRIGGER "${name}_changed" AFTER UPDATE OF ${columns.map((column) => `"${column}"`)} ON "${table}" WHEN ${changed} ${note('new')}`,
    `CREATE TRIGGER "${name}_removed" AFTER DELETE ON "${table}" ${note('old')}`,
    `CREATE TRIGGER "${name}_taken" AFTER INSERT ON "${name}_late" WHEN new.at >= ${TOGETHER} BEGIN
      DELETE FROM "${name}" WHERE rowid IN (${pending});
      INSERT INTO "${name}"(rowid, body) SELECT id, ${body} FROM "${table}" WHERE id IN (${pending});
      DELETE FROM "${name}_late"; END`,
  ]
}

interface SchemaObject {
  readonly type: string
  readonly name: string
  readonly sql: string
}
/** All tables and triggers of text indexes, in the order in which to drop them; FTS5 manages its shadow tables itself. */
const indexObjects = (base: Database.Database) =>
  (base.prepare(`SELECT type, name, sql FROM sqlite_schema ORDER BY type <> 'trigger', name DESC`).all() as SchemaObject[]).filter(
    ({ name }) => /__text(_(grams|late|added|changed|removed|taken))?$/.test(name),
  )
const drop = (base: Database.Database, objects: readonly SchemaObject[]) => {
  for (const { type, name } of objects) base.exec(`DROP ${type} "${name}"`)
}

/** Drops the triggers before tables are rebuilt, which SQLite refuses while they exist. Returns the statements that restore them. */
export function dropTriggers(base: Database.Database): readonly string[] {
  const triggers = indexObjects(base).filter(({ type }) => type === 'trigger')
  drop(base, triggers)
  return triggers.map(({ sql }) => sql)
}

/**
 * Creates missing or incomplete text indexes and drops others. They are derived from rows, hence no migrations. Returns the tables whose
 * index was created.
 */
export function ensureTextIndexes(base: Database.Database, wanted: readonly TextIndex[]): readonly string[] {
  const existing = indexObjects(base)
  const there = new Set(existing.map((one) => one.sql))
  const lacking = wanted.filter((index) => !statementsOf(index).every((statement) => there.has(statement)))
  const right = new Set(wanted.filter((index) => !lacking.includes(index)).flatMap(statementsOf))
  const stale = existing.filter((one) => !right.has(one.sql))
  if (!lacking.length && !stale.length) return []
  base.transaction(() => {
    drop(base, stale)
    for (const index of lacking) {
      for (const statement of statementsOf(index)) base.exec(statement)
      base.exec(`INSERT INTO "${index.name}"(rowid, body) SELECT id, ${index.body} FROM "${index.table}"`)
    }
  })()
  return lacking.map(({ table }) => table)
}

/** The upper bound of a prefix range, as long as a gram. */
const LAST = '\u{10ffff}\u{10ffff}'

/** The ids of indexed rows that may contain a term, with duplicates. */
export function idsTaken({ name }: TextIndex, { whole, beginning }: Grams): SQL {
  const at = sql.identifier
  const phrase = whole.map((gram) => `"${gram.replaceAll('"', '""')}"`).join(' AND ')
  return whole.length
    ? sql`select rowid as id from ${at(name)} where ${at(name)} match ${phrase}`
    : sql`select doc as id from ${at(`${name}_grams`)} where term >= ${beginning} and term <= ${beginning + LAST}`
}
/** The ids of rows that may contain a term: the indexed ones, and all that are queued. */
export const idsKnown = (index: TextIndex, grams: Grams): SQL =>
  sql`select distinct id from (${idsTaken(index, grams)} union all select id from ${sql.identifier(`${index.name}_late`)})`
