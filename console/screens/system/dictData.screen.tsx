import { defineScreen } from '../../resource/defineScreen.ts'
import { ValueSwitch } from '../../resource/ValueSwitch.tsx'

export default defineScreen('dictData', {
  filters: ['typeId', 'value', 'status'],
  form: ['typeId', 'label', 'labelEn', 'value', 'sortOrder', 'isDefault', 'status', 'cssClass', 'listClass'],
  widths: { typeId: 160 },
  cells: {
    value: (value) => <code className="clip">{value}</code>,
    status: (value, row) => <ValueSwitch of="dictData" field="status" row={row} value={value} />,
  },
})
