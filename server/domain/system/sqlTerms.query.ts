import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { TableOf } from '../../kernel/index.ts'
import { builtInConfig } from './configuration/builtInConfigs.ts'
import type { config } from './configuration/config.resource.ts'

export const EPOCH = '1970-01-01'
/** The number of days from 1970 to a day of text, in whole numbers alone: what both bases have of dates, they have under other names. */
export function dayNumber(column: AnyColumn): SQL {
  const part = (from: number, length: number) => sql`cast(substr(${column}, ${sql.raw(`${from}, ${length}`)}) as integer)`
  const [year, month, day] = [part(1, 4), part(6, 2), part(9, 2)]
  // Fliegel and Van Flandern: years begin in March, so that the day that leaps is the last one.
  const shift = sql`((${month} - 14) / 12)`
  const julian = sql`(1461 * (${year} + 4800 + ${shift})) / 4 + (367 * (${month} - 2 - 12 * ${shift})) / 12
    - (3 * ((${year} + 4900 + ${shift}) / 100)) / 4 + ${day} - 32075`
  return sql`(${julian} - 2440588)`
}

/** The value of a parameter that is a whole number (of 64 bits, since amounts are multiplied), that of the product's own default while nobody has set it. */
export function configNumber(c: TableOf<typeof config>, configKey: string): SQL {
  const initial = sql.raw(String(Number(builtInConfig(configKey)?.initial)))
  return sql`coalesce((select cast(${c.configValue} as bigint) from ${c} where ${c.configKey} = ${configKey}), ${initial})`
}
