import { defineScreen } from '../../resource/defineScreen.ts'
import { ITEM_OF_ORDER } from './shortages.ts'

/** An order names one of them. */
const ITEMS: readonly string[] = Object.values(ITEM_OF_ORDER).map(({ key }) => key)
/** Asked of the receipt of some kinds of items alone. */
const KINDS_BY_FIELD: Readonly<Record<string, readonly string[]>> = {
  arrivedCans: ['INK'],
  batchNo: ['INK'],
  locationId: ['INK'],
  expiringDate: ['INK'],
  staffId: ['MATERIALS', 'INK'],
}

export default defineScreen('stockOrder', {
  initial: () => ({ state: 'ORDERED,PARTIAL' }),
  cuts: [
    { name: 'outstanding', title: 'stockOrders.outstanding', filter: { state: 'ORDERED,PARTIAL' } },
    { name: 'late', title: 'stockOrder.fields.isLate', filter: { isLate: 'true' }, tone: 'danger' },
    { name: 'received', title: 'stockOrder.values.state.RECEIVED', filter: { state: 'RECEIVED' } },
  ],
  widths: {
    orderNo: 160,
    vendorId: 200,
    itemName: 190,
    quantity: 92,
    unit: 64,
    received: 92,
    outstanding: 92,
    expectedDate: 124,
  },
  form: ['partId', 'accessoryId', 'inkId', 'vendorId', 'cans', 'quantity', 'unitPrice', 'expectedDate', 'remark'],
  tone: (row) => (row.isLate ? 'warning' : undefined),
  isFieldVisible: (field, values, row) => {
    if (row) return KINDS_BY_FIELD[field]?.includes(row.kind) ?? true
    if (ITEMS.includes(field)) return !ITEMS.some((other) => other !== field && values[other])
    // What is ordered in cans weighs what these hold.
    return field === 'cans' ? Boolean(values['inkId']) : field !== 'quantity' || !(values['inkId'] && values['cans'])
  },
})
