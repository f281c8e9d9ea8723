import { defineScreen } from '../../resource/defineScreen.ts'
import { issuing } from './ink/issuing.tsx'
import inkLog from './inkLog.screen.tsx'
import { movesOf } from './moves.tsx'

export default defineScreen('inkStock', {
  // What has been emptied stays as history.
  initial: () => ({ hasStock: 'true' }),
  widths: { inkId: 200, batchNo: 130, locationId: 110, expiringDate: 120, expiry: 110, quantity: 120, state: 110, receivedDate: 120 },
  tone: (row) => (row.quantity > 0 && row.expiry === 'EXPIRED' ? 'danger' : undefined),
  actions: {
    ...movesOf({
      of: 'inkLog',
      permission: 'stock:inkLog',
      preset: (row, storeType) => ({
        inkId: row.inkId,
        ...(storeType === 'IN'
          ? { batchNo: row.batchNo, locationId: row.locationId, expiringDate: row.expiringDate }
          : { inkStockId: row.id }),
      }),
      spec: inkLog.spec,
      isMoved: true,
    }),
    take: issuing((row) => ({ title: row.ink?.title ?? row.title, issue: { inkId: row.inkId, first: row.id, touches: 'inkStock' } })),
  },
})
