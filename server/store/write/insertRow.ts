import { getTableColumns } from 'drizzle-orm'
import { type Db, once } from '../../kernel/index.ts'
import type { DynamicRow, DynamicTable } from '../dynamicTables.ts'
import { keptStatement, placesOf } from '../keptStatements.ts'
import type { Source } from '../rows.ts'
import type { Values } from './context.ts'

/** What every insert names, so that one statement serves all rows of a table, and what the base fills in where a row does not say it. */
const columnsOf = once((table: DynamicTable) => {
  const all = Object.entries(getTableColumns(table)).map(([key, { hasDefault }]) => ({ key, isFilled: hasDefault || key === 'id' }))
  const keys = (isFilled: boolean) => all.filter((one) => one.isFilled === isFilled).map(({ key }) => key)
  return { named: keys(false), filled: keys(true) }
})

/** Writes one row and gives it back as it stands, with its id; nothing of it where nobody asks. */
async function insertRow(db: Db, table: DynamicTable, row: Values, isAsked: boolean): Promise<DynamicRow | undefined> {
  const { named, filled } = columnsOf(table)
  const given: Values = {}
  let shape = isAsked ? 'insert' : 'add'
  for (const key of named) given[key] = row[key] ?? null
  for (const key of filled) {
    if (row[key] === undefined) continue
    given[key] = row[key]
    shape += ` ${key}`
  }
  const build = () => {
    const insert = db.insert(table).values(placesOf(given) as never)
    return isAsked ? insert.returning() : insert
  }
  const statement = keptStatement(db, table, isAsked ? { shape, build } : { shape, build, keys: [] })
  if (!statement) throw new Error('rows are written on this thread')
  return (await statement.rows(given))[0]
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
  if (single) for (const row of rows) made.push((await insertRow(db, table, row, true)) as DynamicRow)
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

/** Writes rows that nobody reads back, such as lines of a log. */
export async function addRows({ db, tables }: Source, table: DynamicTable, rows: readonly Values[]): Promise<void> {
  if (tables.dialect === 'sqlite' || rows.length === 1) for (const row of rows) await insertRow(db, table, row, false)
  else for (let from = 0; from < rows.length; from += CHUNK) await db.insert(table).values(rows.slice(from, from + CHUNK) as never)
}
