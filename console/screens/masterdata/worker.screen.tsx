import { defineScreen } from '../../resource/defineScreen.ts'
import { personTab } from '../shared/personTab.tsx'

export default defineScreen('worker', {
  factless: ['pinyin', 'sortOrder'],
  tabs: { person: personTab('worker') },
})
