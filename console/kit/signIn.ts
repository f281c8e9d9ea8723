import i18next from 'i18next'
import { keepMark, markHeader } from './deviceMark.ts'
import { browserLanguage, hasChosenLanguage, type Language, language, loadLanguage } from './i18n.ts'
import { sha256 } from './sha256.ts'

/* The door opens before the console behind it has been downloaded: one fetch, no client, so these two operations are plain text. */

export interface DemoLogin {
  username: string
  password: string
  name: string
  role: string
  permissionsHint: string
}
export interface Site {
  name: string
  environment: string
  version: string
  demoLogins: readonly DemoLogin[]
}
export interface SignedIn {
  token: string
  currentPlantId: string
  /** Where an auto-login link or the person's own settings want to begin. */
  landingPage: string | null
}
/** The password was right and a code is still needed; the ticket stands for the password for a few minutes. */
export interface HalfWay {
  ticket: string
  /** Empty where a link took the place of the password. */
  username: string
}

const SITE = 'query Site { site { name environment version demoLogins { username password name role permissionsHint } } }'
const SESSION = '{ token device language currentPlantId needStep2 ticket user { username landingPage } }'
const LOGIN = `mutation Login($input: LoginInput!) { answer: login(input: $input) ${SESSION} }`
const STEP_2 = `mutation LoginStep2($input: LoginStep2Input!) { answer: loginStep2(input: $input) ${SESSION} }`
const AUTO_LOGIN = `mutation AutoLogin($input: AutoLoginInput!) { answer: autoLogin(input: $input) ${SESSION} }`
const SWITCH = 'mutation SwitchPlant($plantId: ID!) { switchPlant(plantId: $plantId) { token } }'

/** The message is ready to be shown; `refusal` is the reason in the server's own code. */
export class SignInFailure extends Error {
  readonly refusal: string

  constructor(message: string, refusal = '') {
    super(message)
    this.refusal = refusal
  }
}

interface Answer<Data> {
  data?: Data | null
  errors?: readonly { message: string; extensions?: { refusal?: string } }[]
}

async function ask<Data>(query: string, variables: Record<string, unknown> = {}, more: Record<string, string> = {}): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    'accept-language': language(),
    ...more,
  }
  const body = JSON.stringify({ query, variables })
  const answer = await fetch('/graphql', { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) })
    .then((response) => response.json() as Promise<Answer<Data>>)
    .catch(() => {
      throw new SignInFailure(i18next.t('console.error.network'))
    })
  if (answer.data && !answer.errors?.length) return answer.data
  const [first] = answer.errors ?? []
  throw new SignInFailure(first?.message || i18next.t('console.error.failed'), first?.extensions?.refusal)
}

export const readSite = () => ask<{ site: Site }>(SITE).then((data) => data.site)

interface Login {
  token: string | null
  device: string | null
  language: Language | null
  currentPlantId: string | null
  needStep2: boolean
  ticket: string | null
  user: { username: string; landingPage: string | null } | null
}

/**
 * The account's language, else the browser's, before the first page: it never changes under the reader's eyes. The language of the account
 * that signed in before does not stay.
 */
async function speak(chosen: Language | null) {
  if (hasChosenLanguage()) return
  const next = chosen ?? browserLanguage()
  if (next !== language()) await loadLanguage(next, 'account').catch(() => undefined)
}

async function enter(document: string, input: Record<string, unknown>, username = ''): Promise<SignedIn | HalfWay> {
  const { answer } = await ask<{ answer: Login }>(document, { input }, markHeader(username))
  const { token, currentPlantId, ticket, user } = answer
  if (answer.needStep2 && ticket) return { ticket, username }
  if (!token) throw new SignInFailure(i18next.t('console.error.failed'))
  if (user) keepMark(user.username, answer.device)
  await speak(answer.language)
  return { token, currentPlantId: currentPlantId ?? '', landingPage: user?.landingPage ?? null }
}

/** What was typed never leaves the browser, only its hash. */
export async function signIn(username: string, typed: string): Promise<SignedIn | HalfWay> {
  return enter(LOGIN, { username: username.trim(), password: await sha256(typed) }, username)
}

/** Spaces and dashes are how people read codes aloud and copy them. */
export const plainCode = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')

export const finishSignIn = ({ ticket, username }: HalfWay, typed: string) => enter(STEP_2, { ticket, code: plainCode(typed) }, username)

/** A link opens a session without a password (§2 /auto-login); only trusted addresses may leave the key out. */
export const autoLogin = (mobile: string, key: string | null) => enter(AUTO_LOGIN, { mobile, key })

/** Whoever comes back to a page of one plant gets a token for that plant. */
export async function inPlant(signedIn: SignedIn, plantId: string): Promise<string> {
  if (plantId === signedIn.currentPlantId) return signedIn.token
  const { switchPlant } = await ask<{ switchPlant: { token: string } }>(SWITCH, { plantId }, { authorization: `Bearer ${signedIn.token}` })
  return switchPlant.token
}
