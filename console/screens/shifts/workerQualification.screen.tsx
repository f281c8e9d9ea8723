import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('workerQualification', {
  hiddenFields: ['pinyin'],
})
