import { afterMovement, costOf, type Ledger, type LockedRecord, movementOf, signOf } from '../../domain/ledger/index.ts'
import { numbered, type Row } from '../tables.ts'
import materials from './materials.json' with { type: 'json' }

const DAY_MS = 86_400_000
/** How long a vendor takes. */
const LEAD_DAYS = 4

/** Something that was taken or given back, and what its entry says. */
export interface Event {
  readonly at: number
  readonly about: Row
  readonly entry: Row
}

/** Of each plant, so many of the items that are asked for most are not bought in time. */
const FORGOTTEN = 2
/** The items of which each plant has run low, out of those that are used. */
function forgottenOf(items: readonly Row[], events: ReadonlyMap<Row, readonly Event[]>): ReadonlySet<Row> {
  const uses = (item: Row) => events.get(item)?.length ?? 0
  const used = items.filter((item) => uses(item)).toSorted((a, b) => uses(b) - uses(a))
  return new Set([1, 2].flatMap((plantId) => used.filter((item) => item.plantId === plantId).slice(0, FORGOTTEN)))
}

interface Bookings {
  readonly events: readonly Event[]
  readonly since: number
  /** What open work is going to take, and is therefore kept on top of the least. */
  readonly reserved?: ReadonlyMap<unknown, number>
  /** Items that came so long ago and have not moved since. */
  readonly dead?: ReadonlyMap<Row, number>
}
/**
 * Writes movements into the books as posting would have: in the order in which they were, and what is about to run out is bought some days
 * ahead. Balances of the items are left as they end.
 */
export function booked(ledger: Ledger, items: readonly Row[], { events, since, reserved, dead }: Bookings): Row[] {
  const entries: Row[] = []
  const byItem = new Map<Row, Event[]>(items.map((item) => [item, []]))
  for (const one of events) byItem.get(one.about)?.push(one)
  const forgotten = forgottenOf(items, byItem)
  const write = (item: Row, movement: Row, at: Date) => {
    const change = (signOf(movement) ?? 0) * (movement.quantity as number)
    const lockedItem = item as unknown as LockedRecord
    const cost = costOf(movement, lockedItem, change)
    const next = afterMovement(ledger, lockedItem, { change, amount: cost.amount, at })
    Object.assign(item, next)
    const stamps = { createdAt: at, updatedAt: at, bookedAt: at }
    const result = { quantityChanged: change, balance: next.quantity, ...cost }
    entries.push({ state: 'POSTED', plantId: item.plantId, [ledger.key]: item.id, ...movement, ...result, ...stamps })
  }
  for (const item of items) {
    Object.assign(item, { quantity: 0, value: 0, lastMovedAt: null })
    const isForgotten = forgotten.has(item)
    const least = (item.minQuantity as number) + (reserved?.get(item.id) ?? 0)
    write(
      item,
      { storeType: 'IN', quantity: Math.max(1, Math.ceil(least * (isForgotten ? 1.25 : 2))), remark: materials.remarks.opening },
      new Date(dead?.get(item) ?? since),
    )
    let last = since
    for (const { at, entry } of (byItem.get(item) ?? []).toSorted((a, b) => a.at - b.at)) {
      const [there, wanted] = [item.quantity as number, movementOf(entry).work === 'returns' ? 0 : (entry.quantity as number)]
      const isNeeded = there < wanted || (!isForgotten && there - wanted < least)
      if (isNeeded) {
        const bought = isForgotten ? wanted : Math.max(least, wanted * 2)
        write(item, { storeType: 'IN', quantity: bought }, new Date(Math.max(last, at - LEAD_DAYS * DAY_MS)))
      }
      write(item, { storeType: 'OUT', ...entry }, new Date(at))
      last = at
    }
  }
  entries.sort((a, b) => (a.bookedAt as Date).getTime() - (b.bookedAt as Date).getTime())
  return numbered(entries)
}
