import type { Example } from '../example.ts'
import MACHINES from './masterdata/machines.graphql?raw'
import WORKSHOP from './masterdata/workshop.graphql?raw'

const TRIAL = {
  zh: { input: { name: '试验车间' }, change: { name: '试验一车间' } },
  en: { input: { name: 'Trial workshop' }, change: { name: 'Trial workshop 1' } },
}

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
    variables: (_, language) => ({ ...TRIAL[language], id: '?', ids: ['?'] }),
  },
]
