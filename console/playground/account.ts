import { useSyncExternalStore } from 'react'
import { observable } from '../kit/browser/observable.ts'
import { markHeader, storeMark } from '../kit/session/deviceId.ts'
import { sha256 } from '../kit/session/sha256.ts'
import { ask, type TypedQuery } from './ask.ts'
import {
  LoginDocument,
  type LoginMutation,
  LoginStep2Document,
  LogoutDocument,
  MeDocument,
  type MeQuery,
  SiteDocument,
  type SiteQuery,
  SwitchPlantDocument,
} from './gen/account.ts'
import { translate } from './words.ts'

type Person = MeQuery['me']
export interface Account extends Person {
  readonly token: string
  readonly expiresAt: string
  /** The console's session, which goes on when the playground is left. */
  readonly isConsole?: boolean
}

/** Its own key: trying things out as somebody else must not sign the console out. */
const KEY = 'millwright.playground.account'

function stored(): Account | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Account | null
  } catch {
    return null
  }
}
const current = observable<Account | null>(stored())

function storeAccount(next: Account | null) {
  if (next) localStorage.setItem(KEY, JSON.stringify(next))
  else localStorage.removeItem(KEY)
  current.set(next)
}
/* Two browser tabs are one developer. */
addEventListener('storage', (event) => {
  if (event.key === KEY) current.set(stored())
})

export const account = current.get
export const onAccount = current.subscribe
export const useAccount = () => useSyncExternalStore(current.subscribe, current.get)

export const bearer = (token: string | undefined): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})
/** Who is signing in, while a code of the second factor is still needed. */
let entering = ''

async function enter<Input>(document: TypedQuery<LoginMutation, { input: Input }>, input: Input): Promise<string | null> {
  const { answer } = await ask(document, { input }, markHeader(entering))
  if (answer.needStep2) return answer.ticket
  const { token, expiresAt, currentPlantId, plants, user, device } = answer
  if (!token || !expiresAt || !currentPlantId || !plants || !user) throw new Error(translate('unreachable'))
  storeMark(user.username, device)
  storeAccount({ token, expiresAt, currentPlantId, plants, user })
  return null
}
/** Answers a ticket when a code of the second factor is still needed. */
export function signIn(username: string, typed: string): Promise<string | null> {
  entering = username
  return enter(LoginDocument, { username: username.trim(), password: sha256(typed) })
}

export const finishSignIn = (ticket: string, typed: string) => enter(LoginStep2Document, { ticket, code: typed.replace(/[\s-]/g, '') })

const CONSOLE_KEY = 'token'
/** Set once somebody has signed out here, so that the console's session is not taken up again in this tab. */
const LEFT_KEY = `${KEY}.left`
/** Who is signed in to the console need not sign in again to try things out. */
export async function takeUpConsole(): Promise<void> {
  const token = localStorage.getItem(CONSOLE_KEY)
  if (current.get() || !token || sessionStorage.getItem(LEFT_KEY)) return
  const found = await ask(MeDocument, {}, bearer(token)).catch(() => null)
  const expiresAt = expiryOf(token)
  if (found && expiresAt && !current.get()) storeAccount({ ...found.me, token, expiresAt, isConsole: true })
}

export async function switchPlant(plantId: string): Promise<void> {
  const { switchPlant: fresh } = await ask(SwitchPlantDocument, { plantId }, bearer(account()?.token))
  const before = account()
  if (before) storeAccount({ ...before, ...fresh })
}

export async function signOut(): Promise<void> {
  const { token, isConsole } = account() ?? {}
  storeAccount(null)
  sessionStorage.setItem(LEFT_KEY, '1')
  if (isConsole) return
  await ask(LogoutDocument, {}, bearer(token)).catch(() => {})
}

/** A renewed token of the same session, taken from a response header. */
export function renew(token: string): void {
  const before = account()
  if (before && token !== before.token) storeAccount({ ...before, token, expiresAt: expiryOf(token) ?? before.expiresAt })
}

/** The server no longer knows this token. */
export function expire(token: string): void {
  if (account()?.token === token) storeAccount(null)
}

/** The payload is only read to show the time that is left; the server judges the token. */
function expiryOf(token: string): string | null {
  try {
    const { exp } = JSON.parse(atob((token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'))) as { exp?: number }
    return exp ? new Date(exp * 1000).toISOString() : null
  } catch {
    return null
  }
}

export type Site = SiteQuery['site']
export const readSite = () => ask(SiteDocument, {}).then(({ site }) => site)
