import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('positionDemand', {
  hiddenFields: ['pinyin'],
})
