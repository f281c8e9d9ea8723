import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('sparePart', {
  sort: 'code',
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
})
