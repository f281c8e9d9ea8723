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
export type { Account, MySession, PasswordChange, Proof } from './account/accounts.ts'
export type { IssuedLink, LinkRequest } from './account/administration.ts'
export { DEVICE_HEADER, deviceMarkIn } from './login/devices.ts'
export type { Origin } from './sessions/sessionRows.ts'
export { type AccessOptions, createAccess } from './sessions/sessions.ts'
