import type { Read, ResourceDef, UnitOfWork } from '../../kernel/index.ts'
import { conflict } from '../../kernel/index.ts'
import { costOf, isCosted } from './costing.ts'
import { toQuantity as quantity } from './ledgerFields.ts'
import type { Ledger, LockedRecord } from './ledgerSpec.ts'
import { placeFieldsOf } from './places.ts'
import { afterMovement } from './posting.ts'

/** What somebody found, and when. The id is that of what is counted: a place in a ledger with places, else an item. */
export interface Count {
  readonly id: number
  readonly counted: number
  readonly countedAt: Date
}
/** What a count of a ledger is about, and the field of an entry that names it. */
export interface Counted {
  readonly of: ResourceDef
  readonly key: string
}
export const countedIn = ({ item, key, places }: Pick<Ledger, 'item' | 'key' | 'places'>): Counted => places ?? { of: item, key }

const PAGE = 1000
/** As many as one statement is asked about. */
const CHUNK = 500

/** How far balances have moved since they were counted, by the id of what was counted; what has not moved is not in it. */
export async function movedSinceCounts(
  read: Read,
  ledger: Pick<Ledger, 'log' | 'item' | 'key' | 'places'>,
  counts: readonly Pick<Count, 'id' | 'countedAt'>[],
): Promise<Map<number, number>> {
  const { key } = countedIn(ledger)
  const since = new Map(counts.map((one) => [one.id, one.countedAt.getTime()]))
  const moved = new Map<number, number>()
  for (let at = 0; at < counts.length; at += CHUNK) {
    const some = counts.slice(at, at + CHUNK)
    const from = new Date(Math.min(...some.map((one) => one.countedAt.getTime())) + 1)
    const filter = { [key]: { in: some.map((one) => one.id) }, bookedAt: { from } }
    for (let no = 1; ; no++) {
      const rows = (await read.list(ledger.log, { no, size: PAGE, sort: 'bookedAt', filter })).items as unknown as Record<string, unknown>[]
      for (const row of rows) {
        const id = row[key] as number
        if ((row.bookedAt as Date).getTime() > (since.get(id) ?? 0))
          moved.set(id, quantity((moved.get(id) ?? 0) + (row.quantityChanged as number)))
      }
      if (rows.length < PAGE) break
    }
  }
  return moved
}

const lastMoved = (row: LockedRecord) => (row.lastMovedAt as Date | null)?.getTime() ?? 0

/** What is counted with the items that it belongs to, all kept from other writers: items before places, as every posting takes them. */
async function lockCounted(uow: UnitOfWork, { item, key, places }: Ledger, ids: readonly number[]) {
  if (!places) {
    const items = (await uow.of(item).lockManyForUpdate(ids)) as unknown as LockedRecord[]
    return ids.map((_, nth) => ({ stock: items[nth] as LockedRecord, item: items[nth] as LockedRecord }))
  }
  const named = (await uow.of(places.of).many(ids)) as unknown as (LockedRecord | null)[]
  const owners = named.flatMap((place) => (place ? [place[key] as number] : []))
  const items = new Map(((await uow.of(item).lockManyForUpdate(owners)) as unknown as LockedRecord[]).map((one) => [one.id, one]))
  const lockedPlaces = (await uow.of(places.of).lockManyForUpdate(ids)) as unknown as LockedRecord[]
  return lockedPlaces.map((stock) => ({ stock, item: items.get(stock[key] as number) as LockedRecord }))
}

/** Rows with what they become; one that changes several times is written once, as it ends. */
class Changes {
  readonly #now = new Map<number, { record: LockedRecord; values: Readonly<Record<string, unknown>> }>()

  of = (row: LockedRecord): LockedRecord => ({ ...row, ...this.#now.get(row.id)?.values })
  set = (row: LockedRecord, values: Readonly<Record<string, unknown>>) => this.#now.set(row.id, { record: row, values })
  all = () => [...this.#now.values()]
}

/**
 * Posts many counts in this unit with few statements, whenever they were taken. What moved since then is neither undone nor counted twice:
 * the count is carried on over it, and the difference is taken against the balance of now. A count that cannot be, because more was taken
 * since than had been found, is refused. Out: the entries, in the order of the counts.
 */
export async function postCounts(
  uow: UnitOfWork,
  ledger: Ledger,
  { counts, saying }: { counts: readonly Count[]; saying: Readonly<Record<string, unknown>> },
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { item: items, log, key, places, admit } = ledger
  const whole = uow.withoutDataScope
  const all = await lockCounted(
    whole,
    ledger,
    counts.map(({ id }) => id),
  )
  const stale = counts.filter(({ countedAt }, nth) => lastMoved(all[nth]?.stock as LockedRecord) > countedAt.getTime())
  const moved = await movedSinceCounts(whole.read, ledger, stale)
  const [ofItems, ofPlaces] = [new Changes(), new Changes()]
  const entries: Record<string, unknown>[] = []
  for (const [nth, { id, counted, countedAt }] of counts.entries()) {
    const { stock, item: lockedItem } = all[nth] as { stock: LockedRecord; item: LockedRecord }
    const item = ofItems.of(lockedItem)
    const place = places && stock
    const since = moved.get(id) ?? 0
    const elsewhere = (place && (await ledger.elsewhere?.(whole, place, countedAt))) || 0
    const there = quantity(counted + since + elsewhere)
    const name = [lockedItem[items.title], ...(place && places ? [place[places.of.title]] : [])].join(' · ')
    if (there < 0) throw conflict('ledger.countBehind', { item: name, counted, moved: since })
    const change = quantity(there - (stock.quantity as number))
    const about = { [key]: item.id, ...(place && places && placeFieldsOf(places, place)) }
    const entry = { ...saying, ...about, storeType: 'CHECK', quantityCheck: there, countedAt }
    await admit?.({ uow, input: entry, item, change, ...(place && { place }) })
    const at = new Date(Math.max(uow.now.getTime(), lastMoved(item)))
    const cost = costOf(entry, item, change)
    const values = afterMovement(ledger, item, { change, amount: cost.amount, at, now: uow.now })
    ofItems.set(lockedItem, values)
    if (place) ofPlaces.set(place, { quantity: there, lastMovedAt: at })
    entries.push({
      ...entry,
      ...(isCosted(ledger) && cost),
      quantityChanged: change,
      balance: values.quantity,
      ...(place && { placeBalance: there }),
      bookedAt: at,
      movedSinceCount: moved.has(id) ? since : null,
    })
  }
  await whole.of(items).writeDerivedMany(ofItems.all() as never)
  if (places) await whole.of(places.of).writeDerivedMany(ofPlaces.all() as never)
  const written = (await uow.of(log).createMany(entries as never)) as unknown as LockedRecord[]
  if (ledger.posted) for (const entry of written) await ledger.posted({ uow, entry })
  return written
}
