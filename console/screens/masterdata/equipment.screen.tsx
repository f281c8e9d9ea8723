import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('equipment', {
  columns: ['number', 'name', 'workshopId', 'state', 'criticality', 'maintCraft', 'status'],
  filters: ['workshopId', 'maintCraft', 'criticality', 'status'],
  tone: (row) => (row.state === 'STOPPED' ? 'danger' : row.state === 'FAULTY' ? 'warning' : undefined),
})
