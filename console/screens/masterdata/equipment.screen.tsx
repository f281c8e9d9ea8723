import { defineScreen } from '../../resource/defineScreen.ts'
import { GoTo } from '../../resource/GoTo.tsx'

export default defineScreen('equipment', {
  factless: ['pinyin', 'qrCode'],
  // What becomes of its open work is a question only where a machine is taken out of service.
  isAsked: (field, values) =>
    !field.startsWith('openWork') ||
    ((values['status'] === 'DISABLED' || Boolean(values['isPaused'])) && (field !== 'openWorkReason' || values['openWork'] === 'CLOSE')),
  tone: (row) => (row.state === 'STOPPED' ? 'danger' : row.state === 'FAULTY' ? 'warning' : undefined),
  actions: {
    page: { title: 'equipment.actions.page', dialog: ({ row, onDone }) => <GoTo to={`/equipment/${row.id}`} onDone={onDone} /> },
    labels: {
      title: 'equipment.actions.labels',
      isLater: true,
      dialog: ({ row, onDone }) => <GoTo to={`/print/labels?ids=${row.id}`} onDone={onDone} />,
    },
  },
  bulk: {
    labels: {
      title: 'equipment.actions.labels',
      icon: 'qr',
      dialog: ({ rows, onDone }) => <GoTo to={`/print/labels?ids=${rows.map((row) => row.id).join(',')}`} onDone={onDone} />,
    },
  },
})
