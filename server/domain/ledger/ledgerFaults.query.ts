import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type Read, type ResourceDef, type Store, systemActor } from '../../kernel/index.ts'
import { wrongBalances } from './entryBalances.query.ts'
import { allLedgers } from './ledger.ts'
import { QUANTITY_SCALE } from './ledgerFields.ts'
import type { Ledger } from './ledgerSpec.ts'

/** An item of which the books say something else than its row, or were below zero at some moment; an entry that contradicts those before it. */
interface LedgerFault {
  readonly item: string
  readonly id: number
  readonly description: string
  /** Whether what is wrong follows from the entries, which `rewriteBalances` corrects. */
  readonly isDerived?: true
}
/** Rows with a balance, and the field of the entries that names them. */
interface Counted {
  readonly of: ResourceDef
  readonly key: string
}
/** So many faults of one kind are enough to know that there are some. */
const SHOWN = 20
const columnsOf = (read: Read, resource: ResourceDef) => read.table(resource) as unknown as Readonly<Record<string, PgColumn>>
const columnOf = (read: Read, resource: ResourceDef, key: string) => columnsOf(read, resource)[key] as PgColumn

/** Balances, costs where rows have them, and moments, of items or of places. */
async function faultsOf(read: Read, { log, floor }: Ledger, { of, key }: Counted): Promise<LedgerFault[]> {
  // Where balances may be below zero, how far is for the day on which it was booked to say.
  const isBelow = floor ? sql`` : sql` or coalesce(s.least, 0) < 0`
  const [items, entries] = [read.table(of), read.table(log)]
  const [id, quantity] = [columnOf(read, of, 'id'), columnOf(read, of, 'quantity')]
  const nameOf = (name: string) => sql.identifier(columnOf(read, log, name).name)
  const [about, change, booked] = [key, 'quantityChanged', 'bookedAt'].map(nameOf)
  const amount = 'amount' in log.fields ? nameOf('amount') : sql`0`
  // Entries of one moment count together: a window over moments takes all of them in.
  const moments = sql`select ${about} as item, ${change} as change, ${amount} as amount,
    sum(${change}) over (partition by ${about} order by ${booked}) as running from ${entries}`
  const sums = sql`select item, sum(change) as quantity, sum(amount) as cost, min(running) as least from (${moments}) m group by item`
  const costs = 'value' in of.fields ? sql` or ${columnOf(read, of, 'value')} <> coalesce(s.cost, 0)` : sql``
  const found = await read.db
    .select({ id, quantity: sql<number>`coalesce(s.quantity, 0)`, least: sql<number>`coalesce(s.least, 0)` })
    .from(items)
    .leftJoin(sql`(${sums}) s`, sql`s.item = ${id}`)
    .where(sql`${quantity} <> coalesce(s.quantity, 0)${isBelow}${costs}`)
    .limit(SHOWN)
  return found.map((row) => {
    const unit = 10 ** QUANTITY_SCALE
    const description =
      !floor && Number(row.least) < 0 ? `was at ${Number(row.least) / unit}` : `the entries make ${Number(row.quantity) / unit}`
    return { item: of.name, id: row.id as number, description }
  })
}

/** Entries without a place, or with one of another item: without them, what places hold together is what there is of the item. */
async function strayEntries(read: Read, { log, key, places }: Ledger): Promise<LedgerFault[]> {
  if (!places) return []
  const { of } = places
  const [id, placeId] = [columnOf(read, log, 'id'), columnOf(read, of, 'id')]
  const found = await read.db
    .select({ id })
    .from(read.table(log))
    .leftJoin(read.table(of), sql`${placeId} = ${columnOf(read, log, places.key)}`)
    .where(sql`${placeId} is null or ${columnOf(read, of, key)} <> ${columnOf(read, log, key)}`)
    .limit(SHOWN)
  return found.map((row) => ({ item: log.name, id: row.id as number, description: `names no ${of.name} of its item` }))
}

/** Entries that record other balances than the entries up to them make. */
const wrongEntries = async (read: Read, ledger: Ledger): Promise<LedgerFault[]> =>
  (await wrongBalances(read, ledger, SHOWN)).map((wrong) => ({ item: ledger.log.name, ...wrong, isDerived: true }))

/**
 * Compares every balance of every plant, those that entries record among them, with the sum of its entries, and every moment with zero.
 * @returns nothing where all is well; for doctor, backups and tests.
 */
export async function ledgerFaults(store: Pick<Store, 'read'>): Promise<LedgerFault[]> {
  const read = store.read(systemActor(0))
  const all: LedgerFault[] = []
  for (const ledger of allLedgers()) {
    const { item, key, places } = ledger
    for (const counted of [{ of: item, key }, ...(places ? [places] : [])]) all.push(...(await faultsOf(read, ledger, counted)))
    all.push(...(await strayEntries(read, ledger)), ...(await wrongEntries(read, ledger)))
  }
  return all
}
