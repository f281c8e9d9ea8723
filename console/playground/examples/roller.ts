import type { Example } from '../example.ts'
import LOG from './roller/log.graphql?raw'
import PASSPORT from './roller/passport.graphql?raw'
import PUNCTUALITY from './roller/punctuality.graphql?raw'
import REPAIRS from './roller/repairs.graphql?raw'
import SEND from './roller/send.graphql?raw'
import TANKS from './roller/tanks.graphql?raw'

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
