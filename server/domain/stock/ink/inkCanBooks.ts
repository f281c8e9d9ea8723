import { invalidField, type LockedRow, type RowOf, type UnitOfWork } from '../../../kernel/index.ts'
import { isMove, isReceipt, type LockedRecord, toQuantity } from '../../ledger/index.ts'
import { ink, inkUnit } from './ink.resource.ts'
import { inkCan } from './inkCan.resource.ts'
import { inkStock } from './inkStock.resource.ts'

export type Can = RowOf<typeof inkCan>
export type LockedCan = LockedRow<typeof inkCan>
type Entry = LockedRecord & {
  storeType: string
  inkId: number
  inkStockId: number
  inkCanId: number | null
  quantityChanged: number
  cans: number | null
  movedFromId: number | null
}
interface Portion<C extends Can> {
  readonly can: C
  readonly kg: number
}

export const contentOf = (cans: readonly { contentKg: number }[]) => toQuantity(cans.reduce((sum, one) => sum + one.contentKg, 0))
/** Opened cans are used up before others are opened; of those, the oldest number first. */
export const inUseOrder = <C extends Can>(cans: readonly C[]) =>
  cans
    .filter(({ state }) => state === 'PARTIAL' || state === 'FULL')
    .sort((a, b) => Number(a.state === 'FULL') - Number(b.state === 'FULL') || (a.canNo < b.canNo ? -1 : 1))

/** So much out of cans, in turn. Out: what is taken from each. */
export function portionsOf<C extends Can>(cans: readonly C[], kg: number): Portion<C>[] {
  const portions: Portion<C>[] = []
  let left = kg
  for (const can of inUseOrder(cans)) {
    if (left <= 0) break
    const some = Math.min(left, can.contentKg)
    if (some > 0) portions.push({ can, kg: some })
    left = toQuantity(left - some)
  }
  return portions
}
/** The cans that hold exactly so much together, as they come; undefined where none do. */
function wholeCans<C extends Can>(cans: readonly C[], kg: number): C[] | undefined {
  const chosen: C[] = []
  let left = kg
  for (const can of inUseOrder(cans))
    if (can.contentKg > 0 && can.contentKg <= left) {
      chosen.push(can)
      left = toQuantity(left - can.contentKg)
    }
  return left === 0 ? chosen : undefined
}

/** What a can is that holds so much. One that stands at a machine stays there. */
const stateWith = ({ state, fullKg, returnedAt }: Can, contentKg: number): Can['state'] =>
  state === 'OPEN' ? 'OPEN' : contentKg === 0 ? 'EMPTY' : contentKg >= fullKg && !returnedAt ? 'FULL' : 'PARTIAL'

async function write(uow: UnitOfWork, can: LockedCan, contentKg: number, more: Partial<Can> = {}) {
  await uow.of(inkCan).writeDerived(can, { contentKg, state: stateWith(can, contentKg), ...more })
}
type Wanted = Partial<Pick<Can, 'id' | 'inkStockId' | 'receiptId' | 'takenById'>>
/** Cans in which there is ink, kept from other writers. */
const cansOf = (uow: UnitOfWork, where: Wanted): Promise<LockedCan[]> =>
  uow.of(inkCan).lockWhere({ ...where, state: ['FULL', 'OPEN', 'PARTIAL'] })

/** A receipt in cans makes a row for each of them. */
async function makeCans(uow: UnitOfWork, entry: Entry) {
  const [about] = await uow.of(ink).many([entry.inkId])
  const [unit] = about?.inkUnitId == null ? [] : await uow.of(inkUnit).lockForShare([about.inkUnitId])
  if (!entry.cans || !unit) return
  const one = { inkId: entry.inkId, inkStockId: entry.inkStockId, receiptId: entry.id, tareKg: unit.tareKg }
  const each = { ...one, fullKg: unit.weight, contentKg: unit.weight }
  await uow.of(inkCan).createMany(Array.from({ length: entry.cans }, () => each))
}

