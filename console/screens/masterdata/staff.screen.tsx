import { defineScreen } from '../../resource/defineScreen.ts'
import { PersonCard } from '../shared/PersonCard.tsx'

export default defineScreen('staff', {
  words: ['shifts'],
  factless: ['pinyin', 'sortOrder'],
  tabs: { person: ({ id }) => <PersonCard of="staff" id={id} /> },
})
