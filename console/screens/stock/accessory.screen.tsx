import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { AccessoryCurveDocument } from './gen/stock.ts'
import { leftOver, movesOf } from './moves.tsx'

const StockLevel = lazyComponent(() => import('./StockLevel.tsx').then((module) => module.StockLevel), { words: ['stock'] })

export default defineScreen('accessory', {
  widths: { code: 130, name: 180, spec: 170, quantity: 104, unit: 72, minQuantity: 104, locationId: 120 },
  cells: {
    code: (value) => <code className="clip">{value}</code>,
  },
  hiddenFields: ['quantity', 'minQuantity', 'stockStatus', 'isShort'],
  savedNote: leftOver,
  recordHeader: (row) => <StockLevel row={row} document={AccessoryCurveDocument} log={{ of: 'accessoryLog', by: 'accessoryId' }} />,
  actions: movesOf({ of: 'accessoryLog', permission: 'stock:accessoryLog', preset: (row) => ({ accessoryId: row.id }) }),
})
