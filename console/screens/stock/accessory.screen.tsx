import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('accessory', {
  sort: 'code',
  widths: { code: 130, name: 180, spec: 170, quantity: 104, unit: 72, minQuantity: 104, locationId: 120 },
  cells: {
    code: (value) => <code className="clip">{value}</code>,
  },
})
