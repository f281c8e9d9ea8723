import { choice, date, decimal, defineFlow, defineResource, flag, int, link, numbered, type RowOf, text } from '../../../kernel/index.ts'
import { type Movement, toQuantity } from '../../ledger/index.ts'

/** What can be ordered from vendors. */
export const ORDERED_KINDS = ['PARTS', 'MATERIALS', 'INK'] as const
export type OrderedKind = (typeof ORDERED_KINDS)[number]

/** As many as one receipt can label. */
const CANS_MAX = 1000
/** Ink is counted in kilograms, and items of ink name no unit. */
const OF_ITEM = { unit: 'kg', unitField: ['partId.unit', 'accessoryId.unit'] } as const
const QUANTITY = { scale: 3, min: 0.001, max: 1_000_000 } as const

/** That something has been ordered, how much of it and for when; what comes of it is received into stock from here. No more of purchasing. */
export const stockOrder = defineResource('stockOrder', {
  permission: 'stock:order',
  title: 'orderNo',
  icon: 'clipboard',
  sort: 'expectedDate',
  can: ['create', 'update'],
  undoable: false,
  retainsClosed: true,
  columns: ['orderNo', 'vendorId', 'itemName', 'quantity', 'unit', 'received', 'outstanding', 'expectedDate', 'isLate', 'state'],
  filters: ['orderNo', 'state', 'isLate', 'vendorId', 'partId', 'accessoryId', 'inkId', 'expectedDate', 'kind'],
  fields: {
    orderNo: numbered('DH'),
    kind: choice(ORDERED_KINDS, { readonly: true, filter: 'in', default: 'PARTS' }),
    /** One of them. */
    partId: link('sparePart', { filter: 'eq' }),
    accessoryId: link('accessory', { filter: 'eq' }),
    inkId: link('ink', { filter: 'eq' }),
    /** The item's own unless another one is chosen. */
    vendorId: link('vendor', { filter: 'eq' }),
    /** In the unit of the item. Said, unless the item comes in cans and these are counted. */
    quantity: decimal({ ...QUANTITY, ...OF_ITEM, required: true, ruled: true }),
    cans: int({ min: 1, max: CANS_MAX }),
    received: decimal({ ...OF_ITEM, scale: 3, default: 0, readonly: true, notNegative: true }),
    unitPrice: decimal({ additive: false, unit: 'money', scale: 4 }),
    expectedDate: date({ required: true, ruled: true, filter: 'range', sort: true }),
    state: choice(['ORDERED', 'PARTIAL', 'RECEIVED', 'CANCELLED'], {
      default: 'ORDERED',
      readonly: true,
      filter: 'in',
      tones: { ORDERED: 'info', PARTIAL: 'wait', RECEIVED: 'good', CANCELLED: 'quiet' },
    }),
    remark: text({ max: 500, long: true }),
  },
  computed: {
    itemName: { field: text() },
    /** What the item is counted in. */
    unit: { field: text() },
    outstanding: { field: decimal({ scale: 3, required: true, sort: true }), from: outstandingOf },
    /** Expected on a day that is over. */
    isLate: { field: flag({ required: true, filter: 'eq', sort: true }) },
  },
})
export type StockOrder = RowOf<typeof stockOrder>

/** States in which something is still to come. */
export const OPEN_ORDER = ['ORDERED', 'PARTIAL'] as const

/** What is still to come. */
export function outstandingOf({ quantity, received, state }: { quantity: number; received: number; state: string }): number {
  return (OPEN_ORDER as readonly string[]).includes(state) ? toQuantity(Math.max(0, quantity - received)) : 0
}

const receipt = {
  /** How much has come, in the unit of the item or in cans. */
  arrivedCans: int({ min: 1, max: CANS_MAX }),
  arrived: decimal(QUANTITY),
  /** Where it lies, in ledgers with places. */
  batchNo: text({ max: 64 }),
  locationId: link('storageLocation'),
  expiringDate: date(),
  /** What it cost; the price of the order unless said. */
  unitPrice: decimal({ unit: 'money', scale: 4 }),
  /** Who books it, where the ledger asks for somebody. */
  staffId: link('staff', { present: {} }),
  note: text({ max: 500 }),
}
export const stockOrderFlow = defineFlow(stockOrder, 'state', {
  receive: { from: OPEN_ORDER, to: 'RECEIVED', tone: 'good', input: receipt },
  receivePart: {
    from: OPEN_ORDER,
    to: 'PARTIAL',
    input: { ...receipt, expectedDate: date() },
  },
  cancel: { from: OPEN_ORDER, to: 'CANCELLED', tone: 'danger', input: { reason: text({ required: true, max: 500, long: true }) } },
})

/** A receipt that is taken back has not come: its order waits for it again, unless it was called off. */
export async function followOrder({ uow, input, change }: Movement): Promise<Record<never, never>> {
  if (input.stockOrderId == null || change >= 0) return {}
  const orders = uow.withoutDataScope.of(stockOrder)
  const order = await orders.lockForUpdate(input.stockOrderId as number)
  const received = toQuantity(Math.max(0, order.received + change))
  const state = order.state === 'CANCELLED' ? order.state : received > 0 ? 'PARTIAL' : 'ORDERED'
  await orders.writeDerived(order, { received, state })
  return {}
}
