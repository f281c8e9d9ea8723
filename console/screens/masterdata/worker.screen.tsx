import { defineScreen } from '../../resource/defineScreen.ts'
import { personTab } from '../shared/personTab.tsx'

export default defineScreen('worker', {
  hiddenFields: ['pinyin', 'sortOrder'],
  tabs: { person: personTab('worker') },
})
