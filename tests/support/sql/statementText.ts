import { getTableColumns, type Table } from 'drizzle-orm'
import { allResources } from '../../../server/store/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import { buildTables } from '../../../server/store/schema/tables.ts'
import { dialect } from '../store/store.ts'

/** What drizzle writes for all columns of a table, the longest first: each may be the end of another. */
const ALL_COLUMNS = [...buildTables(dialect, allResources).byName.values()]
  .map((table) => Object.values(getTableColumns(table as Table)).map(({ name }) => `"${name}"`))
  .filter((names) => names.length > 3)
  .map((names) => names.join(', '))
  .sort((one, other) => other.length - one.length)

/** A statement with two values in each list of values, however many a call has: both databases plan a single one in another way. */
export const withTwoValues = (sql: string) =>
  sql
    .replace(/\b(in|IN) \(((\$\d+|\?), )*(\$\d+|\?)\)/g, '$1 (?, ?)')
    .replace(/\s+/g, ' ')
    .trim()

/** The same for PostgreSQL, which numbers values. */
export function numbered(sql: string): string {
  if (dialect === 'sqlite') return sql
  let count = 0
  const numbers = new Map<string, number>()
  return sql.replace(/\$\d+|\?/g, (value) => {
    const number = (value !== '?' && numbers.get(value)) || ++count
    numbers.set(value, number)
    return `$${number}`
  })
}

/** A statement as it is reviewed: without quotes and numbers of values, and with a star for all columns of a table, and without the separators that a search drops. */
export function readable(sql: string): string {
  const starred = ALL_COLUMNS.reduce((text, columns) => text.replaceAll(`select ${columns} from`, 'select * from'), sql)
  return starred
    .replace(/"(\w+)"/g, '$1')
    .replace(/(?:replace\(){2,}([\w.]+)(?:, '.', ''\)){2,}/g, 'squeezed($1)')
    .replace(/\$\d+/g, '?')
    .replace(/\(\?, \?\)/g, '(?, …)')
}

/** A statement without the name of its table, to which all of its columns belong. */
export const readableOf = (sql: string, table: string) => readable(sql).replace(new RegExp(`(?<![\\w.])${table}\\.`, 'g'), '')
/** The statement of a list, without where a page begins. */
export const readableList = (sql: string, resource: { readonly name: string }) =>
  readableOf(sql, snake(resource.name)).replace(/ offset \?$/, '')
