import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
import i18next from 'i18next'
import { faultSentence, isFault } from '../network/fault.ts'
import { NetworkFailure, request } from '../network/network.ts'
import { browserLanguage, hasChosenLanguage, LANGUAGES, language, loadLanguage } from '../words/i18n.ts'
import { markHeader, storeMark } from './deviceId.ts'
import {
  AnswerCallByLinkDocument,
  AutoLoginDocument,
  CallOfLinkDocument,
  type CallOfLinkQuery,
  EnterPlantDocument,
  LoginDocument,
  type LoginMutation,
  LoginNewPasswordDocument,
  LoginStep2Document,
  SiteDocument,
  type SiteQuery,
} from './gen/signIn.ts'
import { passwordDigest } from './passwordDigest.ts'

/* The door opens before the console behind it has been downloaded: one fetch, no client, so these operations are plain text. */

export type Site = SiteQuery['site']
export type DemoLogin = Site['demoLogins'][number]
export interface SignedIn {
  token: string
  currentPlantId: string
  /** Where an auto-login link or the person's own settings want to begin. */
  landingPage: string | null
}
/** The steps so far were right and another one is needed; the ticket stands for them for a few minutes. */
export interface PendingSignIn {
  ticket: string
  /** A code, or a password of one's own in place of the one that somebody else set. */
  needs: 'code' | 'newPassword'
  /** Empty where a link took the place of the password. */
  username: string
}

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

/** A proxy that answers in the server's place does not speak JSON: the server was not reached. */
function answerIn<Data>(text: string): Answer<Data> {
  try {
    return JSON.parse(text) as Answer<Data>
  } catch {
    throw new NetworkFailure()
  }
}

function failInWords(error: unknown): never {
  throw new SignInFailure(isFault(error) ? faultSentence(error) : i18next.t('console.error.network'))
}
const digestOf = (typed: string) => passwordDigest(typed).catch(failInWords)

async function ask<Data, Variables>(
  query: string & DocumentTypeDecoration<Data, Variables>,
  variables: Variables,
  more: Record<string, string> = {},
): Promise<Data> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json',
    'accept-language': language(),
    ...more,
  }
  const body = JSON.stringify({ query, variables })
  const answer = await request('/graphql', { method: 'POST', headers, body }, 30_000)
    .then((response) => response.text())
    .then(answerIn<Data>)
    .catch(failInWords)
  if (answer.data && !answer.errors?.length) return answer.data
  const [first] = answer.errors ?? []
  throw new SignInFailure(first?.message || i18next.t('console.error.failed'), first?.extensions?.refusal)
}

export type LinkedCall = CallOfLinkQuery['call']
/** What the link of a call is about; looking answers nothing. */
export const readCall = (key: string) => ask(CallOfLinkDocument, { key }).then((data) => data.call)
export const answerCall = (key: string) => ask(AnswerCallByLinkDocument, { key }).then((data) => data.answer)

export const readSite = () => ask(SiteDocument, {}).then((data) => data.site)

/**
 * The account's language, else the browser's, before the first page: it never changes under the reader's eyes. The language of the account
 * that signed in before does not stay.
 */
async function speak(wanted: LoginMutation['answer']['language']) {
  if (hasChosenLanguage()) return
  const next = LANGUAGES.find((one) => one === wanted) ?? browserLanguage()
  if (next !== language()) await loadLanguage(next, 'account').catch(() => undefined)
}

async function enter<Input>(
  document: string & DocumentTypeDecoration<LoginMutation, { input: Input }>,
  input: Input,
  { username = '', previousToken = '' },
): Promise<SignedIn | PendingSignIn> {
  const previous = previousToken && { authorization: `Bearer ${previousToken}` }
  const { answer } = await ask(document, { input }, { ...markHeader(username), ...previous })
  const { token, currentPlantId, ticket, user } = answer
  if (!token && ticket) return { ticket, username, needs: answer.needNewPassword ? 'newPassword' : 'code' }
  if (!token) throw new SignInFailure(i18next.t('console.error.failed'))
  if (user) storeMark(user.username, answer.device)
  await speak(answer.language)
  return { token, currentPlantId: currentPlantId ?? '', landingPage: user?.landingPage ?? null }
}

/** What was typed never leaves the browser, only its hash. The session of `previousToken` ends where it is the same person's. */
export async function signIn(username: string, typed: string, previousToken = ''): Promise<SignedIn | PendingSignIn> {
  const password = await digestOf(typed)
  return enter(LoginDocument, { username: username.trim(), password }, { username, previousToken })
}

/** Spaces and dashes are how people read codes aloud and copy them. */
export const plainCode = (typed: string) => typed.normalize('NFKC').replace(/[\s-]/g, '')

type Ticket = Pick<PendingSignIn, 'ticket' | 'username'>
export async function chooseNewPassword({ ticket, username }: Ticket, typed: string, previousToken = '') {
  const newPassword = await digestOf(typed)
  return enter(LoginNewPasswordDocument, { ticket, newPassword }, { username, previousToken })
}

export const finishSignIn = ({ ticket, username }: Ticket, typed: string, previousToken = '') =>
  enter(LoginStep2Document, { ticket, code: plainCode(typed) }, { username, previousToken })

/** A link opens a session without a password (§2 /auto-login); only trusted addresses may leave the key out. */
export const autoLogin = (mobile: string, key: string | null, previousToken = '') =>
  enter(AutoLoginDocument, { mobile, key }, { previousToken })

/** Whoever comes back to a page of one plant gets a token for that plant. */
export async function inPlant(signedIn: SignedIn, plantId: string): Promise<string> {
  if (plantId === signedIn.currentPlantId) return signedIn.token
  const { switchPlant } = await ask(EnterPlantDocument, { plantId }, { authorization: `Bearer ${signedIn.token}` })
  return switchPlant.token
}
