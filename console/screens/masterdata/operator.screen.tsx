import { defineScreen } from '../../resource/defineScreen.ts'
import { personTab } from '../shared/personTab.tsx'

export default defineScreen('operator', {
  hiddenFields: ['pinyin'],
  tabs: { person: personTab('operator') },
})
