import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { batchComputed, express, type Read, type TableOf } from '../../kernel/index.ts'
import { complaint } from './complaint.resource.ts'
import { NOT_ALIKE } from './stages.ts'

/** The same day of another year, as a text that is put in order among days: one like it in between is the same again. */
export const yearsAway = (day: string, years: 1 | -1) => `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`

type Complaints = TableOf<typeof complaint>
const other = (column: PgColumn) => sql`again.${sql.identifier(column.name)}`
/** The same day of another year, in the words of the base. */
const addYears = (column: PgColumn, years: 1 | -1) =>
  sql`(cast(cast(substr(${column}, 1, 4) as integer) + ${sql.raw(String(years))} as text) || substr(${column}, 5))`

const LEFT_OUT = sql.raw(NOT_ALIKE.map((state) => `'${state}'`).join(', '))
const same = (column: PgColumn) => sql`${other(column)} = ${column}`
const isThere = (t: Complaints, what: PgColumn, whose: PgColumn): SQL =>
  sql`exists (select 1 from ${t} again where ${same(t.plantId)} and ${same(what)} and ${same(whose)}
    and ${other(t.claimDate)} >= ${addYears(t.claimDate, -1)} and ${other(t.claimDate)} <= ${addYears(t.claimDate, 1)}
    and ${other(t.id)} <> ${t.id} and ${other(t.qaState)} not in (${LEFT_OUT}))`

/** Whether there is another one like it: of the same customer or decor, by cause once it is known, by category until then. */
export const isRecurring = (t: Complaints): SQL =>
  sql`(${t.qaState} not in (${LEFT_OUT}) and case when ${t.claimCauseId} is null
    then ${isThere(t, t.claimCatId, t.customerId)} or ${isThere(t, t.claimCatId, t.longCode)}
    else ${isThere(t, t.claimCauseId, t.customerId)} or ${isThere(t, t.claimCauseId, t.longCode)} end)`
export const recurringWhere = express(complaint, 'isRecurring', (_at, t) => isRecurring(t))

export const recurring = batchComputed(complaint, 'isRecurring', async (read, ids) => {
  const found = new Set(await recurringAmong(read, ids))
  return new Map(ids.map((id) => [id, found.has(id)]))
})
async function recurringAmong(read: Read, ids: readonly number[]): Promise<number[]> {
  if (!ids.length) return []
  const t = read.table(complaint)
  const those = sql`${t.id} in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )}) and ${t.plantId} = ${read.actor.plantId}`
  const rows = await read.db
    .select({ id: t.id })
    .from(t)
    .where(sql`${those} and ${isRecurring(t)}`)
  return rows.map(({ id }) => id)
}
