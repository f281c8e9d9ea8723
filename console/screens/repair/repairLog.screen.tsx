import { defineScreen } from '../../resource/defineScreen.ts'
import { Hours } from './cells.tsx'

export default defineScreen('repairLog', {
  columns: ['repairNo', 'reportId', 'equipmentId', 'faultDescription', 'status', 'repairerIds', 'completeDate'],
  filters: ['equipmentId', 'status', 'repairType', 'faultCategoryId', 'reportId', 'completeDate'],
  widths: { reportId: 150, equipmentId: 126, repairerIds: 124 },
  cells: { manHours: (value) => <Hours value={value} /> },
})
