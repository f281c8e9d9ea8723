import type { AccountFragment, MySessionsQuery, NewestAppVersionsQuery, StartTwoFactorMutation } from './gen/account.ts'

export const GENDERS = ['UNKNOWN', 'MALE', 'FEMALE', 'CONFIDENTIAL'] as const

export type Account = AccountFragment
export type MySession = MySessionsQuery['sessions'][number]
export type TwoFactorStart = StartTwoFactorMutation['started']
/** Its `url` is in a store, or a path of this server. */
export type AppVersion = NewestAppVersionsQuery['versions'][number]
