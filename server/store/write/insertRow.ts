import type { Db } from '../../kernel/index.ts'
import type { DynamicRow, DynamicTable } from '../dynamicTables.ts'
import { type Kept, keptStatement, placesOf } from '../keptStatements.ts'
import type { Source } from '../rows.ts'
import type { Values } from './context.ts'

function insertFor(db: Db, table: DynamicTable, row: Readonly<Record<string, unknown>>): Kept {
  const { shape, places } = placesOf(row)
  const insert = () =>
    db
      .insert(table)
      .values(places as never)
      .returning()
  // Without a name: statements that PostgreSQL keeps do not get on with what pools its connections.
  return keptStatement(db, table, `insert ${shape}`, () => insert().prepare(''))
}

/** Writes one row and gives it back as it stands, with its id. */
async function insertRow(db: Db, table: DynamicTable, row: Readonly<Record<string, unknown>>): Promise<DynamicRow | undefined> {
  const given = Object.fromEntries(Object.entries(row).filter(([key, value]) => value !== undefined && table[key] !== undefined))
  const [written] = (await insertFor(db, table, given).execute(given)) as DynamicRow[]
  return written
}

/** PostgreSQL takes 65,535 parameters a statement; the widest table has fewer than 60 columns. */
const CHUNK = 500

/**
 * Writes rows with few statements and gives them back in their order, with their ids. On SQLite one statement that is kept does: putting one
 * together for many rows takes far longer than running it. PostgreSQL is asked as seldom as possible; both number the rows in the order of
 * the values, but neither promises to answer in it.
 */
export async function insertRows({ db, tables }: Source, table: DynamicTable, rows: readonly Values[]): Promise<DynamicRow[]> {
  const made: DynamicRow[] = []
  const single = tables.dialect === 'sqlite' || rows.length === 1
  if (single) for (const row of rows) made.push((await insertRow(db, table, row)) as DynamicRow)
  else
    for (let from = 0; from < rows.length; from += CHUNK) {
      const some = (await db
        .insert(table)
        .values(rows.slice(from, from + CHUNK) as never)
        .returning()) as DynamicRow[]
      made.push(...some.sort((a, b) => a.id - b.id))
    }
  return made
}
