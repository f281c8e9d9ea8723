import { defineScreen } from '../../resource/defineScreen.ts'
import { lately, purge } from './logs/logs.tsx'

export default defineScreen('loginLog', {
  initial: lately,
  widths: { username: 130, outcome: 150, ip: 130 },
  tone: (row) => (row.outcome === 'LOCKED' ? 'danger' : row.outcome === 'WRONG' || row.outcome === 'DISABLED' ? 'warning' : undefined),
  hiddenFields: ['createdAt'],
  header: purge('loginLog'),
})
