import type { IncomingHttpHeaders } from 'node:http'
import type { Person, UserRow } from '../domain/identity/index.ts'
import type { Actor, Change, Language, Store } from '../kernel/index.ts'
import type { SessionPlace } from './sessions/liveSessions.ts'
import type { Origin } from './sessions/sessionRows.ts'
import type { Issued } from './sessions/token.ts'

export interface Credentials {
  readonly username: string
  /** Lower-case hex SHA-256 of what was typed. */
  readonly password: string
}
export interface SecondStep {
  readonly ticket: string
  /** Six digits of the app, or a recovery code, however it is grouped. */
  readonly code: string
}
export interface LinkCredentials {
  readonly mobile: string
  /** May be left out from trusted addresses only. */
  readonly key?: string | null | undefined
}
/** What the session says about itself, to its owner. */
export interface Self {
  readonly user: {
    readonly id: number
    readonly username: string
    readonly name: string
    readonly departmentId: number | null
    readonly roles: Person['roles']
    readonly landingPage: string | null
  }
  readonly plants: Person['plants']
  readonly currentPlantId: number
  readonly permissions: readonly string[]
  /** Whoever looks on as this user, and until when. */
  readonly viewedBy: { readonly name: string; readonly until: Date } | null
}
/** A session that begins. */
export interface Entered extends Issued, Self {
  /** The language that the person has chosen, on whatever device; null before that. */
  readonly language: Language | null
  readonly needStep2: false
  readonly ticket: null
  /** The mark of the device, to be sent along with its next log-in; see devices.ts. */
  readonly device: string
}
/** The first step was right; the ticket stands for it until the second one, for five minutes. */
export interface SecondStepRequired {
  readonly needStep2: true
  readonly ticket: string
}
/** Every step was right, but somebody else set the password; the ticket stands for them until the owner chose another one, for five minutes. */
export interface NewPasswordRequired {
  readonly needStep2: false
  readonly needNewPassword: true
  readonly ticket: string
}
export interface NewPassword {
  readonly ticket: string
  /** Lower-case hex SHA-256 of what was typed. */
  readonly newPassword: string
}
export type LoginAnswer = Entered | SecondStepRequired | NewPasswordRequired
export interface Switched extends Issued {
  readonly currentPlantId: number
}
export interface Authenticated {
  readonly actor: Actor
  /** The end of the token that the client holds from now on. */
  readonly expiresAt: Date
  /** Set in the last half of a token's life; the client goes on with this one. */
  readonly renewedToken?: string
}
/** What calls are counted under. */
export interface RateCaller {
  readonly name: string
  readonly isSignedIn: boolean
}
export interface Account extends Pick<UserRow, 'username' | 'name' | 'mobile' | 'email' | 'gender' | 'twoFactor'> {
  readonly departmentName: string | null
  readonly postNames: readonly string[]
  readonly roleNames: readonly string[]
  readonly plants: readonly { id: number; name: string }[]
  readonly lastLoginAt: Date | null
  readonly recoveryCodesLeft: number
}
export interface MySession {
  readonly id: number
  readonly ip: string
  readonly browser: string | null
  readonly os: string | null
  readonly startedAt: Date
  readonly lastSeenAt: Date
  readonly current: boolean
  /** Whoever looks on in it; null for the person's own. */
  readonly viewedBy: string | null
}
export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
}
export interface Proof {
  readonly password: string
  readonly code: string
}
/** What people do with their own account. Whatever could take it over asks for the password again. */
export interface Accounts {
  read(actor: Actor): Promise<Account>
  update(actor: Actor, input: Readonly<Record<string, unknown>>): Promise<Account>
  /** Ends every session of the user; the caller goes on in a new one. */
  changePassword(actor: Actor, change: PasswordChange, origin: Origin): Promise<Entered>
  sessions(actor: Actor): Promise<MySession[]>
  endSession(actor: Actor, id: number): Promise<boolean>
  /** The secret for an authenticator app; nothing is asked for at log-in before it is confirmed. */
  startTwoFactor(actor: Actor, password: string, origin: Origin): Promise<{ secret: string; url: string }>
  /** The recovery codes, which are never shown again. */
  confirmTwoFactor(actor: Actor, code: string): Promise<string[]>
  endTwoFactor(actor: Actor, proof: Proof, origin: Origin): Promise<boolean>
  renewRecoveryCodes(actor: Actor, proof: Proof, origin: Origin): Promise<string[]>
  preferences(actor: Actor): Promise<{ key: string; value: string }[]>
  /** The value is JSON, kept in its shortest spelling. */
  savePreference(actor: Actor, key: string, value: string): Promise<boolean>
}