/** What was taken back is in its cans again, as far as they are the ones that it was taken from and there is room in them. */
async function giveBack(uow: UnitOfWork, original: Entry, entry: Entry) {
  if (isReceipt(original)) {
    for (const can of await cansOf(uow, { receiptId: original.id }))
      if (can.state === 'FULL') await uow.of(inkCan).writeDerived(can, { contentKg: 0, state: 'VOID' })
    return
  }
  if (isMove(original)) return restoreEntry(uow, original, entry)
  for (const can of await uow.of(inkCan).lockWhere(original.inkCanId ? { id: original.inkCanId } : { takenById: original.id })) {
    const kg = toQuantity(can.contentKg + (original.inkCanId ? -original.quantityChanged : (can.takenKg ?? 0)))
    const fits = can.state !== 'VOID' && can.inkStockId === entry.inkStockId && kg <= can.fullKg && kg >= 0
    if (fits) await write(uow, can, kg, original.inkCanId ? {} : { takenById: null, takenKg: null })
  }
}
const isMovedBy = (can: Can, departure: number | null, inkCanId: number | null) =>
  departure !== null && (can.id === inkCanId || can.takenById === departure)
/** Cans that were moved go back with the half of the move by which they left. */
async function restoreEntry(uow: UnitOfWork, original: Entry, entry: Entry) {
  if (original.movedFromId !== null) return
  for (const can of await cansOf(uow, original.inkCanId ? { id: original.inkCanId } : { takenById: original.id }))
    await uow.of(inkCan).writeDerived(can, { inkStockId: entry.inkStockId })
}

/** What a can of the place holds once the entry and all that belongs to it has been written. */
function contentAfter(can: Can, entry: Entry, original: Entry | undefined): number {
  if (original) return isMovedBy(can, original.movedFromId, original.inkCanId) ? 0 : can.contentKg
  return can.id === entry.inkCanId ? toQuantity(can.contentKg + entry.quantityChanged) : can.contentKg
}

/** A movement that names no can takes ink without a can first; what is missing then comes out of cans, in turn, never out of one at a machine. */
async function shrink(uow: UnitOfWork, entry: Entry, original?: Entry) {
  const place = await uow.of(inkStock).get(entry.inkStockId)
  const all = (await cansOf(uow, { inkStockId: place.id })).map((can) => ({ ...can, contentKg: contentAfter(can, entry, original) }))
  const excess = toQuantity(contentOf(all) - place.quantity)
  if (excess <= 0) return
  const cans = all.filter(({ id }) => id !== entry.inkCanId)
  const standing = contentOf(inUseOrder(cans))
  if (excess > standing) throw invalidField('quantity', 'cansAtMachines', { there: toQuantity(-entry.quantityChanged - excess + standing) })
  if (isMove(entry)) {
    const moved = wholeCans(cans, excess)
    if (!moved) throw invalidField('quantity', 'wholeCans', { kg: toQuantity(-entry.quantityChanged - excess) })
    for (const can of moved) await uow.of(inkCan).writeDerived(can, { takenById: entry.id, takenKg: 0 })
    return
  }
  for (const { can, kg } of portionsOf(cans, excess))
    await write(uow, can, toQuantity(can.contentKg - kg), { takenById: entry.id, takenKg: kg })
}

/**
 * Keeps cans in step with the ledger, after every entry of it. What holds between any two units: of each batch at each location, the cans that
 * are not empty hold together at most what lies there, each between nothing and what came in it.
 */
export async function followCans(x: { uow: UnitOfWork; entry: LockedRecord; reverses?: LockedRecord }): Promise<void> {
  const whole = x.uow.withoutDataScope
  const [entry, original] = [x.entry as Entry, x.reverses as Entry | undefined]
  if (isReceipt(entry)) return makeCans(whole, entry)
  if (original) await giveBack(whole, original, entry)
  if (isMove(entry) && entry.movedFromId !== null && entry.inkCanId === null)
    for (const can of await cansOf(whole, { takenById: entry.movedFromId }))
      await whole.of(inkCan).writeDerived(can, { inkStockId: entry.inkStockId })
  await shrink(whole, entry, original)
}

/** What of a place's ink stood at machines at a moment. What was used since is no longer in the books, nor in the cans. */
export async function atMachines(uow: UnitOfWork, place: LockedRecord, at: Date): Promise<number> {
  const cans = await uow.withoutDataScope.of(inkCan).find({ inkStockId: place.id })
  const wasOut = ({ state, openedAt, awaySince, returnedAt }: Can) =>
    state === 'OPEN' ? openedAt !== null && openedAt <= at : awaySince !== null && awaySince <= at && returnedAt !== null && returnedAt > at
  return contentOf(cans.filter(wasOut))
}
