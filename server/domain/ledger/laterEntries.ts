import type { UnitOfWork } from '../../kernel/index.ts'
import { toQuantity as quantity } from './ledgerFields.ts'
import type { Ledger, LockedRecord } from './ledgerSpec.ts'

interface Booked {
  readonly at: Date
  readonly change: number
  readonly entry: LockedRecord
}
/** What entries of the past and reversals of an item take turns by. */
export const entriesKey = ({ log }: Pick<Ledger, 'log'>, itemId: number) => `entries:${log.name}:${itemId}`

/** What all bookings of a ledger in a plant take turns by, if they do. */
export const bookingKeys = ({ bookingKey }: Pick<Ledger, 'bookingKey'>, plantId: number) => (bookingKey ? [bookingKey(plantId)] : [])

/** Entries about something from a moment on, oldest first; those of one moment in the order in which they were booked. */
export async function entriesSince(uow: UnitOfWork, { log }: Ledger, { about, from }: { about: object; from: Date }): Promise<Booked[]> {
  const all: Booked[] = []
  for (let no = 1; ; no++) {
    const page = await uow.withoutDataScope.read.list(log, {
      no,
      size: 1000,
      sort: 'bookedAt',
      filter: { ...about, bookedAt: { from } },
    } as never)
    const rows = page.items as unknown as (LockedRecord & { bookedAt: Date; quantityChanged: number })[]
    all.push(...rows.map((row) => ({ at: row.bookedAt, change: row.quantityChanged, entry: row })))
    if (rows.length < 1000) return all
  }
}
export const sumOf = (some: readonly Booked[]) => quantity(some.reduce((all, one) => all + one.change, 0))

/** What there was before the first of some entries: of the item, and at those of its places whose balances are written. */
interface Before {
  readonly item: number
  readonly places: ReadonlyMap<number, number>
}
/**
 * Writes the balances of consecutive entries of an item that are not what their changes make of what there was before. Whoever calls holds the
 * item. Out: how many entries that were.
 */
export async function writeBalances(uow: UnitOfWork, { log, places }: Ledger, entries: readonly Booked[], before: Before): Promise<number> {
  let balance = before.item
  const atPlaces = new Map(before.places)
  const wrong = new Map<number, Readonly<Record<string, number>>>()
  for (const { entry, change } of entries) {
    balance = quantity(balance + change)
    const placeId = places && (entry[places.key] as number)
    const there = placeId === undefined ? undefined : atPlaces.get(placeId)
    const values: Record<string, number> = { balance }
    if (placeId !== undefined && there !== undefined) {
      values.placeBalance = quantity(there + change)
      atPlaces.set(placeId, values.placeBalance)
    }
    if (Object.entries(values).some(([name, value]) => entry[name] !== value)) wrong.set(entry.id, values)
  }
  const whole = uow.withoutDataScope.of(log)
  const locked = await whole.lockManyForUpdate([...wrong.keys()])
  await whole.writeDerivedMany(locked.map((record) => ({ record, values: wrong.get(record.id) })) as never)
  return wrong.size
}

interface Shift {
  readonly item: LockedRecord
  readonly place?: LockedRecord | undefined
  readonly at: Date
  readonly change: { readonly item: number; readonly place: number }
}
/**
 * Balances run in the order of moments: an entry of the past changes those after it. `item` and `place` are as they were before the entry. Out: by
 * how much the balances have moved since.
 */
export async function shiftLater(uow: UnitOfWork, ledger: Ledger, { item, place, at, change }: Shift) {
  const last = item.lastMovedAt as Date | null
  if (!last || at >= last) return { item: 0, place: 0 }
  const since = (await entriesSince(uow, ledger, { about: { [ledger.key]: { eq: item.id } }, from: at })).filter((one) => one.at > at)
  const isThere = ({ entry }: Booked) => place !== undefined && ledger.places !== undefined && entry[ledger.places.key] === place.id
  const moved = { item: sumOf(since), place: sumOf(since.filter(isThere)) }
  const before = (row: LockedRecord, of: 'item' | 'place') => quantity((row.quantity as number) + change[of] - moved[of])
  await writeBalances(uow, ledger, since, {
    item: before(item, 'item'),
    places: new Map(place ? [[place.id, before(place, 'place')]] : []),
  })
  return moved
}
