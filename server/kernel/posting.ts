import { can } from './actor.ts'
import { businessDay } from './business.ts'
import { flowingResource, isClosed } from './flow.ts'
import type { Held, Ledger } from './ledger.ts'
import { type MovementKind, QUANTITY_SCALE } from './ledgerFields.ts'
import type { UnitOfWork } from './ports.ts'
import { Refusal, wrong } from './refusal.ts'
import type { ResourceDef } from './resource.ts'

type Given = Readonly<Record<string, unknown>>
type Values = Record<string, unknown>

const rounded = (scale: number) => (n: number) => Math.round(n * 10 ** scale) / 10 ** scale
/** Decimals are numbers of a scale: sums are put back on it, and are exact as long as they have less than 15 digits. */
const quantity = rounded(QUANTITY_SCALE)
const money = rounded(2)
const price = rounded(4)

const SIGN: Readonly<Partial<Record<MovementKind, 1 | -1>>> = { IN: 1, RETURN: 1, OUT: -1, SCRAP: -1 }
/** Above this a sum of money or pieces would lose its last digits. */
const BALANCE_MAX = 1e9

/** By how much an entry changes the balance. */
function changeOf({ storeType, quantity: amount, quantityCheck: counted }: Given, there: number): number {
  const isCount = storeType === 'CHECK'
  if (isCount && counted == null) throw wrong('quantityCheck', 'required')
  if (!isCount && amount == null) throw wrong('quantity', 'required')
  if (isCount) return quantity((counted as number) - there)
  const sign = SIGN[storeType as MovementKind]
  if (!sign) throw wrong('storeType', 'choice')
  return sign * (amount as number)
}

/** Entries of one item after a moment, oldest first. */
async function entriesSince(uow: UnitOfWork, { log, key }: Ledger, item: Held, from: Date) {
  const all: { at: Date; change: number }[] = []
  for (let no = 1; ; no++) {
    const page = await uow.entire.read.list(log, {
      no,
      size: 1000,
      sort: 'bookedAt',
      filter: { [key]: { eq: item.id }, bookedAt: { from } },
    } as never)
    const rows = page.items as unknown as { bookedAt: Date; quantityChanged: number }[]
    all.push(...rows.map((row) => ({ at: row.bookedAt, change: row.quantityChanged })))
    if (rows.length < 1000) return all
  }
}
const there = (item: Held) => item.quantity as number
const movedAt = (item: Held) => item.lastMovedAt as Date | null

/**
 * When an entry counts: now, or when it is said to have been. Units wait for each other in another order than they began, so that an entry of
 * now never counts before the last one.
 */
function momentOf(
  { now, actor }: Pick<UnitOfWork, 'now' | 'actor'>,
  ledger: Ledger,
  given: Given,
  x: { item: Held; offsetMinutes: number },
): Date {
  const last = movedAt(x.item)?.getTime() ?? 0
  const said = given.bookedAt as Date | null | undefined
  if (!said || said.getTime() >= now.getTime()) return new Date(Math.max(now.getTime(), last))
  if (given.storeType === 'CHECK') throw wrong('bookedAt', 'countedNow')
  const permission = `${ledger.log.permission}:past`
  if (businessDay(said, x.offsetMinutes) < businessDay(now, x.offsetMinutes) && !can(actor, permission))
    throw wrong('bookedAt', 'pastNotAllowed')
  return said
}

/** Refuses what would leave less than nothing, now or at any moment since. */
async function refuseBelowZero(uow: UnitOfWork, ledger: Ledger, x: { item: Held; change: number; at: Date }) {
  const { item, change, at } = x
  const left = quantity(there(item) + change)
  const params = { there: there(item), reserved: item.reserved ?? 0, unit: item.unit ?? '' }
  if (left < 0) throw wrong('quantity', 'notEnough', params)
  if (left > BALANCE_MAX) throw wrong('quantity', 'max', { max: BALANCE_MAX })
  const last = movedAt(item)
  if (change >= 0 || !last || at >= last) return
  const later = (await entriesSince(uow, ledger, item, at)).filter((one) => one.at > at)
  let balance = quantity(later.reduce((sum, one) => sum - one.change, there(item)))
  let least = balance
  for (const one of later) {
    balance = quantity(balance + one.change)
    least = Math.min(least, balance)
  }
  if (quantity(least + change) < 0) throw wrong('quantity', 'notEnoughThen', { ...params, there: least })
}

/** What a movement costs: incoming stock its price, outgoing stock its share of the value, all of it when nothing is left. */
export function costOf(given: Given, item: Held, change: number): { unitPrice: number | null; amount: number } {
  const value = item.value as number
  const before = there(item)
  const average = before > 0 ? value / before : undefined
  const known = (item.unitPrice as number | null | undefined) ?? undefined
  if (change < 0) {
    const amount = quantity(before + change) === 0 ? -value : Math.max(-value, -money((value * -change) / before))
    return { unitPrice: price(average ?? 0), amount }
  }
  const said = given.storeType === 'IN' ? (given.unitPrice as number | null | undefined) : undefined
  const each = said ?? (given.storeType === 'IN' ? (known ?? average) : (average ?? known))
  return { unitPrice: each === undefined ? null : price(each), amount: money((each ?? 0) * change) }
}

