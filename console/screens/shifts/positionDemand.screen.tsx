import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('positionDemand', {
  factless: ['pinyin'],
})
