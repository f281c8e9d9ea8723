export type { Credentials } from './login.ts'
export { hashPassword, isClientHash, sha256Hex } from './password.ts'
export type { Origin } from './sessionRows.ts'
export { type Access, type AccessOptions, type Authenticated, createAccess, type Self, type Switched } from './sessions.ts'
