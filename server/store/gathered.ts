import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Dialect } from './tables.ts'

/** The values of all rows as one JSON text: tens of thousands of rows as objects would cost more than finding them. */
export const gathered = (dialect: Dialect, value: SQLWrapper): SQL<string | null> =>
  dialect === 'sqlite' ? sql<string>`json_group_array(${value})` : sql<string | null>`json_agg(${value})::text`
