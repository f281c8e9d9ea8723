import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('shiftTeamMember', {
  factless: ['pinyin'],
})
