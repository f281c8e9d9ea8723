import type { Example } from '../example.ts'
import RECORD from './inspection/record.graphql?raw'
import REFERENCE from './inspection/reference.graphql?raw'
import ROUND from './inspection/round.graphql?raw'
import SHIFTS from './inspection/shifts.graphql?raw'

export const inspection: readonly Example[] = [
  { area: 'inspection', word: 'exRound', query: ROUND },
  { area: 'inspection', word: 'exRecord', query: RECORD, variables: () => ({ id: '?' }) },
  { area: 'inspection', word: 'exShifts', query: SHIFTS, variables: () => ({ from: '2026-11-16', to: '2026-11-22' }) },
  { area: 'inspection', word: 'exReference', query: REFERENCE },
]
