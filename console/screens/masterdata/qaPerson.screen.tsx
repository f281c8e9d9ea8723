import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('qaPerson', {
  columns: ['name', 'sortOrder', 'status'],
  filters: ['status'],
  factless: ['pinyin'],
})
