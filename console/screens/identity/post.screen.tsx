import { defineScreen } from '../../resource/defineScreen.ts'
import { ValueSwitch } from '../../resource/ValueSwitch.tsx'

export default defineScreen('post', {
  form: ['postName', 'postCode', 'sortOrder', 'status'],
  cells: { status: (value, row) => <ValueSwitch of="post" field="status" row={row} value={value} /> },
})
