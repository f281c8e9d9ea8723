export { hashPassword, isClientHash, sha256Hex } from '../domain/identity/index.ts'
export type {
  Access,
  Authenticated,
  Credentials,
  Entered,
  HalfWay,
  LinkCredentials,
  LoginAnswer,
  SecondStep,
  Self,
  Switched,
} from './access.ts'
export type { Account, MySession, PasswordChange, Proof } from './accounts.ts'
export type { IssuedLink, LinkRequest } from './administration.ts'
export { DEVICE_HEADER, deviceMarkIn } from './devices.ts'
export type { Origin } from './sessionRows.ts'
export { type AccessOptions, createAccess } from './sessions.ts'
