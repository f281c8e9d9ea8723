import type { Example } from '../example.ts'
import MACHINES from './masterdata/machines.graphql?raw'
import WORKSHOP from './masterdata/workshop.graphql?raw'

export const masterdata: readonly Example[] = [
  {
    area: 'masterdata',
    word: 'exMachines',
    query: MACHINES,
    variables: () => ({ filter: { keyword: 'AY' }, page: { no: 1, size: 10 } }),
  },
  {
    area: 'masterdata',
    word: 'exWorkshop',
    query: WORKSHOP,
    variables: () => ({ input: { name: '试验车间' }, id: '?', change: { name: '试验一车间' }, ids: ['?'] }),
  },
]
