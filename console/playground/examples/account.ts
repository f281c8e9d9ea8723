import type { Example } from '../example.ts'
import ACCOUNT from './account/account.graphql?raw'
import ME from './account/me.graphql?raw'
import PASSWORD from './account/password.graphql?raw'
import TWO_FACTOR from './account/twoFactor.graphql?raw'

const HASH = 'hex SHA-256'

export const account: readonly Example[] = [
  { area: 'account', word: 'exMe', isOpen: true, query: ME },
  { area: 'account', word: 'exAccount', query: ACCOUNT, variables: () => ({ id: '?' }) },
  { area: 'account', word: 'exPassword', query: PASSWORD, variables: () => ({ old: HASH, new: HASH }) },
  { area: 'account', word: 'exTwoFactor', query: TWO_FACTOR, variables: () => ({ password: HASH, ticket: '?', code: '000000' }) },
]
