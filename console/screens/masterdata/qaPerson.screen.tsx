import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('qaPerson', {
  hiddenFields: ['pinyin'],
})
