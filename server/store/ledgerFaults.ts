import { sql } from 'drizzle-orm'
import { allLedgers, type Ledger, systemActor } from '../kernel/index.ts'
import { column, dynamicTable } from './dynamicTables.ts'
import type { SqlStore } from './index.ts'

/** An item of which the books say something else than its row, or were below zero at some moment. */
export interface LedgerFault {
  readonly item: string
  readonly id: number
  readonly says: string
}

type Books = Pick<SqlStore, 'tables' | 'read'>

async function faultsOf(store: Books, { item, log, key }: Ledger): Promise<LedgerFault[]> {
  const [items, entries] = [dynamicTable(store.tables, item), dynamicTable(store.tables, log)]
  const at = (table: typeof items, name: string) => sql.identifier(column(table, name).name)
  const [about, change, amount, booked] = [key, 'quantityChanged', 'amount', 'bookedAt'].map((name) => at(entries, name))
  // Entries of one moment count together: a window over moments takes all of them in.
  const moments = sql`select ${about} as item, ${change} as change, ${amount} as amount,
    sum(${change}) over (partition by ${about} order by ${booked}) as running from ${entries}`
  const sums = sql`select item, sum(change) as quantity, sum(amount) as cost, min(running) as least from (${moments}) m group by item`
  const found = await store
    .read(systemActor(0))
    .db.select({ id: column(items, 'id'), quantity: sql<number>`coalesce(s.quantity, 0)`, least: sql<number>`coalesce(s.least, 0)` })
    .from(items)
    .leftJoin(sql`(${sums}) s`, sql`s.item = ${column(items, 'id')}`)
    .where(
      sql`${column(items, 'quantity')} <> coalesce(s.quantity, 0) or ${column(items, 'value')} <> coalesce(s.cost, 0) or coalesce(s.least, 0) < 0`,
    )
    .limit(20)
  return found.map(({ id, quantity, least }) => {
    const unit = 1000
    const says = Number(least) < 0 ? `was at ${Number(least) / unit}` : `the entries make ${Number(quantity) / unit}`
    return { item: item.name, id: id as number, says }
  })
}

/** Compares every balance with the sum of its entries, and every moment with zero. Nothing where all is well; for doctor and tests. */
export async function ledgerFaults(store: Books): Promise<LedgerFault[]> {
  const all: LedgerFault[] = []
  for (const ledger of allLedgers()) all.push(...(await faultsOf(store, ledger)))
  return all
}
