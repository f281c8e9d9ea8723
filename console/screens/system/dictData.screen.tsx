import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('dictData', {
  form: ['typeId', 'label', 'labelEn', 'value', 'sortOrder', 'isDefault', 'status', 'cssClass', 'listClass'],
  widths: { typeId: 160 },
  cells: {
    value: (value) => <code className="clip">{value}</code>,
  },
})
