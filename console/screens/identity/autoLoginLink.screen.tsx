import { serverNow } from '../../kit/words/serverClock.ts'
import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('autoLoginLink', {
  tone: (row) => (row.status === 'ACTIVE' && Date.parse(row.expiresAt) < serverNow() ? 'warning' : undefined),
})
