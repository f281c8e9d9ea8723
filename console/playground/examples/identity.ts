import type { Example } from '../example.ts'

const USERS = `query Users(
  $filter: UserFilter
  $page: PageInput
) {
  users(filter: $filter, page: $page) {
    total
    items {
      id username name mobile status twoFactor
      department { id deptName }
      roles { id roleName }
      plants { id name }
      lastLoginAt actions
    }
  }
}

mutation AddUser($input: CreateUserInput!) {
  createUser(input: $input) { id username }
}

# Passwords travel as hex SHA-256.
mutation ResetPassword(
  $id: ID!
  $password: String!
) {
  resetUserPassword(id: $id, password: $password)
}

mutation UnlockUser($id: ID!) {
  unlockUser(id: $id)
}

mutation ResetUserTwoFactor($id: ID!) {
  resetUserTwoFactor(id: $id)
}
`
const ROLES = `query Roles {
  roles(page: { size: 50 }) {
    items {
      id roleName roleKey dataScope status
    }
  }
}

query RoleInFull($id: ID!) {
  role(id: $id) {
    roleName dataScope permissions
    departments { id deptName }
    menus { id menuName permission }
  }
}

mutation NarrowRole(
  $id: ID!
  $change: UpdateRoleInput!
) {
  updateRole(id: $id, input: $change) {
    id dataScope departmentIds updatedAt
  }
}
`
const MENUS = `query Menus {
  menus(page: {
    size: 200
    sort: "sortOrder"
    order: ASC
  }) {
    items {
      id parentId menuType menuName
      permission path component
      visible status
    }
  }
}

# Hangs entries below a parent, in this order.
mutation ArrangeMenus($parentId: ID, $ids: [ID!]!) {
  arrangeMenus(parentId: $parentId, ids: $ids)
}
`
const DEPARTMENTS = `query Departments {
  departments(page: { size: 200 }) {
    items {
      id parentId deptName leader
      sortOrder status
    }
  }
  posts { items { id postCode postName } }
}

mutation AddDepartment(
  $input: CreateDepartmentInput!
) {
  createDepartment(input: $input) {
    id deptName parentId
  }
}

mutation ArrangeDepartments(
  $parentId: ID
  $ids: [ID!]!
) {
  arrangeDepartments(parentId: $parentId, ids: $ids)
}
`
const SESSIONS = `query Sessions {
  sessions(filter: { status: { eq: ACTIVE } }) {
    total
    items {
      id ip browser os startedAt lastSeenAt
      user { id name }
    }
  }
}

mutation EndSession($id: ID!) {
  endSession(id: $id) { id status }
}

# The key is shown once, and opens one session unless isReusable is true.
mutation IssueAutoLoginLink($userId: ID!) {
  issueAutoLoginLink(
    userId: $userId
    input: { purpose: "Wall tablet", hours: 24, isReusable: false }
  ) {
    id url expiresAt
  }
}

mutation RevokeAutoLoginLink($id: ID!) {
  revokeAutoLoginLink(id: $id) { id status }
}
`
const arranged = () => ({ parentId: null, ids: ['?'] })

export const identity: readonly Example[] = [
  {
    area: 'identity',
    word: 'exUsers',
    query: USERS,
    variables: () => ({
      filter: { status: { eq: 'ENABLED' } },
      page: { no: 1, size: 10, sort: 'username', order: 'ASC' },
      input: { username: 'li.wei', name: '李伟', password: 'hex SHA-256', plantIds: ['1'] },
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
    variables: () => ({ ...arranged(), input: { deptName: '试验室', parentId: null } }),
  },
  { area: 'identity', word: 'exSessions', query: SESSIONS, variables: () => ({ id: '?', userId: '?' }) },
]
