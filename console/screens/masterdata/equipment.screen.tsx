import { defineScreen } from '../../resource/defineScreen.ts'
import { GoTo } from '../../resource/GoTo.tsx'

export default defineScreen('equipment', {
  hiddenFields: ['pinyin'],
  // What becomes of its open work is a question only where a machine is taken out of service.
  isFieldVisible: (field, values) =>
    !field.startsWith('openWork') ||
    ((values['status'] === 'DISABLED' || Boolean(values['isPaused'])) && (field !== 'openWorkReason' || values['openWork'] === 'CLOSE')),
  tone: (row) => (row.state === 'STOPPED' ? 'danger' : row.state === 'FAULTY' ? 'warning' : undefined),
  actions: {
    page: { title: 'equipment.actions.page', dialog: ({ row, onDone }) => <GoTo to={`/equipment/${row.id}`} onDone={onDone} /> },
  },
})
