import type { Example } from '../example.ts'

const ME = `query Me {
  me {
    user {
      id username name
      roles { name key }
    }
    plants { id name }
    currentPlantId
    permissions
    expiresAt
  }
}
`
const ACCOUNT = `query MyAccount {
  myAccount {
    username name mobile email gender
    departmentName postNames roleNames
    twoFactor recoveryCodesLeft lastLoginAt
  }
  mySessions {
    id ip browser os
    startedAt lastSeenAt current
  }
  myPreferences { key value }
}

mutation UpdateMyAccount {
  updateMyAccount(input: {
    mobile: "13800000000"
    email: "me@example.com"
  }) {
    mobile email
  }
}

mutation EndMySession($id: ID!) {
  endMySession(id: $id)
}
`
const PASSWORD = `# Passwords travel as lower-case hex
# SHA-256 of what was typed. All other
# sessions end; go on with the new token.
mutation ChangePassword(
  $old: String!
  $new: String!
) {
  changePassword(input: {
    oldPassword: $old
    newPassword: $new
  }) {
    token expiresAt
  }
}
`
const TWO_FACTOR = `# 1. a secret for the authenticator app
mutation StartTwoFactor($password: String!) {
  startTwoFactor(password: $password) {
    secret url
  }
}

# 2. its first code turns it on and
#    answers ten recovery codes, once
mutation ConfirmTwoFactor($code: String!) {
  confirmTwoFactor(code: $code)
}

# 3. from now on a log-in has two steps:
#    login answers needStep2 and a ticket
mutation LoginStep2(
  $ticket: String!
  $code: String!
) {
  loginStep2(input: {
    ticket: $ticket
    code: $code
  }) {
    token expiresAt
  }
}

mutation RenewRecoveryCodes(
  $password: String!
  $code: String!
) {
  renewRecoveryCodes(
    password: $password
    code: $code
  )
}

mutation EndTwoFactor(
  $password: String!
  $code: String!
) {
  endTwoFactor(password: $password, code: $code)
}
`
const HASH = 'hex SHA-256'

export const account: readonly Example[] = [
  { area: 'account', word: 'exMe', isOpen: true, query: ME },
  { area: 'account', word: 'exAccount', query: ACCOUNT, variables: () => ({ id: '?' }) },
  { area: 'account', word: 'exPassword', query: PASSWORD, variables: () => ({ old: HASH, new: HASH }) },
  { area: 'account', word: 'exTwoFactor', query: TWO_FACTOR, variables: () => ({ password: HASH, ticket: '?', code: '000000' }) },
]
