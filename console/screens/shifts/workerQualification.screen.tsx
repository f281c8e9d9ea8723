import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('workerQualification', {
  factless: ['pinyin'],
})
