import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('staff', {
  factless: ['pinyin', 'sortOrder'],
})
