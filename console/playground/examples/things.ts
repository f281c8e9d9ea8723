import type { Example } from '../example.ts'
import MACHINES from './masterdata/machines.graphql?raw'
import WORKSHOP from './masterdata/workshop.graphql?raw'
import COMPLAINT_FIGURES from './quality/complaintFigures.graphql?raw'
import COMPLAINTS from './quality/complaints.graphql?raw'
import TIMELINE from './quality/timeline.graphql?raw'
import LOG from './roller/log.graphql?raw'
import PASSPORT from './roller/passport.graphql?raw'
import PUNCTUALITY from './roller/punctuality.graphql?raw'
import REPAIRS from './roller/repairs.graphql?raw'
import SEND from './roller/send.graphql?raw'
import TANKS from './roller/tanks.graphql?raw'
import NEEDED from './stock/needed.graphql?raw'
import PARTS from './stock/parts.graphql?raw'

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

export const stock: readonly Example[] = [
  { area: 'stock', word: 'exParts', query: PARTS, variables: () => ({ filter: { keyword: '' } }) },
  { area: 'stock', word: 'exNeededParts', query: NEEDED, variables: () => ({ orderId: '1' }) },
]

export const quality: readonly Example[] = [
  { area: 'quality', word: 'exComplaints', query: COMPLAINTS },
  {
    area: 'quality',
    word: 'exComplaintFigures',
    query: COMPLAINT_FIGURES,
    variables: () => ({ from: '2026-01-01', to: '2026-11-30' }),
  },
  { area: 'quality', word: 'exComplaintTimeline', query: TIMELINE, variables: () => ({ id: '1' }) },
]

export const roller: readonly Example[] = [
  { area: 'roller', word: 'exRollerRepairs', query: REPAIRS },
  { area: 'roller', word: 'exRollerPassport', query: PASSPORT, variables: () => ({ id: '1' }) },
  { area: 'roller', word: 'exRollerPunctuality', query: PUNCTUALITY, variables: () => ({ from: '2026-01-01', to: '2026-12-31' }) },
  {
    area: 'roller',
    word: 'exSendRoller',
    query: SEND,
    variables: () => ({ input: { rollerId: '?', repairerId: '?', outDate: '2026-11-21', expectedReturnDate: '2026-12-05' }, id: '?' }),
  },
  {
    area: 'roller',
    word: 'exLogRoller',
    query: LOG,
    variables: () => ({ input: { rollerId: '?', operationId: '?', logDate: '2026-11-21' } }),
  },
  { area: 'duct', word: 'exInkTanks', query: TANKS },
]
