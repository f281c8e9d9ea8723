import { type SQL, sql } from 'drizzle-orm'
import { SEPARATORS } from '../../kernel/index.ts'

/** SQL that drops the separators of a text, in both databases; the counterpart of `withoutSeparators`. */
export const squeezedText = (column: string): string => SEPARATORS.reduce((text, one) => `replace(${text}, '${one}', '')`, column)
/** The same in a query. */
export const squeezedColumn = (column: SQL): SQL =>
  SEPARATORS.reduce((text, one) => sql`replace(${text}, ${sql.raw(`'${one}'`)}, '')`, column)
