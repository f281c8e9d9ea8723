import { day, type Example } from '../example.ts'
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
  { area: 'stock', word: 'exNeededParts', query: NEEDED, variables: (first) => ({ orderId: first('maintenanceOrders') }) },
]

export const quality: readonly Example[] = [
  { area: 'quality', word: 'exComplaints', query: COMPLAINTS },
  {
    area: 'quality',
    word: 'exComplaintFigures',
    query: COMPLAINT_FIGURES,
    variables: () => ({ from: day(-365), to: day(0) }),
  },
  { area: 'quality', word: 'exComplaintTimeline', query: TIMELINE, variables: (first) => ({ id: first('complaints') }) },
]

const IN_STOCK = 'state: { eq: IN_STOCK }'

export const roller: readonly Example[] = [
  { area: 'roller', word: 'exRollerRepairs', query: REPAIRS },
  { area: 'roller', word: 'exRollerPassport', query: PASSPORT, variables: (first) => ({ id: first('rollers') }) },
  { area: 'roller', word: 'exRollerPunctuality', query: PUNCTUALITY, variables: () => ({ from: day(-365), to: day(0) }) },
  {
    area: 'roller',
    word: 'exSendRoller',
    query: SEND,
    variables: (first) => ({
      input: {
        rollerId: first('rollers', IN_STOCK),
        repairerId: first('rollerRepairers'),
        outDate: day(0),
        expectedReturnDate: day(14),
      },
      id: first('rollerRepairs', 'status: { eq: OUT }'),
    }),
  },
  {
    area: 'roller',
    word: 'exLogRoller',
    query: LOG,
    variables: (first) => ({ input: { rollerId: first('rollers', IN_STOCK), operationId: first('rollerOperations'), logDate: day(0) } }),
  },
  { area: 'duct', word: 'exInkTanks', query: TANKS },
]
