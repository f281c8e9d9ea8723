import type { Example } from '../example.ts'
import ACCOUNT from './account/account.graphql?raw'
import ME from './account/me.graphql?raw'
import PASSWORD from './account/password.graphql?raw'
import TWO_FACTOR from './account/twoFactor.graphql?raw'
import DEPARTMENTS from './identity/departments.graphql?raw'
import MENUS from './identity/menus.graphql?raw'
import ROLES from './identity/roles.graphql?raw'
import SESSIONS from './identity/sessions.graphql?raw'
import USERS from './identity/users.graphql?raw'

const HASH = 'hex SHA-256'

export const account: readonly Example[] = [
  { area: 'account', word: 'exMe', isOpen: true, query: ME },
  { area: 'account', word: 'exAccount', query: ACCOUNT, variables: () => ({ id: '?' }) },
  { area: 'account', word: 'exPassword', query: PASSWORD, variables: () => ({ old: HASH, new: HASH }) },
  { area: 'account', word: 'exTwoFactor', query: TWO_FACTOR, variables: () => ({ password: HASH, ticket: '?', code: '000000' }) },
]

const arranged = () => ({ parentId: null, ids: ['?'] })

export const identity: readonly Example[] = [
  {
    area: 'identity',
    word: 'exUsers',
    query: USERS,
    variables: (_, language) => ({
      filter: { status: { eq: 'ENABLED' } },
      page: { no: 1, size: 10, sort: 'username', order: 'ASC' },
      input: { username: 'li.wei', name: language === 'zh' ? '李伟' : 'Li Wei', password: 'hex SHA-256', plantIds: ['1'] },
      id: '?',
      password: 'hex SHA-256',
    }),
  },
  {
    area: 'identity',
    word: 'exRoles',
    query: ROLES,
    variables: (first) => ({
      id: first('roles', 'roleKey: { eq: "viewer" }'),
      change: { dataScope: 'CUSTOM', departmentIds: [first('departments')] },
    }),
  },
  { area: 'identity', word: 'exMenus', query: MENUS, variables: arranged },
  {
    area: 'identity',
    word: 'exDepartments',
    query: DEPARTMENTS,
    variables: (_, language) => ({ ...arranged(), input: { deptName: language === 'zh' ? '试验室' : 'Laboratory', parentId: null } }),
  },
  { area: 'identity', word: 'exSessions', query: SESSIONS, variables: () => ({ id: '?', userId: '?' }) },
]
