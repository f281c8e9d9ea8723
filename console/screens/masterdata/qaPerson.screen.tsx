import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('qaPerson', {
  factless: ['pinyin'],
})
