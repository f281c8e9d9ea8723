import { operation } from '../../kit/document.ts'

export const GENDERS = ['UNKNOWN', 'MALE', 'FEMALE', 'CONFIDENTIAL'] as const

export interface Account {
  username: string
  name: string
  mobile: string | null
  email: string | null
  gender: (typeof GENDERS)[number]
  departmentName: string | null
  postNames: readonly string[]
  roleNames: readonly string[]
  plants: readonly { id: string; name: string }[]
  twoFactor: boolean
  lastLoginAt: string | null
  recoveryCodesLeft: number
}
export interface MySession {
  id: string
  ip: string
  browser: string | null
  os: string | null
  startedAt: string
  lastSeenAt: string
  current: boolean
}
export interface TwoFactorStart {
  secret: string
  url: string
}
export interface AppVersion {
  id: string
  platform: 'ANDROID' | 'IOS'
  version: string
  build: number
  notes: string | null
  isForced: boolean
  /** In a store, or a path of this server. */
  url: string
  fileName: string | null
  fileBytes: number | null
  updatedAt: string
}

const ACCOUNT =
  'username name mobile email gender departmentName postNames roleNames plants{id name} twoFactor lastLoginAt recoveryCodesLeft'

export const accountDocument = operation('query', 'MyAccount', {}, `account:myAccount{${ACCOUNT}}`)
export const saveAccountDocument = operation(
  'mutation',
  'UpdateMyAccount',
  { input: 'AccountInput!' },
  `account:updateMyAccount{${ACCOUNT}}`,
)
export const changePasswordDocument = operation(
  'mutation',
  'ChangePassword',
  { input: 'ChangePasswordInput!' },
  'changed:changePassword{token device user{username}}',
)
export const sessionsDocument = operation('query', 'MySessions', {}, 'sessions:mySessions{id ip browser os startedAt lastSeenAt current}')
export const endSessionDocument = operation('mutation', 'EndMySession', { id: 'ID!' }, 'ended:endMySession')
export const startTwoFactorDocument = operation('mutation', 'StartTwoFactor', { password: 'String!' }, 'started:startTwoFactor{secret url}')
export const confirmTwoFactorDocument = operation('mutation', 'ConfirmTwoFactor', { code: 'String!' }, 'codes:confirmTwoFactor')
export const endTwoFactorDocument = operation('mutation', 'EndTwoFactor', { password: 'String!', code: 'String!' }, 'ended:endTwoFactor')
export const renewCodesDocument = operation(
  'mutation',
  'RenewRecoveryCodes',
  { password: 'String!', code: 'String!' },
  'codes:renewRecoveryCodes',
)
export const newestDocument = operation(
  'query',
  'NewestAppVersions',
  {},
  'versions:newestAppVersions{id platform version build notes isForced url fileName fileBytes updatedAt}',
)
