import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('worker', {
  columns: ['workerNo', 'name', 'team', 'positionId', 'mobile', 'status'],
  filters: ['team', 'positionId', 'status'],
  factless: ['pinyin', 'sortOrder'],
})
