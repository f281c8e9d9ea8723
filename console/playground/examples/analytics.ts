import type { Example } from '../example.ts'
import FIGURES from './analytics/figures.graphql?raw'

export const analytics: readonly Example[] = [
  { area: 'analytics', word: 'exFigures', query: FIGURES, variables: () => ({ from: '2026-11-01', to: '2026-11-30' }) },
]
