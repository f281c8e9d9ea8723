import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('worker', {
  factless: ['pinyin', 'sortOrder'],
})
