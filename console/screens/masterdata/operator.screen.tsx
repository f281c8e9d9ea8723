import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('operator', {
  columns: ['name', 'sortOrder', 'status'],
  filters: ['status'],
  factless: ['pinyin'],
})
