import { defineScreen } from '../../resource/defineScreen.ts'
import { PersonCard } from '../shared/PersonCard.tsx'

export default defineScreen('reporter', {
  words: ['shifts'],
  factless: ['pinyin', 'sortOrder'],
  tabs: { person: ({ id }) => <PersonCard of="reporter" id={id} /> },
})
