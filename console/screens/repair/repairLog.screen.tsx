import { defineScreen } from '../../resource/defineScreen.ts'
import { Hours } from './cells.tsx'

export default defineScreen('repairLog', {
  columns: ['repairNo', 'reportId', 'equipmentId', 'faultDescription', 'status', 'repairerIds', 'completeDate'],
  filters: ['equipmentId', 'status', 'repairType', 'faultCategoryId', 'reportId', 'completeDate'],
  widths: { reportId: 160, equipmentId: 126, repairerIds: 132 },
  cells: { manHours: (value) => <Hours value={value} /> },
})
