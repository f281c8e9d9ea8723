import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('operator', {
  factless: ['pinyin'],
})
