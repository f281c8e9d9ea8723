import type { Example } from '../example.ts'
import NEEDED from './stock/needed.graphql?raw'
import PARTS from './stock/parts.graphql?raw'

export const stock: readonly Example[] = [
  { area: 'stock', word: 'exParts', query: PARTS, variables: () => ({ filter: { keyword: '' } }) },
  { area: 'stock', word: 'exNeededParts', query: NEEDED, variables: () => ({ orderId: '1' }) },
]
