import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Read } from '../../kernel/index.ts'
import { quantityOf } from './ledgerFields.ts'
import type { Ledger } from './ledgerSpec.ts'

/** A balance that entries record, and the field that names whose it is. */
const recordedBalances = ({ key, places }: Ledger) => [
  { field: 'balance', about: key },
  ...(places ? [{ field: 'placeBalance', about: places.key }] : []),
]
const alias = (name: string, nth: number) => sql.raw(`${name}_${nth}`)

/**
 * The entries of a ledger whose balances are not the sums of the changes up to them, in the order of `entriesSince`: one pass over the log, with
 * a window for each balance.
 */
function mismatches(read: Read, ledger: Ledger): SQL {
  const { log, key } = ledger
  const columns = read.table(log) as unknown as Readonly<Record<string, PgColumn>>
  const nameOf = (field: string) => sql.identifier((columns[field] as PgColumn).name)
  const sumOver = (about: string) =>
    sql`sum(${nameOf('quantityChanged')}) over (partition by ${nameOf(about)} order by ${nameOf('bookedAt')}, ${nameOf('id')} rows unbounded preceding)`
  const balances = recordedBalances(ledger)
  const compared = balances.map(
    ({ field, about }, nth) =>
      sql`${nameOf(about)} as ${alias('about', nth)}, ${nameOf(field)} as ${alias('recorded', nth)}, ${sumOver(about)} as ${alias('computed', nth)}`,
  )
  const differs = balances.map(
    (_, nth) => sql`(${alias('about', nth)} is not null and ${alias('recorded', nth)} is distinct from ${alias('computed', nth)})`,
  )
  const all = sql`select ${nameOf('id')} as id, ${nameOf('plantId')} as plant, ${nameOf(key)} as item, ${sql.join(compared, sql`, `)} from ${read.table(log)}`
  return sql`(select * from (${all}) e where ${sql.join(differs, sql` or `)}) m`
}

/** An entry that records another balance than the entries up to it make. */
interface WrongBalance {
  readonly id: number
  readonly description: string
}
/** The first of these entries, at most `max`. */
export async function wrongBalances(read: Read, ledger: Ledger, max: number): Promise<WrongBalance[]> {
  const balances = recordedBalances(ledger)
  const numbers = balances.flatMap((_, nth) =>
    ['recorded', 'computed'].map((name) => [`${name}${nth}`, sql<number | null>`${alias(name, nth)}`.as(`${name}${nth}`)] as const),
  )
  const rows = await read.db
    .select({ id: sql<number>`id`.as('entry'), ...Object.fromEntries(numbers) })
    .from(mismatches(read, ledger))
    .orderBy(sql`id`)
    .limit(max)
  return rows.map((row) => {
    const values = row as unknown as Readonly<Record<string, unknown>>
    const differences = balances.flatMap(({ field }, nth) => {
      const [recorded, computed] = ['recorded', 'computed'].map((name) => quantityOf(values[`${name}${nth}`]))
      return recorded === computed ? [] : [`${field} is ${recorded}, the entries make ${computed}`]
    })
    return { id: Number(row.id), description: differences.join(', ') }
  })
}

/** The items of every plant with such entries. */
export async function itemsWithWrongBalances(read: Read, ledger: Ledger): Promise<{ readonly id: number; readonly plantId: number }[]> {
  const rows = await read.db
    .selectDistinct({ id: sql<number>`item`.as('item'), plantId: sql<number>`plant`.as('plant') })
    .from(mismatches(read, ledger))
    .orderBy(sql`item`)
  return rows.map(({ id, plantId }) => ({ id: Number(id), plantId: Number(plantId) }))
}
