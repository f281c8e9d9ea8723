import type { UnitOfWork } from '../../kernel/index.ts'
import { toQuantity as quantity } from './ledgerFields.ts'
import type { Ledger, LockedRecord } from './ledgerSpec.ts'

interface Later {
  readonly at: Date
  readonly change: number
  readonly entry: LockedRecord
}
/** Entries about something from a moment on, oldest first. */
export async function entriesSince(uow: UnitOfWork, { log }: Ledger, { about, from }: { about: object; from: Date }): Promise<Later[]> {
  const all: Later[] = []
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
interface Shift {
  readonly item: LockedRecord
  readonly place?: LockedRecord | undefined
  readonly at: Date
  readonly change: { readonly item: number; readonly place: number }
}
/**
 * Balances run in the order of moments: an entry of the past changes those after it. Whoever calls holds the item, so that nobody adds an entry
 * meanwhile. Out: by how much the balances have moved since.
 */
export async function shiftLater(uow: UnitOfWork, ledger: Ledger, { item, place, at, change }: Shift) {
  const last = item.lastMovedAt as Date | null
  if (!last || at >= last) return { item: 0, place: 0 }
  const since = (await entriesSince(uow, ledger, { about: { [ledger.key]: { eq: item.id } }, from: at })).filter((one) => one.at > at)
  const isThere = ({ entry }: Later) => place !== undefined && ledger.places !== undefined && entry[ledger.places.key] === place.id
  const entries = uow.withoutDataScope.of(ledger.log)
  const ids = since.flatMap((one) => (change.item !== 0 || isThere(one) ? [one.entry.id] : []))
  const locked = new Map(((await entries.lockManyForUpdate(ids)) as unknown as LockedRecord[]).map((one) => [one.id, one]))
  const shifts = since.flatMap((one) => {
    const record = locked.get(one.entry.id)
    if (!record) return []
    const balance = quantity((record.balance as number) + change.item)
    const placeBalance = isThere(one) ? { placeBalance: quantity((record.placeBalance as number) + change.place) } : {}
    return [{ record, values: { balance, ...placeBalance } }]
  })
  await entries.writeDerivedMany(shifts as never)
  const sum = (some: readonly Later[]) => quantity(some.reduce((all, one) => all + one.change, 0))
  return { item: sum(since), place: sum(since.filter(isThere)) }
}
