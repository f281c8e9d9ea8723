import type { ResourceDef, UnitOfWork } from '../../kernel/index.ts'
import { conflict, flowingResource, invalidField, isClosed, memoize, Refusal } from '../../kernel/index.ts'
import { toQuantity } from './ledgerFields.ts'
import type { Ledger, LockedRecord } from './ledgerSpec.ts'
import { isMirror, movementOf, WORK_KINDS } from './movementKinds.ts'

type Entry = Readonly<Record<string, unknown>>

/** A row that an entry names, kept from other writers. One that is not there, or not in this plant, is a wrong reference like any other. */
export async function lockReferenced(
  uow: UnitOfWork,
  resource: ResourceDef,
  { key, id }: { key: string; id: number },
): Promise<LockedRecord> {
  try {
    return (await uow.of(resource).lockForUpdate(id)) as LockedRecord
  } catch (e) {
    if (e instanceof Refusal && e.kind === 'notFound') throw invalidField(key, 'unknownReference')
    throw e
  }
}
/** The links of a log to work, which has states. */
const worksOf = memoize(({ fields }: ResourceDef) =>
  Object.entries(fields).flatMap(([key, { kind, target = '', options }]) => {
    const work = kind === 'link' ? flowingResource(target) : undefined
    return work ? [{ key, work, isOwn: !options.readonly }] : []
  }),
)

/**
 * Takes hold of what an entry is booked on, such as a repair, before its item: whoever ends that work holds it first too. Nothing is taken for
 * work that is over; what was taken may still be given back. What the server booked an entry on, such as an order, is held where it is taken
 * back. Out: what the entry takes over from there.
 */
export async function lockReasons(uow: UnitOfWork, { log, places, carries = [] }: Ledger, entry: Entry): Promise<Record<string, unknown>> {
  const carried: Record<string, unknown> = {}
  for (const { key, work, isOwn } of worksOf(log)) {
    // A place may have states of its own; it is held after its item all the same, or two entries would wait for each other.
    if (key === places?.key || entry[key] == null || !(isOwn || (isMirror(entry) && work !== log))) continue
    const row = await lockReferenced(uow, work, { key, id: entry[key] as number })
    if (movementOf(entry).work === 'takes' && isClosed(work, row)) throw invalidField(key, 'workClosed', { name: row[work.title] })
    // Of several works the first counts, as where what it took is added up.
    for (const one of carries) if (row[one] != null) carried[one] ??= row[one]
  }
  return carried
}

/** The work that an entry is booked on, as its log names it: the first of several. The places of a ledger are not work. */
function workOf({ log, places }: Ledger, entry: Entry): Entry | undefined {
  const keys = worksOf(log).flatMap(({ key, isOwn }) => (isOwn && key !== places?.key ? [key] : []))
  const at = keys.findIndex((key) => entry[key] != null)
  const key = keys[at]
  return key === undefined ? undefined : { ...Object.fromEntries(keys.slice(0, at).map((one) => [one, null])), [key]: entry[key] }
}

/**
 * What work has taken of an item and not given back, by the books: entries that were reversed count as if they had never been. `without` leaves
 * one of them out. Whoever calls has locked the item, so that nobody adds an entry meanwhile.
 */
export async function takenForWork(
  uow: UnitOfWork,
  ledger: Pick<Ledger, 'log' | 'key' | 'places'>,
  { entry, without }: { entry: Entry; without?: unknown },
): Promise<number> {
  const work = workOf(ledger as Ledger, entry)
  if (!work) return 0
  const about = { ...work, [ledger.key]: entry[ledger.key], storeType: WORK_KINDS, state: 'POSTED' }
  const entries = (await uow.of(ledger.log).find(about as never)) as unknown as (LockedRecord & { quantityChanged: number })[]
  return toQuantity(entries.reduce((sum, { id, quantityChanged }) => (id === without ? sum : sum - quantityChanged), 0))
}

/** Refuses to give back more of an item than the work that is named has taken of it. What was taken for nothing in particular may come back so. */
export async function refuseReturn(
  uow: UnitOfWork,
  ledger: Ledger,
  x: { entry: Entry; item: LockedRecord; change: number },
): Promise<void> {
  if (!workOf(ledger, x.entry)) return
  const taken = Math.max(0, await takenForWork(uow, ledger, x))
  if (x.change > taken) throw invalidField('quantity', 'moreThanTaken', { taken, unit: x.item.unit ?? ledger.unit ?? '' })
}

/** Refuses to take back an issue of which the work has given something back: that goes first. */
export async function refuseReturned(
  uow: UnitOfWork,
  ledger: Ledger,
  { entry, item }: { entry: LockedRecord; item: LockedRecord },
): Promise<void> {
  if (!workOf(ledger, entry)) return
  const left = await takenForWork(uow, ledger, { entry, without: entry.id })
  if (left < 0) throw conflict('ledger.returnedSince', { amount: -left, unit: item.unit ?? ledger.unit ?? '' })
}
