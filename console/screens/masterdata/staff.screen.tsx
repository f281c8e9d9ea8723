import { defineScreen } from '../../resource/defineScreen.ts'
import { personTab } from '../shared/personTab.tsx'

export default defineScreen('staff', {
  hiddenFields: ['pinyin', 'sortOrder'],
  tabs: { person: personTab('staff') },
})
