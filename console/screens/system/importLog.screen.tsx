import { defineScreen } from '../../resource/defineScreen.ts'
import { ResourceWord } from './logCells.tsx'
import { lately, purge } from './logs.tsx'

export default defineScreen('importLog', {
  columns: ['at', 'userId', 'resource', 'fileName', 'outcome', 'rowCount', 'errorCount'],
  filters: ['fileName', 'outcome', 'at'],
  initial: lately,
  widths: { resource: 140, fileName: 240 },
  cells: {
    resource: (value) => <ResourceWord name={value} />,
    errorCount: (value) => <span className={value ? 'slow' : undefined}>{value}</span>,
  },
  tone: (row) => (row.outcome === 'REFUSED' ? 'warning' : undefined),
  factless: ['createdAt'],
  header: purge('importLog'),
})
