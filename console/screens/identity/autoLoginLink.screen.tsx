import { date } from '../../kit/words/time.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('autoLoginLink', {
  tone: (row) => (row.status === 'ACTIVE' && date(row.expiresAt) < date(new Date()) ? 'warning' : undefined),
})
