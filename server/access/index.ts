export { hashPassword, isClientHash, sha256Hex } from '../domain/identity/index.ts'
export type {
  Access,
  Account,
  Authenticated,
  Credentials,
  Entered,
  IssuedLink,
  LinkCredentials,
  LinkRequest,
  LoginAnswer,
  MySession,
  NewPassword,
  NewPasswordRequired,
  PasswordChange,
  Proof,
  SecondStep,
  SecondStepRequired,
  Self,
  Switched,
} from './access.ts'
export { DEVICE_HEADER, deviceMarkIn } from './login/devices.ts'
export type { Origin } from './sessions/sessionRows.ts'
export { type AccessOptions, createAccess } from './sessions/sessions.ts'
