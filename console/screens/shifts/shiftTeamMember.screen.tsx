import { defineScreen } from '../../resource/defineScreen.ts'

export default defineScreen('shiftTeamMember', {
  hiddenFields: ['pinyin'],
})
