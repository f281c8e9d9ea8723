import { useSyncExternalStore } from 'react'
import { observable } from '../kit/browser/observable.ts'
import { markHeader, storeMark } from '../kit/session/deviceId.ts'
import { EnterPlantDocument, LoginDocument, type LoginMutation, LoginStep2Document, SiteDocument } from '../kit/session/gen/signIn.ts'
import { sha256 } from '../kit/session/sha256.ts'
import { ask, type Document } from './ask.ts'
import { LogoutDocument, MeDocument, type MeQuery } from './gen/account.ts'
import { translate } from './words.ts'

export type Account = MeQuery['me'] & {
  readonly token: string
  /** The console's session, which goes on when the playground is left. */
  readonly isConsole?: boolean
}

/** Its own key: trying things out as somebody else must not sign the console out. */
const KEY = 'millwright.playground.account'
const CONSOLE_KEY = 'token'
/** Set when somebody signs out here, so that the console's session is not taken up by the next load of this tab. */
const LEFT_KEY = `${KEY}.left`

function stored(): Account | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Account | null
  } catch {
    return null
  }
}
const current = observable<Account | null>(stored())
/* Two browser tabs are one developer. */
addEventListener('storage', (event) => {
  if (event.key === KEY) current.set(stored())
})

export const account = current.get
export const onAccount = current.subscribe
export const useAccount = () => useSyncExternalStore(current.subscribe, current.get)

function store(next: Account | null) {
  if (next) localStorage.setItem(KEY, JSON.stringify(next))
  else localStorage.removeItem(KEY)
  current.set(next)
}

export const bearer = (token: string | undefined): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})

async function enter(token: string, isConsole = false): Promise<void> {
  const { me } = await ask(MeDocument, {}, bearer(token))
  store({ ...me, token, isConsole })
}

async function logIn<Input>(document: Document<LoginMutation, { input: Input }>, input: Input, username: string): Promise<string | null> {
  const { token, ticket, needNewPassword, device } = (await ask(document, { input }, markHeader(username))).answer
  if (!token && !ticket) throw new Error(translate('unreachable'))
  if (needNewPassword) throw new Error(translate('initialPassword'))
  storeMark(username, device)
  if (token) await enter(token)
  return token ? null : (ticket ?? null)
}
/** Answers a ticket when a code of the second factor is still needed. */
export const signIn = (username: string, typed: string) =>
  logIn(LoginDocument, { username: username.trim(), password: sha256(typed) }, username)

export const finishSignIn = (ticket: string, typed: string, username: string) =>
  logIn(LoginStep2Document, { ticket, code: typed.replace(/[\s-]/g, '') }, username)

/** Who is signed in to the console need not sign in to try things out. */
export async function takeUpConsole(): Promise<void> {
  const token = localStorage.getItem(CONSOLE_KEY)
  if (token && !account() && !sessionStorage.getItem(LEFT_KEY)) await enter(token, true).catch(() => {})
}

export async function switchPlant(plantId: string): Promise<void> {
  const { token, isConsole } = account() ?? {}
  const answer = await ask(EnterPlantDocument, { plantId }, bearer(token))
  await enter(answer.switchPlant.token, isConsole)
}

export async function signOut(): Promise<void> {
  const { token, isConsole } = account() ?? {}
  store(null)
  sessionStorage.setItem(LEFT_KEY, '1')
  if (!isConsole) await ask(LogoutDocument, {}, bearer(token)).catch(() => {})
}

/** A renewed token of the same session, taken from a response header. */
export function renew(token: string): void {
  const before = account()
  if (before && token !== before.token) store({ ...before, token })
}

/** The server no longer knows this token. */
export function expire(token: string): void {
  if (account()?.token === token) store(null)
}

export const readDemoLogins = () => ask(SiteDocument, {}).then(({ site }) => site.demoLogins)
