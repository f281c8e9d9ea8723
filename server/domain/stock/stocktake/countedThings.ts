import { invalidField, type Read, type UnitOfWork, withBelow } from '../../../kernel/index.ts'
import { countedIn, type LockedRecord } from '../../ledger/index.ts'
import { storageLocation } from '../storageLocation.resource.ts'
import { type CountedKind, countedLedgers } from './countedKinds.ts'
import { stocktake, stocktakeLine } from './stocktake.resource.ts'

/** What is, or is going to be, a line: an item, or a place of one. */
export interface Counted {
  readonly item: LockedRecord & { name: string; unit?: string }
  readonly stock: LockedRecord & { quantity: number; locationId: number | null; status?: string }
  readonly code: string
}
type Item = Counted['item'] & Counted['stock'] & { code: string }

/** Places carry the code of their item with what tells them from its other places. */
async function codesOf(read: Read, kind: CountedKind, all: readonly Counted['stock'][]): Promise<Counted[]> {
  const { item: items, key, places } = countedLedgers[kind]
  if (!places) return all.map((stock) => ({ item: stock as Item, stock, code: (stock as Item).code }))
  const named = new Map((await read.of(storageLocation).find({})).map(({ id, code }) => [id, code]))
  const owners = (await read.of(items).many([...new Set(all.map((stock) => stock[key] as number))])) as unknown as (Item | null)[]
  const known = new Map(owners.flatMap((item) => (item ? [[item.id, item] as const] : [])))
  const used = new Set<string>()
  return all.map((stock) => {
    const item = known.get(stock[key] as number) as Item
    const placeCodes = places.by.map((field) =>
      places.of.fields[field]?.target === storageLocation.name ? named.get(stock[field] as number) : stock[field],
    )
    const words = [item.code, ...placeCodes].join('/')
    const code = used.has(words) ? `${words}#${stock.id}` : words
    used.add(code)
    return { item, stock, code }
  })
}

/** Everything of the kind that is in use or lies there, in the order in which people walk past it. */
export async function countedThings(read: Read, kind: CountedKind, roots: readonly number[]): Promise<Counted[]> {
  const { of } = countedIn(countedLedgers[kind])
  const locations = await read.of(storageLocation).find({})
  const order = new Map(locations.toSorted((a, b) => a.code.localeCompare(b.code)).map(({ id }, nth) => [id, nth]))
  const locationIds = roots.length ? new Set(withBelow(locations, roots)) : undefined
  const all = (await read.of(of).find((locationIds ? { locationId: [...locationIds] } : {}) as never)) as unknown as Counted['stock'][]
  const rank = ({ stock }: Counted) => order.get(stock.locationId ?? 0) ?? locations.length
  const wanted = all.filter(({ quantity, status }) => quantity > 0 || status === 'ENABLED')
  return (await codesOf(read, kind, wanted)).sort((a, b) => rank(a) - rank(b) || a.code.localeCompare(b.code))
}

/** All that is counted of an item: itself, or the places that it has had. */
export async function thingsOf(read: Read, kind: CountedKind, items: readonly number[]): Promise<Counted[]> {
  const { of } = countedIn(countedLedgers[kind])
  const { item, key } = countedLedgers[kind]
  const where = of === item ? { id: [...items] } : { [key]: [...items] }
  return codesOf(read, kind, (await read.of(of).find(where as never)) as unknown as Counted['stock'][])
}

/** What a code of a line means: that of an item, or of one of its places, which begins with it. */
export async function thingNamed(read: Read, kind: CountedKind, code: string): Promise<Counted | undefined> {
  const { item, places } = countedLedgers[kind]
  const words = code.split('/')
  const starts = places ? words.slice(1).map((_, nth) => words.slice(0, nth + 1).join('/')) : [code]
  if (!starts.length) return undefined
  const items = (await read.of(item).find({ code: starts } as never)) as unknown as LockedRecord[]
  const things = items.length
    ? await thingsOf(
        read,
        kind,
        items.map(({ id }) => id),
      )
    : []
  return things.find((one) => one.code === code)
}

/** More than so many are asked for by reading whole lists. */
const FEW = 200
/** Two people who count one shelf for two lists would each correct what the other has corrected. `field` is where it was chosen. */
export async function refuseCountedTwice(
  uow: UnitOfWork,
  { kind, things, own, field }: { kind: CountedKind; things: readonly Counted[]; own: number; field: string },
) {
  const { key } = countedIn(countedLedgers[kind])
  const open = await uow.of(stocktake).find({ kind, state: ['COUNTING', 'SUBMITTED'] })
  const wanted = new Map(things.map(({ stock, code }) => [stock.id, code]))
  const among = things.length > FEW ? {} : { [key]: [...wanted.keys()] }
  for (const { id, stocktakeNo } of open.filter((one) => one.id !== own))
    for (const line of (await uow.of(stocktakeLine).find({ stocktakeId: id, ...among })) as unknown as Readonly<
      Record<string, unknown>
    >[]) {
      const code = wanted.get(line[key] as number)
      if (code !== undefined) throw invalidField(field, 'countedAlready', { stocktakeNo, code })
    }
}
