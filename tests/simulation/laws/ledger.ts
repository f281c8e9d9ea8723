import { allLedgers, type Ledger, ledgerFaults } from '../../../server/domain/ledger/index.ts'
import { snake } from '../../../server/store/schema/tableSpec.ts'
import type { World } from '../run/world.ts'
import { law } from './law.ts'

interface Entry {
  readonly item: number
  readonly at: number
  readonly id: number
  readonly change: number
  readonly balance: number
  readonly amount: number
}
interface Balance {
  readonly id: number
  readonly quantity: number
  readonly value: number | null
}
const tableOf = ({ name }: { readonly name: string }) => snake(name)
const isCosted = ({ item }: Ledger) => 'value' in item.fields
/** A parameter permits leave that nobody has yet. */
const mayOwe = ({ item }: Ledger) => item.name === 'leaveEntitlement'

function entriesOf(world: World, ledger: Ledger, key: string, balance: string): Map<number, Entry[]> {
  const amount = isCosted(ledger) ? 'amount' : '0'
  const entries = world.rows<Entry>(
    `SELECT ${snake(key)} AS item, booked_at AS at, id, quantity_changed AS change, ${balance} AS balance, ${amount} AS amount
      FROM ${tableOf(ledger.log)} WHERE ${snake(key)} IS NOT NULL ORDER BY booked_at, id`,
  )
  const own = new Map<number, Entry[]>()
  for (const entry of entries) {
    const known = own.get(entry.item)
    if (known) known.push(entry)
    else own.set(entry.item, [entry])
  }
  return own
}
/** What one item and its entries say of each other. */
function faultsOf(ledger: Ledger, { id, quantity, value }: Balance, entries: readonly Entry[]): string[] {
  const faults: string[] = []
  const where = `${ledger.item.name} ${id}`
  let [running, worth, least] = [0, 0, 0]
  for (const [at, entry] of entries.entries()) {
    running += entry.change
    worth += entry.amount
    if (running !== entry.balance) faults.push(`${where}: after entry ${entry.id} there were ${running}, the entry says ${entry.balance}`)
    // Entries of one moment count together.
    if (entries[at + 1]?.at !== entry.at) least = Math.min(least, running)
  }
  if (running !== quantity) faults.push(`${where}: its entries come to ${running}, it says ${quantity}`)
  if (value !== null && worth !== value) faults.push(`${where}: its entries are worth ${worth}, it says ${value}`)
  if (least < 0 && !mayOwe(ledger)) faults.push(`${where}: there were ${least} of it at a moment`)
  return faults
}

/** Every balance is the sum of its entries, in order and as of now, and there never was less than nothing. */
async function balancesAreSums(world: World): Promise<readonly string[]> {
  return allLedgers().flatMap((ledger) => {
    const value = isCosted(ledger) ? 'value' : 'NULL'
    const items = world.rows<Balance>(`SELECT id, quantity, ${value} AS value FROM ${tableOf(ledger.item)}`)
    const entries = entriesOf(world, ledger, ledger.key, 'balance')
    const ofItems = items.flatMap((item) => faultsOf(ledger, item, entries.get(item.id) ?? []))
    if (!ledger.places) return ofItems
    const places = world.rows<Balance>(`SELECT id, quantity, NULL AS value FROM ${tableOf(ledger.places.of)}`)
    const there = entriesOf(world, ledger, ledger.places.key, 'place_balance')
    return [...ofItems, ...places.flatMap((place) => faultsOf(ledger, place, there.get(place.id) ?? []))]
  })
}
/** What the doctor says of books. */
async function doctorFindsNoFaultInBooks({ site }: World): Promise<readonly string[]> {
  return (await ledgerFaults(site.store)).map(({ item, id, description }) => `${item} ${id}: ${description}`)
}
export const ledgerLaws = [law('ledger', 'day', balancesAreSums), law('ledger', 'end', doctorFindsNoFaultInBooks)]
