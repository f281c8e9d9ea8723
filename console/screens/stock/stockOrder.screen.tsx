import { defineScreen } from '../../resource/defineScreen.ts'

/** An order names one of them. */
const OTHER: Readonly<Record<string, string>> = { partId: 'accessoryId', accessoryId: 'partId' }

export default defineScreen('stockOrder', {
  initial: () => ({ state: 'ORDERED,PARTIAL' }),
  cuts: [
    { name: 'outstanding', title: 'stockOrders.outstanding', filter: { state: 'ORDERED,PARTIAL' } },
    { name: 'late', title: 'stockOrder.fields.isLate', filter: { isLate: 'true' }, tone: 'danger' },
    { name: 'received', title: 'stockOrder.values.state.RECEIVED', filter: { state: 'RECEIVED' } },
  ],
  widths: { orderNo: 160, vendorId: 200, partId: 160, accessoryId: 160, quantity: 92, received: 92, outstanding: 92, expectedDate: 124 },
  tone: (row) => (row.isLate ? 'warning' : undefined),
  isAsked: (field, values) => !OTHER[field] || !values[OTHER[field]],
})
