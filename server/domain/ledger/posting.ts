import type { UnitOfWork } from '../../kernel/index.ts'
import { businessDay, conflict, exercises, invalidField } from '../../kernel/index.ts'
import { costOf, isCosted } from './costing.ts'
import { entriesSince, shiftLater } from './laterEntries.ts'
import { toQuantity as quantity, rounded } from './ledgerFields.ts'
import type { Ledger, LockedRecord } from './ledgerSpec.ts'
import { isCount, isMove, movementOf, signOf } from './movementKinds.ts'
import { lockPlace, lockTargetPlace, pick, placeFieldsOf } from './places.ts'
import { lockReasons, lockReferenced, refuseReturn, refuseReturned } from './workOfEntry.ts'

type EntryInput = Readonly<Record<string, unknown>>
type Values = Record<string, unknown>

const money = rounded(2)

/** Above this a sum of money or pieces would lose its last digits. */
const BALANCE_MAX = 1e9

/** By how much an entry changes the balance. */
function changeOf({ effects }: Ledger, input: EntryInput, { there, elsewhere }: Record<'there' | 'elsewhere', number>): number {
  const { quantity: amount, quantityCheck: counted } = input
  const [isCounted, sign] = [isCount(input), signOf(input, effects)]
  if (isCounted && counted == null) throw invalidField('quantityCheck', 'required')
  if (!isCounted && amount == null) throw invalidField('quantity', 'required')
  if (isCounted) return quantity((counted as number) + elsewhere - there)
  if (!sign) throw invalidField('storeType', 'choice')
  return sign * (amount as number)
}

/** What a movement counts on: the item, and where that has places, the place too. */
interface Stock {
  readonly item: LockedRecord
  readonly place?: LockedRecord | undefined
}
/** Whose balance may not fall below zero: places hold what there is of an item, so that theirs say it of the item. */
const keeperOf = ({ item, place }: Stock) => place ?? item

/** What names the place that is counted on, or the item where there are none. */
const ofKeeper = ({ key, places }: Ledger, stock: Stock) => ({ [places ? places.key : key]: { eq: keeperOf(stock).id } })
const there = (item: LockedRecord) => item.quantity as number
const movedAt = (item: LockedRecord) => item.lastMovedAt as Date | null

/**
 * When an entry counts: now, or when it is said to have been. Units wait for each other in another order than they began, so that an entry of
 * now never counts before the last one. One that puts another right counts when that one did (`at`), which asks for no right to the past.
 */
function momentOf(uow: UnitOfWork, ledger: Ledger, input: EntryInput, x: { item: LockedRecord; at?: Date | null | undefined }): Date {
  const { now, actor } = uow
  if (x.at) return x.at
  const last = movedAt(x.item)?.getTime() ?? 0
  const bookedAt = input.bookedAt as Date | null | undefined
  if (!bookedAt || bookedAt.getTime() >= now.getTime()) return new Date(Math.max(now.getTime(), last))
  if (!movementOf(input).isBackdated) throw invalidField('bookedAt', 'countedNow')
  const permission = `${ledger.log.permission}:past`
  const { offsetMinutes } = uow.read
  if (businessDay(bookedAt, offsetMinutes) < businessDay(now, offsetMinutes) && !exercises(actor, permission))
    throw invalidField('bookedAt', 'pastNotAllowed')
  return bookedAt
}

/** Refuses what would leave less than nothing, or less than the ledger's floor, now or at any moment since. */
async function refuseBelowZero(uow: UnitOfWork, ledger: Ledger, x: Stock & { change: number; at: Date }) {
  const { item, change, at } = x
  const keeper = keeperOf(x)
  const left = quantity(there(keeper) + change)
  const params = { there: there(keeper), reserved: item.reserved ?? 0, unit: item.unit ?? ledger.unit ?? '' }
  const floor = (await ledger.floor?.(uow, item)) ?? 0
  // What comes in is welcome, however much is owed.
  if (left < floor && change < 0) throw invalidField('quantity', params.reserved ? 'notEnoughReserved' : 'notEnough', params)
  if (left > BALANCE_MAX) throw invalidField('quantity', 'max', { max: BALANCE_MAX })
  const last = movedAt(keeper)
  if (change >= 0 || !last || at >= last) return
  const later = (await entriesSince(uow, ledger, { about: ofKeeper(ledger, x), from: at })).filter((one) => one.at > at)
  let balance = quantity(later.reduce((sum, one) => sum - one.change, there(keeper)))
  let least = balance
  for (const one of later) {
    balance = quantity(balance + one.change)
    least = Math.min(least, balance)
  }
  if (quantity(least + change) < floor) throw invalidField('quantity', 'notEnoughThen', { ...params, there: least })
}