export interface LinkRequest {
  readonly purpose: string
  /** A day unless said. */
  readonly hours?: number | undefined
  /** Opens sessions until it ends, not just one. */
  readonly isReusable?: boolean | undefined
  readonly plantId?: number | null | undefined
  readonly landingPage?: string | null | undefined
}
export interface IssuedLink {
  readonly id: number
  /** Relative to this server; mobile and key stand behind the '#', which never reaches a server or its logs. */
  readonly url: string
  readonly key: string
  readonly expiresAt: Date
}
/** What administrators do with the accounts of others, never with those of people who hold more rights than themselves. */
export interface Administration {
  resetPassword(actor: Actor, id: number, password: string): Promise<boolean>
  resetTwoFactor(actor: Actor, id: number): Promise<boolean>
  unlock(actor: Actor, id: number): Promise<boolean>
  issueAutoLoginLink(actor: Actor, userId: number, request: LinkRequest): Promise<IssuedLink>
}

export interface Access {
  login(credentials: Credentials, origin: Origin): Promise<LoginAnswer>
  loginStep2(step: SecondStep, origin: Origin): Promise<LoginAnswer>
  /** The last step of whoever signs in with a password that somebody else set. */
  loginNewPassword(step: NewPassword, origin: Origin): Promise<Entered>
  /** A link takes the place of the password; users with two-factor are asked for their code all the same. */
  autoLogin(credentials: LinkCredentials, origin: Origin): Promise<LoginAnswer>
  logout(actor: Actor, origin: Origin): Promise<boolean>
  /** A token of the same session for another plant; those that are out go on in theirs. */
  switchPlant(actor: Actor, plantId: number): Promise<Switched>
  /** A session of a quarter of an hour in which an administrator sees what somebody else sees, and writes nothing. */
  viewAs(actor: Actor, userId: number, origin: Origin): Promise<Switched>
  me(actor: Actor): Promise<Self>
  /** What people do with their own account. */
  readonly accounts: Accounts
  /** What administrators do with the accounts of others. */
  readonly administration: Administration
  /** The same accounts and administration, writing to another store, such as one that remembers a call. */
  over(store: Store): Pick<Access, 'accounts' | 'administration'>
  /**
   * Who sends this Authorization header; throws `unauthenticated` unless a living session of ours does. Whoever only looks on as somebody else is
   * refused unless the wire says that it shows and does nothing more (`isLook`).
   */
  authenticate(header: string | undefined, origin: { ip: string; isLook?: boolean }): Promise<Authenticated>
  /** The actor of an open socket as of now, in the plant where it acts; throws `unauthenticated` when that is over. Does not keep it alive. */
  verifySession(place: SessionPlace): Promise<Actor>
  /** What the sender's calls are counted under: a session of ours, or the devices of somebody who has been here. Null for strangers. */
  callerOf(headers: IncomingHttpHeaders): RateCaller | null | Promise<RateCaller | null>
  /** Tells of rows that were changed, by another process too: rights are believed no longer. */
  changed(change: Change | 'everything'): void
  /** Writes what is remembered of the last calls. */
  close(): Promise<void>
}
