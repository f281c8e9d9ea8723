import { getTableColumns, is, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { type Db, memoize } from '../../kernel/index.ts'
import { preparedStatement } from '../read/preparedStatements.ts'
import type { Source } from '../read/source.ts'
import type { DynamicRow, DynamicTable } from '../schema/tables.ts'
import type { Values } from './context.ts'

/** All columns that an insert lists, so that one statement serves all rows of a table, and the defaults for missing ones. */
const columnsOf = memoize((table: DynamicTable) => {
  const all = Object.entries(getTableColumns(table)).map(([key, { hasDefault }]) => ({ key, isFilled: hasDefault || key === 'id' }))
  const keys = (isFilled: boolean) => all.filter((one) => one.isFilled === isFilled).map(({ key }) => key)
  return { named: keys(false), filled: keys(true) }
})

/** Inserts one row and returns it with its id; returns undefined when the caller does not need it. */
async function insertRow(db: Db, table: DynamicTable, row: Values, isReturning: boolean): Promise<DynamicRow | undefined> {
  const { named, filled } = columnsOf(table)
  let shape = isReturning ? 'insert' : 'add'
  for (const key of filled) if (row[key] !== undefined) shape += ` ${key}`
  const build = () => {
    const keys = [...named, ...filled.filter((key) => row[key] !== undefined)]
    const insert = db.insert(table).values(Object.fromEntries(keys.map((key) => [key, sql.placeholder(key)])) as never)
    return isReturning ? insert.returning() : insert
  }
  const statement = preparedStatement(db, table, { shape, build, isSparse: true, ...(!isReturning && { keys: [] }) })
  if (!statement) throw new Error('rows are written on this thread')
  return (await statement.rows(row))[0]
}

/** Rows per statement on PostgreSQL. */
const CHUNK = 5000
const KINDS = /^(bigint|integer|boolean|text)/

/**
 * Inserts many rows on PostgreSQL with one array parameter per column: far faster to build and parse than a placeholder per value, and the
 * same statement for any number of rows. Undefined where rows differ in which defaults apply.
 */
async function insertLists(db: Db, table: DynamicTable, { rows, isAsked: isReturning }: { rows: readonly Values[]; isAsked: boolean }) {
  const { named, filled } = columnsOf(table)
  const columns = Object.entries(getTableColumns(table))
  const usedColumns = columns.filter(([key]) => named.includes(key) || rows[0]?.[key] !== undefined)
  const kinds = usedColumns.map(([, one]) => KINDS.exec(one.getSQLType())?.[0])
  const isAlike = (row: Values) =>
    filled.every((key) => (row[key] === undefined) === (rows[0]?.[key] === undefined)) && !columns.some(([key]) => is(row[key], SQL))
  if (kinds.includes(undefined) || !rows.every(isAlike)) return undefined
  const build = () => {
    const listed = (list: readonly SQL[]) => sql.join([...list], sql`, `)
    const namesOf = (some: typeof columns) => listed(some.map(([, one]) => sql`${sql.identifier(one.name)}`))
    const names = namesOf(usedColumns)
    const lists = listed(usedColumns.map(([key], nth) => sql`${sql.placeholder(key)}::${sql.raw(`${kinds[nth]}[]`)}`))
    const answered = isReturning ? sql` returning ${namesOf(columns)}` : sql``
    const text = sql`insert into ${table} (${names}) select ${names} from unnest(${lists}) with ordinality as given(${names}, nth) order by nth${answered}`
    return { toSQL: () => new PgDialect().sqlToQuery(text) }
  }
  const shape = `${isReturning ? 'insert' : 'add'} lists ${usedColumns.map(([key]) => key).join()}`
  const statement = preparedStatement(db, table, { shape, build, ...(!isReturning && { keys: [] }) })
  const listOf = ([key, one]: (typeof columns)[number]) => rows.map((row) => (row[key] == null ? null : one.mapToDriverValue(row[key])))
  return statement?.rows(Object.fromEntries(usedColumns.map((one) => [one[0], listOf(one)])))
}

/** Rows per statement; PostgreSQL takes 65,535 parameters and the widest table has fewer than 60 columns. */
const PLACES_CHUNK = 500
async function insertPlaces(db: Db, table: DynamicTable, rows: readonly Values[]): Promise<DynamicRow[]> {
  const made: DynamicRow[] = []
  for (let from = 0; from < rows.length; from += PLACES_CHUNK) {
    const some = rows.slice(from, from + PLACES_CHUNK)
    made.push(
      ...((await db
        .insert(table)
        .values(some as never)
        .returning()) as DynamicRow[]),
    )
  }
  return made
}

type Place = Pick<Source, 'db' | 'tables' | 'logged'>
/** Adds the MAC to rows of sealed logs. */
function marked({ tables: { mark }, logged }: Place, table: DynamicTable, rows: readonly Values[]): readonly Values[] {
  if (!mark || !('mac' in table)) return rows
  return rows.map((row) => {
    const made = { ...row, mac: mark(table, row) }
    logged?.(table, made)
    return made
  })
}

/**
 * Inserts rows with few statements and returns them in order, with ids. On SQLite one prepared statement runs per row, as building one for
 * many rows takes far longer. On PostgreSQL few round trips matter. Both assign ids in the order of the values, but neither guarantees the
 * order of the result.
 */
export async function insertRows(place: Place, table: DynamicTable, values: readonly Values[]): Promise<DynamicRow[]> {
  const { db, tables } = place
  const rows = marked(place, table, values)
  const made: DynamicRow[] = []
  const single = tables.dialect === 'sqlite' || rows.length === 1
  if (single) for (const row of rows) made.push((await insertRow(db, table, row, true)) as DynamicRow)
  else
    for (let from = 0; from < rows.length; from += CHUNK) {
      const some = rows.slice(from, from + CHUNK)
      const written = (await insertLists(db, table, { rows: some, isAsked: true })) ?? (await insertPlaces(db, table, some))
      made.push(...[...written].sort((a, b) => a.id - b.id))
    }
  return made
}

/** Inserts rows without returning them, such as log rows. */
export async function addRows(place: Place, table: DynamicTable, values: readonly Values[]): Promise<void> {
  const { db, tables } = place
  const rows = marked(place, table, values)
  if (tables.dialect === 'sqlite' || rows.length === 1) for (const row of rows) await insertRow(db, table, row, false)
  else
    for (let from = 0; from < rows.length; from += CHUNK) {
      const some = rows.slice(from, from + CHUNK)
      if (!(await insertLists(db, table, { rows: some, isAsked: false }))) await insertPlaces(db, table, some)
    }
}
