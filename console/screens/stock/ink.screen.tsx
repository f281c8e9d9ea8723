import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { InkCurveDocument } from './gen/stock.ts'
import { issuing } from './ink/issuing.tsx'
import inkLog from './inkLog.screen.tsx'
import { leftOver, movesOf, takeScanned } from './moves.tsx'

const StockLevel = lazyComponent(() => import('./StockLevel.tsx').then((module) => module.StockLevel), { words: ['stock'] })

export default defineScreen('ink', {
  widths: { code: 130, name: 200, spec: 120, quantity: 120, minQuantity: 140, inkUnitId: 120, vendorId: 150 },
  cells: {
    code: (value) => <code className="clip">{value}</code>,
  },
  hiddenFields: ['quantity', 'minQuantity', 'stockStatus', 'isShort'],
  savedNote: leftOver,
  scanned: takeScanned,
  recordHeader: (row) => <StockLevel row={{ ...row, unit: 'kg' }} document={InkCurveDocument} log={{ of: 'inkLog', by: 'inkId' }} />,
  actions: {
    ...movesOf({ of: 'inkLog', permission: 'stock:inkLog', preset: (row) => ({ inkId: row.id }), spec: inkLog.spec, isMoved: true }),
    take: issuing((row) => ({ title: row.title, issue: { inkId: row.id, touches: 'ink' } })),
  },
})