interface Step {
  readonly change: number
  readonly amount: number
  readonly at: Date
  /** The moment of the posting, where a movement of the past is entered. */
  readonly now?: Date
}
/** What an item is after a movement: its balance, and what follows from it. Also for rows that are written without posting (demo data). */
export function afterMovement({ derive }: Pick<Ledger, 'derive'>, item: LockedRecord, { change, amount, at, now = at }: Step): Values {
  const last = movedAt(item)
  const next: Values = { quantity: quantity(there(item) + change), lastMovedAt: last && last > at ? last : at }
  if ('value' in item) next.value = money((item.value as number) + amount)
  return derive ? Object.assign(next, derive({ ...item, ...next }, now)) : next
}
interface Balances {
  readonly balance: number
  readonly placeBalance?: number
}
/** Writes the balances after a movement. One between places of an item leaves what there is of it, and is told as what left and what came. */
async function settle(uow: UnitOfWork, ledger: Ledger, x: Step & Stock & { input: EntryInput; isMove: boolean }): Promise<Balances> {
  const { item, place, input, change, isMove: isMoved } = x
  const more = await ledger.follow?.({ uow, input, item, ...(place && { place }), change })
  const step = { at: x.at, now: uow.now, change: isMoved ? 0 : change, amount: isMoved ? 0 : x.amount }
  const next = { ...more, ...afterMovement(ledger, more ? { ...item, ...more } : item, step) }
  await uow.of(ledger.item).writeDerived(item as never, next as never)
  const moved = await shiftLater(uow, ledger, { item, place, at: x.at, change: { item: step.change, place: change } })
  const balance = quantity((isMoved && change < 0 ? there(item) + change : (next.quantity as number)) - moved.item)
  if (!place || !ledger.places) return { balance }
  const last = movedAt(place)
  const placeQuantity = quantity(there(place) + change)
  const placeBalance = quantity(placeQuantity - moved.place)
  const then = { quantity: placeQuantity, lastMovedAt: last && last > x.at ? last : x.at }
  await uow.of(ledger.places.of).writeDerived(place as never, then as never)
  return { balance, placeBalance }
}

const lockItem = (uow: UnitOfWork, { item, key }: Ledger, entry: EntryInput) => lockReferenced(uow, item, { key, id: entry[key] as number })

/**
 * Posts one movement: takes hold of the item, refuses what may not be, writes the balance, and answers what the entry says beside what was
 * given. Whoever calls writes the entry in the same unit.
 */
export async function entryOf(uow: UnitOfWork, ledger: Ledger, input: EntryInput, moment?: Date | null): Promise<Values> {
  const whole = uow.withoutDataScope
  const carried = await lockReasons(whole, ledger, input)
  const item = await lockItem(whole, ledger, input)
  const measured = await ledger.measure?.({ uow, input: input, item })
  const place = ledger.places && (await lockPlace(whole, ledger, item, input))
  const stock = { item, place }
  const elsewhere = (isCount(input) && (await ledger.elsewhere?.(whole, keeperOf(stock), uow.now))) || 0
  const change = changeOf(ledger, { ...input, ...measured }, { there: there(keeperOf(stock)), elsewhere })
  const at = momentOf(uow, ledger, input, { item, at: moment })
  await ledger.admit?.({ uow, input: input, item, change, ...(place && { place }) })
  if (movementOf(input).work === 'returns') await refuseReturn(whole, ledger, { entry: input, item, change })
  await refuseBelowZero(whole, ledger, { ...stock, change, at })
  const cost = costOf(input, item, change)
  const movedSinceCount = isCount(input) ? await movedSince(whole, ledger, stock, input.countedAt as Date | null) : null
  const balances = await settle(whole, ledger, {
    ...stock,
    input: input,
    change,
    amount: cost.amount,
    at,
    isMove: isMove(input),
  })
  const placeFields = place && ledger.places && placeFieldsOf(ledger.places, place)
  return {
    ...carried,
    ...measured,
    ...placeFields,
    quantityChanged: change,
    ...balances,
    bookedAt: at,
    movedSinceCount,
    ...(isCosted(ledger) && cost),
  }
}

type Entry = EntryInput & { readonly id: number }
/** What an entry keeps of what was given. */
export const storedFieldsOf = ({ log }: Ledger, record: EntryInput) =>
  Object.fromEntries(
    Object.entries(log.fields).flatMap(([key, { options }]) =>
      options.transient || record[key] === undefined ? [] : [[key, record[key]]],
    ),
  )

