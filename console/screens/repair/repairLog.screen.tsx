import { defineScreen } from '../../resource/defineScreen.ts'
import { Hours } from './cells.tsx'

export default defineScreen('repairLog', {
  columns: ['repairNo', 'equipmentId', 'faultDescription', 'status', 'repairerIds', 'completeDate'],
  filters: ['equipmentId', 'status', 'repairType', 'faultCategoryId', 'reportId', 'completeDate'],
  widths: { equipmentId: 126, repairerIds: 132 },
  cells: { manHours: (value) => <Hours value={value} /> },
})
