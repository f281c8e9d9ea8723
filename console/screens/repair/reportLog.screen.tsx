import { defineScreen } from '../../resource/defineScreen.ts'
import { Hours, Joined, Stopped } from './cells.tsx'

const OPEN = ['PENDING', 'REPAIRING']

export default defineScreen('reportLog', {
  sort: '-reportDate',
  filters: ['equipmentId', 'status', 'urgency', 'isStopped', 'reporterId', 'reportDate'],
  columns: ['reportNo', 'equipmentId', 'description', 'status', 'urgency', 'isStopped', 'stopHours', 'reportDate'],
  widths: { equipmentId: 126 },
  cells: {
    stopHours: (value, row) => <Hours value={value} isGrowing={Boolean(row.isStopped) && OPEN.includes(row.status)} />,
    isStopped: (value, row) => (row.joinedTo ? <Joined to={row.joinedTo.title} /> : <Stopped isStopped={value} />),
  },
  tone: (row) => (row.isStopped && OPEN.includes(row.status) ? 'danger' : row.status === 'USABLE_WITH_FAULT' ? 'warning' : undefined),
})
