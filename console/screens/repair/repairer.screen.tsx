import { defineScreen } from '../../resource/defineScreen.ts'
import { PersonCard } from '../shared/PersonCard.tsx'

export default defineScreen('repairer', {
  words: ['shifts'],
  factless: ['pinyin', 'sortOrder'],
  tabs: { person: ({ id }) => <PersonCard of="repairer" id={id} /> },
})
