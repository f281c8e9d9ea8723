import { useSyncExternalStore } from 'react'
import { keepMark, markHeader } from '../kit/deviceMark.ts'
import { observable } from '../kit/observable.ts'
import { sha256 } from '../kit/sha256.ts'
import { ask } from './ask.ts'

export interface Account {
  readonly token: string
  readonly expiresAt: string
  readonly currentPlantId: string
  readonly plants: readonly { readonly id: string; readonly name: string }[]
  readonly user: { readonly username: string; readonly name: string; readonly roles: readonly { readonly name: string }[] }
  /** The console's session, which goes on when the playground is left. */
  readonly isConsole?: boolean
}
export interface DemoLogin {
  readonly username: string
  readonly password: string
  readonly name: string
  readonly role: string
}

/** Its own key: trying things out as somebody else must not sign the console out. */
const KEY = 'millwright.playground.account'
const SESSION = '{ needStep2 ticket token device expiresAt currentPlantId plants { id name } user { username name roles { name } } }'
const LOGIN = `mutation Login($input: LoginInput!) { answer: login(input: $input) ${SESSION} }`
const STEP_2 = `mutation LoginStep2($input: LoginStep2Input!) { answer: loginStep2(input: $input) ${SESSION} }`
const SWITCH = 'mutation SwitchPlant($plantId: ID!) { switchPlant(plantId: $plantId) { token expiresAt currentPlantId } }'
const ME = 'query Me { me { currentPlantId plants { id name } user { username name roles { name } } } }'
const SITE = 'query Site { site { name environment version demoLogins { username password name role } } }'

function stored(): Account | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Account | null
  } catch {
    return null
  }
}
const current = observable<Account | null>(stored())

function hold(next: Account | null) {
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

type Entered = Account & { readonly needStep2: boolean; readonly ticket: string | null; readonly device: string | null }
export const bearer = (token: string | undefined): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})
/** Who is signing in, while a code of the second factor is still needed. */
let entering = ''

async function enter(document: string, input: Record<string, string>): Promise<string | null> {
  const { needStep2, ticket, device, ...session } = (await ask<{ answer: Entered }>(document, { input }, markHeader(entering))).answer
  if (needStep2) return ticket
  keepMark(session.user.username, device)
  hold(session)
  return null
}
/** Answers a ticket when a code of the second factor is still needed. */
export async function signIn(username: string, typed: string): Promise<string | null> {
  entering = username
  return enter(LOGIN, { username: username.trim(), password: await sha256(typed) })
}

export const finishSignIn = (ticket: string, typed: string) => enter(STEP_2, { ticket, code: typed.replace(/[\s-]/g, '') })

const CONSOLE_KEY = 'token'
/** Set once somebody has signed out here, so that the console's session is not taken up again in this tab. */
const LEFT_KEY = `${KEY}.left`
/** Who is signed in to the console need not sign in again to try things out. */
export async function takeUpConsole(): Promise<void> {
  const token = localStorage.getItem(CONSOLE_KEY)
  if (current.get() || !token || sessionStorage.getItem(LEFT_KEY)) return
  const found = await ask<{ me: Omit<Account, 'token' | 'expiresAt'> }>(ME, {}, bearer(token)).catch(() => null)
  const expiresAt = expiryOf(token)
  if (found && expiresAt && !current.get()) hold({ ...found.me, token, expiresAt, isConsole: true })
}

export async function switchPlant(plantId: string): Promise<void> {
  const { switchPlant: fresh } = await ask<{ switchPlant: Pick<Account, 'token' | 'expiresAt' | 'currentPlantId'> }>(
    SWITCH,
    { plantId },
    bearer(account()?.token),
  )
  const before = account()
  if (before) hold({ ...before, ...fresh })
}

export async function signOut(): Promise<void> {
  const { token, isConsole } = account() ?? {}
  hold(null)
  sessionStorage.setItem(LEFT_KEY, '1')
  if (isConsole) return
  await ask('mutation Logout { logout }', {}, bearer(token)).catch(() => {})
}

/** A renewed token of the same session, taken from a response header. */
export function renew(token: string): void {
  const before = account()
  if (before && token !== before.token) hold({ ...before, token, expiresAt: expiryOf(token) ?? before.expiresAt })
}

/** The server no longer knows this token. */
export function expire(token: string): void {
  if (account()?.token === token) hold(null)
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

export interface Site {
  readonly name: string
  readonly environment: string
  readonly version: string
  readonly demoLogins: readonly DemoLogin[]
}
export const readSite = () => ask<{ site: Site }>(SITE).then(({ site }) => site)
