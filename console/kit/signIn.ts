import i18next from 'i18next'
import { language } from './i18n.ts'
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
}

const SITE = 'query Site { site { name environment version demoLogins { username password name role permissionsHint } } }'
const LOGIN = 'mutation Login($input: LoginInput!) { login(input: $input) { token currentPlantId } }'
const SWITCH = 'mutation SwitchPlant($plantId: ID!) { switchPlant(plantId: $plantId) { token currentPlantId } }'

/** The message is ready to be shown. */
class SignInFailure extends Error {}

interface Answer<Data> {
  data?: Data | null
  errors?: readonly { message: string }[]
}

async function ask<Data>(query: string, variables: Record<string, unknown> = {}, token?: string): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    'accept-language': language(),
    ...(token && { authorization: `Bearer ${token}` }),
  }
  const body = JSON.stringify({ query, variables })
  const answer = await fetch('/graphql', { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) })
    .then((response) => response.json() as Promise<Answer<Data>>)
    .catch(() => {
      throw new SignInFailure(i18next.t('console.error.network'))
    })
  if (answer.data && !answer.errors?.length) return answer.data
  throw new SignInFailure(answer.errors?.[0]?.message || i18next.t('console.error.failed'))
}

export const readSite = () => ask<{ site: Site }>(SITE).then((data) => data.site)

/** What was typed never leaves the browser, only its hash. Whoever comes back to a page of one plant gets a token for that plant. */
export async function signIn(username: string, typed: string, plantId?: string): Promise<SignedIn> {
  const input = { username: username.trim(), password: await sha256(typed) }
  const { login } = await ask<{ login: SignedIn }>(LOGIN, { input })
  if (!plantId || plantId === login.currentPlantId) return login
  const { switchPlant } = await ask<{ switchPlant: SignedIn }>(SWITCH, { plantId }, login.token)
  return switchPlant
}