/** The other half of a move: what left one place comes to another, for what it cost. */
export async function arrivalOf(uow: UnitOfWork, ledger: Ledger, x: { record: Entry; input: EntryInput }): Promise<Values> {
  const { record, input } = x
  const places = ledger.places as NonNullable<Ledger['places']>
  const whole = uow.withoutDataScope
  const item = await lockItem(whole, ledger, record)
  const from = await lockPlace(whole, ledger, item, pick(record, [places.key]))
  const place = await lockTargetPlace(whole, ledger, { item, from, entry: input })
  const [change, amount] = [-(record.quantityChanged as number), -(record.amount as number)]
  await ledger.admit?.({ uow, input, item, place, from, change })
  const balances = await settle(whole, ledger, { item, place, input, change, amount, at: record.bookedAt as Date, isMove: true })
  return {
    ...storedFieldsOf(ledger, record),
    ...placeFieldsOf(places, place),
    movedFromId: record.id,
    quantityChanged: change,
    amount,
    ...balances,
  }
}

/** How far the balance has moved since it was counted; nothing where nobody said when, or nothing moved. */
async function movedSince(uow: UnitOfWork, ledger: Ledger, stock: Stock, countedAt: Date | null | undefined): Promise<number | null> {
  const last = movedAt(keeperOf(stock))
  if (!countedAt || !last || last <= countedAt) return null
  const later = (await entriesSince(uow, ledger, { about: ofKeeper(ledger, stock), from: countedAt })).filter((one) => one.at > countedAt)
  return later.length ? quantity(later.reduce((sum, one) => sum + one.change, 0)) : null
}

/** An entry that was a mistake. Its mirror counts now, or where it is entered anew, at its own moment (`at`). */
export interface Mistake {
  readonly record: LockedRecord
  readonly reason: string
  readonly at?: Date | null | undefined
}
interface Mirror {
  readonly reverses: LockedRecord
  readonly mirror: Values
}
/** The entries that take another one back, once: the base refuses a second one. The halves of a move go back together, first what came. */
export async function mirrorsOf(uow: UnitOfWork, ledger: Ledger, mistake: Mistake): Promise<Mirror[]> {
  const { record, reason } = mistake
  const mirrored = async (half: LockedRecord) => ({ reverses: half, mirror: await mirrorOf(uow, ledger, { ...mistake, record: half }) })
  if (!isMove(record)) return [await mirrored(record)]
  const entries = uow.withoutDataScope.of(ledger.log)
  const isArrival = record.movedFromId != null
  const half = isArrival ? { id: record.movedFromId } : { movedFromId: record.id }
  const [other] = (await entries.lockWhere(half as never)) as unknown as LockedRecord[]
  if (!other) throw conflict('ledger.nothingToReverse')
  await entries.patch(other as never, { state: 'REVERSED' } as never, { action: 'reverse', note: { reason } })
  const mirrors: Mirror[] = []
  for (const one of isArrival ? [record, other] : [other, record]) mirrors.push(await mirrored(one))
  return mirrors
}

async function mirrorOf(uow: UnitOfWork, ledger: Ledger, { record, reason, at: moment }: Mistake): Promise<Values> {
  const whole = uow.withoutDataScope
  await lockReasons(whole, ledger, { ...record, storeType: 'REVERSAL' })
  const item = await lockItem(whole, ledger, record)
  const place = ledger.places && (await lockPlace(whole, ledger, item, pick(record, [ledger.places.key])))
  const wasMoved = isMove(record)
  const change = quantity(-(record.quantityChanged as number))
  const at = momentOf(uow, ledger, {}, { item, at: moment })
  if (movementOf(record).work === 'takes') await refuseReturned(whole, ledger, { entry: record, item })
  await refuseBelowZero(whole, ledger, { item, place, change, at })
  const value = isCosted(ledger) ? (item.value as number) : 0
  const isLast = !wasMoved && quantity(there(item) + change) === 0
  const back = isCosted(ledger) ? money(-(record.amount as number)) : 0
  const amount = isLast ? -value : wasMoved ? back : Math.max(-value, back)
  const balances = await settle(whole, ledger, { item, place, input: record, change, amount, at, isMove: wasMoved })
  return {
    ...storedFieldsOf(ledger, record),
    storeType: 'REVERSAL',
    state: 'POSTED',
    reversesId: record.id,
    quantityChanged: change,
    ...balances,
    bookedAt: at,
    ...(isCosted(ledger) && { amount }),
    remark: reason,
    quantityCheck: null,
    countedAt: null,
    movedSinceCount: null,
    ...(ledger.places && { movedFromId: null }),
  }
}
