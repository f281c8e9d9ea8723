import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('staff', {
  columns: ['staffNo', 'name', 'positionId', 'isAcc', 'isInk', 'status'],
  filters: ['isAcc', 'isInk', 'positionId', 'status'],
  factless: ['pinyin', 'sortOrder'],
})
