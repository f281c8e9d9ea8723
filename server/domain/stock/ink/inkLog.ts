import { businessDay, date, decimal, int, invalidField, link, text, type UnitOfWork } from '../../../kernel/index.ts'
import { defineLedger, entryPlaceFields, isCount, isReceipt, type LockedRecord, type Movement, movementOf } from '../../ledger/index.ts'
import { staff } from '../../masterdata/index.ts'
import { derivedLevel } from '../level.ts'
import { followOrder } from '../orders/stockOrder.resource.ts'
import { overrideReason } from '../reservations/overrideReason.ts'
import { inkKey } from '../stockKeys.ts'
import { ink, inkUnit } from './ink.resource.ts'
import { atMachines, followCans } from './inkCanBooks.ts'
import { inkStock } from './inkStock.resource.ts'
import { refuseOutOfExpiryOrder } from './issuedInk.query.ts'

export const INK_LOG = 'stock:inkLog'
type Input = Movement['input']

/** Kilograms from what was entered: as they are, as cans of the ink's unit, or as what the scales said. Exactly one way. */
async function measure({ uow, input, item }: Pick<Movement, 'uow' | 'input' | 'item'>): Promise<Record<string, number>> {
  const into = isCount(input) ? 'quantityCheck' : 'quantity'
  const measureKeys = [into, 'cans', 'grossKg'].filter((key) => input[key] != null)
  if (measureKeys[1]) throw invalidField(measureKeys[1], 'oneWay')
  if ((input.grossKg == null) !== (input.tareKg == null)) throw invalidField(input.grossKg == null ? 'grossKg' : 'tareKg', 'required')
  if (input.cans != null) {
    const [unit] = item.inkUnitId == null ? [] : await uow.of(inkUnit).lockForShare([item.inkUnitId as number])
    if (!unit) throw invalidField('cans', 'noInkUnit', { name: item.name })
    return { [into]: Math.round((input.cans as number) * unit.weight * 1000) / 1000 }
  }
  if (input.grossKg == null) return {}
  const net = Math.round(((input.grossKg as number) - (input.tareKg as number)) * 1000) / 1000
  if (net < 0 || (net === 0 && into === 'quantity')) throw invalidField('grossKg', 'notAboveTare', { tare: input.tareKg })
  return { [into]: net }
}

const dayOf = (uow: UnitOfWork, { bookedAt }: Input) =>
  businessDay((bookedAt as Date | null | undefined) ?? uow.now, uow.read.offsetMinutes)

/** A batch expires on one day, wherever it lies, and not before it comes. */
async function refuseReceipt(uow: UnitOfWork, input: Input, place: LockedRecord) {
  const { inkId, batchNo, expiringDate } = place as unknown as { inkId: number; batchNo: string; expiringDate: string }
  const day = dayOf(uow, input)
  if (expiringDate < day) throw invalidField('expiringDate', 'beforeReceipt', { day })
  const other = (await uow.withoutDataScope.of(inkStock).find({ inkId, batchNo })).find((one) => one.expiringDate !== expiringDate)
  if (other) throw invalidField('expiringDate', 'otherThanBatch', { batch: batchNo, day: other.expiringDate })
}

/** Only staff who look after inks book them. */
export async function refuseStranger(uow: UnitOfWork, staffId: number): Promise<void> {
  const [who] = await uow.of(staff).lockForShare([staffId])
  if (who && !who.isInk) throw invalidField('staffId', 'noInks', { name: who.name })
}

async function admit({ uow, input, place, from }: Movement) {
  await refuseStranger(uow, input.staffId as number)
  if (!place) return
  if (from && from.state !== place.state) throw invalidField('toLocationId', 'otherState')
  if (isReceipt(input)) await refuseReceipt(uow, input, place)
  // A can was judged when it was taken to its machine; what has been used since is booked whatever became of its batch.
  if (movementOf(input).work === 'takes' && input.inkCanId == null)
    await refuseOutOfExpiryOrder(uow.read, place, { permission: INK_LOG, reason: input.overrideReason })
}

/** What came in and was taken of inks, by batch and location; booked by staff who look after them (isInk). */
export const inkLedger = defineLedger(ink, {
  log: 'inkLog',
  key: 'inkId',
  permission: INK_LOG,
  kinds: ['IN', 'OUT', 'RETURN', 'SCRAP', 'CHECK', 'MOVE', 'REVERSAL'],
  // To take ink that has expired.
  rights: ['expired'],
  columns: ['bookedAt', 'inkId', 'batchNo', 'locationId', 'storeType', 'quantityChanged', 'placeBalance', 'balance', 'staffId'].concat([
    'equipmentId',
    'decorCode',
    'state',
  ]),
  fields: {
    inkStockId: link('inkStock', { filter: 'eq', dependsOn: { field: 'inkId', by: 'inkId' } }),
    /** What tells the place where no row is named; receipts make a new one of it. */
    batchNo: text({ max: 64, filter: 'like' }),
    locationId: link('storageLocation', { filter: 'eq' }),
    expiringDate: date({ filter: 'range' }),
    toLocationId: link('storageLocation', { transient: true, secret: true }),
    cans: int({ min: 1, max: 1000 }),
    grossKg: decimal({ scale: 3, max: 100_000, transient: true }),
    tareKg: decimal({ scale: 3, max: 100_000, transient: true }),
    staffId: link('staff', { required: true, filter: 'eq', offered: { isInk: true }, present: { day: 'bookedAt' } }),
    /** The can that was opened, weighed or scrapped; movements of kilograms name none. */
    inkCanId: link('inkCan', { readonly: true, filter: 'eq', anyRow: true }),
    /** Where it was used, and for which decor. */
    equipmentId: link('equipment', { filter: 'eq' }),
    decorCode: text({ max: 64, filter: 'like' }),
    usage: text({ max: 500, filter: 'like' }),
    /** Why not what expires first, or what has expired. */
    overrideReason,
    stocktakeId: link('stocktake', { readonly: true, filter: 'eq' }),
    stockOrderId: link('stockOrder', { readonly: true, filter: 'eq' }),
    ...entryPlaceFields('inkLog'),
  },
  covers: ['equipmentId', 'staffId'],
  unit: 'kg',
  places: {
    of: inkStock,
    key: 'inkStockId',
    by: ['batchNo', 'locationId'],
    also: ['expiringDate'],
    moves: { locationId: 'toLocationId' },
    begin: ({ uow, input, from }) => (from ? { receivedDate: from.receivedDate, state: from.state } : { receivedDate: dayOf(uow, input) }),
  },
  follow: followOrder,
  derive: derivedLevel,
  measure,
  admit,
  posted: followCans,
  elsewhere: atMachines,
  bookingKey: inkKey,
})
export const inkLog = inkLedger.log
