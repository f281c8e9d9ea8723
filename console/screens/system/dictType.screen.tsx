import { defineScreen } from '../../resource/defineScreen.ts'
import { ValueSwitch } from '../../resource/ValueSwitch.tsx'
import { Entries } from './Entries.tsx'

export default defineScreen('dictType', {
  filters: ['dictType', 'status'],
  widths: { dictName: 200, dictType: 200 },
  form: ['dictName', 'dictNameEn', 'dictType', 'status'],
  cells: {
    dictType: (value) => <code className="clip">{value}</code>,
    status: (value, row) => <ValueSwitch of="dictType" field="status" row={row} value={value} />,
  },
  tabs: { entries: (row) => <Entries typeId={row.id} /> },
  unrelated: ['dictData'],
})