interface Step {
  readonly change: number
  readonly amount: number
  readonly at: Date
}
/** What an item is after a movement: its balance, and what follows from it. Also for rows that are written without posting (demo data). */
export function afterMovement({ derive }: Pick<Ledger, 'derive'>, item: Held, { change, amount, at }: Step): Values {
  const last = movedAt(item)
  const next = {
    quantity: quantity(there(item) + change),
    value: money((item.value as number) + amount),
    lastMovedAt: last && last > at ? last : at,
  }
  return { ...next, ...derive?.({ ...item, ...next }) }
}
async function settle(uow: UnitOfWork, ledger: Ledger, x: Step & { item: Held; input: Given }): Promise<number> {
  const { item, input, change } = x
  const more = await ledger.follow?.({ uow, input, item, change })
  const next = { ...more, ...afterMovement(ledger, { ...item, ...more }, x) }
  await uow.of(ledger.item).derive(x.item as never, next as never)
  return next.quantity as number
}

/** A row that an entry names, kept from other writers. One that is not there, or not in this plant, is a wrong reference like any other. */
async function holdNamed(uow: UnitOfWork, resource: ResourceDef, { key, id }: { key: string; id: number }): Promise<Held> {
  try {
    return (await uow.of(resource).hold(id)) as Held
  } catch (e) {
    if (e instanceof Refusal && e.kind === 'notFound') throw wrong(key, 'unknownReference')
    throw e
  }
}
const holdItem = (uow: UnitOfWork, { item, key }: Ledger, entry: Given) => holdNamed(uow, item, { key, id: entry[key] as number })

/**
 * Takes hold of what an entry is booked on, such as a repair, before its item: whoever ends that work holds it first too. Nothing is taken for
 * work that is over; what was taken may still be given back.
 */
async function holdReasons(uow: UnitOfWork, { log }: Ledger, entry: Given): Promise<void> {
  for (const [key, { kind, options, target = '' }] of Object.entries(log.fields)) {
    const work = kind === 'link' && !options.readonly && entry[key] != null ? flowingResource(target) : undefined
    if (!work) continue
    const row = await holdNamed(uow, work, { key, id: entry[key] as number })
    if (entry.storeType === 'OUT' && isClosed(work, row)) throw wrong(key, 'workClosed', { name: row[work.title] })
  }
}

/**
 * Posts one movement: takes hold of the item, refuses what may not be, writes the balance, and answers what the entry says beside what was
 * given. Whoever calls writes the entry in the same unit.
 */
export async function entryOf(uow: UnitOfWork, ledger: Ledger, given: Given): Promise<Values> {
  const whole = uow.entire
  await holdReasons(whole, ledger, given)
  const item = await holdItem(whole, ledger, given)
  const change = changeOf(given, there(item))
  const at = momentOf(uow, ledger, given, { item, offsetMinutes: uow.read.offsetMinutes })
  await ledger.admit?.({ uow, input: given, item, change })
  await refuseBelowZero(whole, ledger, { item, change, at })
  const cost = costOf(given, item, change)
  const movedSinceCount = given.storeType === 'CHECK' ? await movedSince(whole, ledger, item, given.countedAt as Date | null) : null
  const balance = await settle(whole, ledger, { item, input: given, change, amount: cost.amount, at })
  return { quantityChanged: change, balance, bookedAt: at, movedSinceCount, ...cost }
}

/** How far the balance has moved since it was counted; nothing where nobody said when, or nothing moved. */
async function movedSince(uow: UnitOfWork, ledger: Ledger, item: Held, countedAt: Date | null | undefined): Promise<number | null> {
  const last = movedAt(item)
  if (!countedAt || !last || last <= countedAt) return null
  const later = (await entriesSince(uow, ledger, item, countedAt)).filter((one) => one.at > countedAt)
  return later.length ? quantity(later.reduce((sum, one) => sum + one.change, 0)) : null
}

/** The entry that takes another one back, once: the base refuses a second one. */
export async function mirrorOf(
  uow: UnitOfWork,
  ledger: Ledger,
  { record, reason }: { record: Given & { id: number }; reason: string },
): Promise<Values> {
  const whole = uow.entire
  await holdReasons(whole, ledger, { ...record, storeType: 'REVERSAL' })
  const item = await holdItem(whole, ledger, record)
  const change = quantity(-(record.quantityChanged as number))
  const at = momentOf(uow, ledger, {}, { item, offsetMinutes: uow.read.offsetMinutes })
  await refuseBelowZero(whole, ledger, { item, change, at })
  const value = item.value as number
  const isLast = quantity(there(item) + change) === 0
  const amount = isLast ? -value : Math.max(-value, money(-(record.amount as number)))
  const balance = await settle(whole, ledger, { item, input: record, change, amount, at })
  const kept = Object.fromEntries(Object.keys(ledger.log.fields).map((key) => [key, record[key]]))
  return {
    ...kept,
    storeType: 'REVERSAL',
    state: 'POSTED',
    reversesId: record.id,
    quantityChanged: change,
    balance,
    bookedAt: at,
    amount,
    remark: reason,
    quantityCheck: null,
    countedAt: null,
    movedSinceCount: null,
  }
}
