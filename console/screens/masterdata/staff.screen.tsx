import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('staff', {
  filters: ['isAcc', 'isInk', 'positionId', 'status'],
  factless: ['pinyin', 'sortOrder'],
})
