import { defineScreen } from '../../resource/defineScreen.ts'

/** An order names one of them. */
const OTHER: Readonly<Record<string, string>> = { partId: 'accessoryId', accessoryId: 'partId' }

export default defineScreen('stockOrder', {
  initial: () => ({ state: 'ORDERED,PARTIAL' }),
  widths: { orderNo: 160, vendorId: 200, partId: 160, accessoryId: 160, quantity: 92, received: 92, outstanding: 92, expectedDate: 124 },
  tone: (row) => (row.isLate ? 'warning' : undefined),
  isAsked: (field, values) => !OTHER[field] || !values[OTHER[field]],
})
