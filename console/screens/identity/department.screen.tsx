import { defineScreen } from '../../resource/defineScreen.ts'
import { ValueSwitch } from '../../resource/ValueSwitch.tsx'

export default defineScreen('department', {
  widths: { leader: 120, phone: 150, email: 210 },
  form: ['deptName', 'parentId', 'leader', 'phone', 'email', 'sortOrder', 'status'],
  cells: {
    status: (value, row) => <ValueSwitch of="department" field="status" row={row} value={value} question="admin.department.switchOff" />,
  },
})
