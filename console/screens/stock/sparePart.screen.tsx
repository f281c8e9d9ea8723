import type { SparePartRow } from '../../kit/gen/resources.ts'
import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'
import { SparePartCurveDocument } from './gen/stock.ts'
import { leftOver, movesOf, takeScanned } from './moves.tsx'
import { taking } from './taking.tsx'

const StockLevel = lazyComponent(() => import('./StockLevel.tsx').then((module) => module.StockLevel), { words: ['stock'] })

const moves = movesOf<SparePartRow>({ of: 'sparePartLog', permission: 'stock:sparePartLog', preset: (row) => ({ partId: row.id }) })

export default defineScreen('sparePart', {
  widths: { code: 130, name: 180, spec: 150, unit: 72, minQuantity: 104, unitPrice: 96, vendorId: 150, equipmentIds: 160, fileIds: 96 },
  form: [
    'code',
    'name',
    'spec',
    'unit',
    'minQuantity',
    'maxQuantity',
    'locationId',
    'unitPrice',
    'vendorId',
    'agency',
    'equipmentIds',
    'usage',
    'remark',
    'fileIds',
  ],
  cells: {
    code: (value) => <code className="clip">{value}</code>,
  },
  hiddenFields: ['quantity', 'reserved', 'available', 'minQuantity', 'stockStatus', 'isShort'],
  savedNote: leftOver,
  scanned: takeScanned,
  recordHeader: (row) => <StockLevel row={row} document={SparePartCurveDocument} log={{ of: 'sparePartLog', by: 'partId' }} />,
  actions: { ...moves, ...(moves['take']?.dialog && { take: { ...moves['take'], dialog: taking(moves['take'].dialog) } }) },
})
