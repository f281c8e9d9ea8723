import type { Example } from '../example.ts'
import DEPARTMENTS from './identity/departments.graphql?raw'
import MENUS from './identity/menus.graphql?raw'
import ROLES from './identity/roles.graphql?raw'
import SESSIONS from './identity/sessions.graphql?raw'
import USERS from './identity/users.graphql?raw'

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
    variables: () => ({ id: '1', change: { dataScope: 'CUSTOM', departmentIds: ['1'] } }),
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
