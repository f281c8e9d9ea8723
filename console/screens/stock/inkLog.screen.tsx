import { lazyComponent } from '../../kit/network/lazyComponent.tsx'
import { defineScreen } from '../../resource/defineScreen.ts'

const InkPlaceControl = lazyComponent(() => import('./ink/InkPlaceControl.tsx').then((module) => module.InkPlaceControl))
const CanLabels = lazyComponent(() => import('./ink/CanLabels.tsx').then((module) => module.CanLabels))

/** Fields that only some kinds of movements ask for. */
const MOVEMENTS_BY_FIELD: Readonly<Record<string, readonly string[]>> = {
  batchNo: ['IN'],
  locationId: ['IN'],
  expiringDate: ['IN'],
  unitPrice: ['IN'],
  inkStockId: ['OUT', 'RETURN', 'SCRAP', 'CHECK', 'MOVE'],
  toLocationId: ['MOVE'],
  quantity: ['IN', 'OUT', 'RETURN', 'SCRAP', 'MOVE'],
  quantityCheck: ['CHECK'],
  countedAt: ['CHECK'],
  bookedAt: ['IN', 'OUT', 'RETURN', 'SCRAP', 'MOVE'],
  equipmentId: ['OUT', 'RETURN'],
  decorCode: ['OUT', 'RETURN'],
  usage: ['OUT', 'RETURN', 'SCRAP'],
}

export default defineScreen('inkLog', {
  widths: {
    bookedAt: 160,
    inkId: 190,
    batchNo: 120,
    locationId: 100,
    storeType: 96,
    quantityChanged: 120,
    placeBalance: 130,
    balance: 110,
  },
  form: [
    'storeType',
    'inkId',
    'quantity',
    'quantityCheck',
    'cans',
    'grossKg',
    'tareKg',
    'inkStockId',
    'overrideReason',
    'batchNo',
    'locationId',
    'toLocationId',
    'expiringDate',
    'unitPrice',
    'staffId',
    'equipmentId',
    'decorCode',
    'usage',
    'remark',
  ],
  controls: { inkStockId: InkPlaceControl },
  isFieldVisible: (field, { storeType, isOutOfSequence }) =>
    field === 'overrideReason'
      ? isOutOfSequence === true
      : !MOVEMENTS_BY_FIELD[field] || MOVEMENTS_BY_FIELD[field].includes(String(storeType)),
  actions: {
    canLabels: {
      title: 'inkCans.labels',
      permission: 'stock:inkCan:list',
      isShown: (row) => row.storeType === 'IN' && Boolean(row.cans),
      dialog: CanLabels,
    },
  },
  afterCreate: 'canLabels',
})
