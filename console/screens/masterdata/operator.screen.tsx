import { defineScreen } from '../../resource/defineScreen.ts'
import { PersonCard } from '../shared/PersonCard.tsx'

export default defineScreen('operator', {
  words: ['shifts'],
  factless: ['pinyin'],
  tabs: { person: ({ id }) => <PersonCard of="operator" id={id} /> },
})
