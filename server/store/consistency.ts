import { sql } from 'drizzle-orm'
import { allLedgers, type Ledger, type Registry, type ResourceDef, systemActor } from '../kernel/index.ts'
import type { SqlStore } from './index.ts'
import { column, dynamicTable } from './tables.ts'

/** What areas say must hold among rows and does not. Nothing where all is well; for doctor and tests, like `ledgerFaults`. */
export async function inconsistencies(store: Pick<SqlStore, 'read'>, { areas }: Pick<Registry, 'areas'>): Promise<string[]> {
  const read = store.read(systemActor(0))
  const all: string[] = []
  for (const { name, faults } of areas.flatMap((area) => area.consistencies ?? []))
    all.push(...(await faults(read)).map((fault) => `${name}: ${fault}`))
  return all
}

/** An item of which the books say something else than its row, or were below zero at some moment. */
interface LedgerFault {
  readonly item: string
  readonly id: number
  readonly says: string
}

type Books = Pick<SqlStore, 'tables' | 'read'>

/** Rows with a balance, and the field of the entries that names them. */
interface Counted {
  readonly of: ResourceDef
  readonly key: string
}

/** Balances, costs where rows have them, and moments, of items or of places. */
async function faultsOf(store: Books, { log, floor }: Ledger, { of, key }: Counted): Promise<LedgerFault[]> {
  // Where balances may be below zero, how far is for the day on which it was booked to say.
  const isBelow = floor ? sql`` : sql` or coalesce(s.least, 0) < 0`
  const [items, entries] = [dynamicTable(store.tables, of), dynamicTable(store.tables, log)]
  const at = (table: typeof items, name: string) => sql.identifier(column(table, name).name)
  const [about, change, booked] = [key, 'quantityChanged', 'bookedAt'].map((name) => at(entries, name))
  const amount = 'amount' in log.fields ? at(entries, 'amount') : sql`0`
  // Entries of one moment count together: a window over moments takes all of them in.
  const moments = sql`select ${about} as item, ${change} as change, ${amount} as amount,
    sum(${change}) over (partition by ${about} order by ${booked}) as running from ${entries}`
  const sums = sql`select item, sum(change) as quantity, sum(amount) as cost, min(running) as least from (${moments}) m group by item`
  const costs = 'value' in of.fields ? sql` or ${column(items, 'value')} <> coalesce(s.cost, 0)` : sql``
  const found = await store
    .read(systemActor(0))
    .db.select({ id: column(items, 'id'), quantity: sql<number>`coalesce(s.quantity, 0)`, least: sql<number>`coalesce(s.least, 0)` })
    .from(items)
    .leftJoin(sql`(${sums}) s`, sql`s.item = ${column(items, 'id')}`)
    .where(sql`${column(items, 'quantity')} <> coalesce(s.quantity, 0)${isBelow}${costs}`)
    .limit(20)
  return found.map(({ id, quantity, least }) => {
    const unit = 1000
    const says = !floor && Number(least) < 0 ? `was at ${Number(least) / unit}` : `the entries make ${Number(quantity) / unit}`
    return { item: of.name, id: id as number, says }
  })
}

/** Entries without a place, or with one of another item: without them, what places hold together is what there is of the item. */
async function strayEntries(store: Books, { log, key, places }: Ledger): Promise<LedgerFault[]> {
  if (!places) return []
  const [entries, there] = [dynamicTable(store.tables, log), dynamicTable(store.tables, places.of)]
  const found = await store
    .read(systemActor(0))
    .db.select({ id: column(entries, 'id') })
    .from(entries)
    .leftJoin(there, sql`${column(there, 'id')} = ${column(entries, places.key)}`)
    .where(sql`${column(there, 'id')} is null or ${column(there, key)} <> ${column(entries, key)}`)
    .limit(20)
  return found.map(({ id }) => ({ item: log.name, id: id as number, says: `names no ${places.of.name} of its item` }))
}

/** Compares every balance with the sum of its entries, and every moment with zero. Nothing where all is well; for doctor and tests. */
export async function ledgerFaults(store: Books): Promise<LedgerFault[]> {
  const all: LedgerFault[] = []
  for (const ledger of allLedgers()) {
    const { item, key, places } = ledger
    for (const counted of [{ of: item, key }, ...(places ? [places] : [])]) all.push(...(await faultsOf(store, ledger, counted)))
    all.push(...(await strayEntries(store, ledger)))
  }
  return all
}
