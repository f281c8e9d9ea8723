import { date } from '../../kit/time.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('autoLoginLink', {
  columns: ['purpose', 'userId', 'expiresAt', 'isReusable', 'lastUsedAt', 'inPlantId', 'landingPage', 'status'],
  filters: ['userId', 'status'],
  tone: (row) => (row.status === 'ACTIVE' && date(row.expiresAt) < date(new Date()) ? 'warning' : undefined),
})
