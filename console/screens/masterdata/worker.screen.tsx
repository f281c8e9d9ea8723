import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('worker', {
  filters: ['team', 'positionId', 'status'],
  factless: ['pinyin', 'sortOrder'],
})
