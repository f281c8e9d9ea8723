import { isClientHash, type UserRow, user, verifyPassword } from '../../domain/identity/index.ts'
import { faultOfLine, invalidField, Refusal, systemActor } from '../../kernel/index.ts'
import type { Credentials, LinkCredentials, SecondStep } from '../access.ts'
import { ofAccount } from '../account/ofAccount.ts'
import { asSystem, userNamed } from '../account/people.ts'
import { NAME_MAX, type Origin, plain } from '../sessions/sessionRows.ts'
import { codeOf } from './codes.ts'
import { type AuthDeps, attemptOf, locked, type Passed, pass, proceed, rejectLogin } from './entering.ts'
import { type LinkRow, linkById, linkRefused, openLink } from './links.ts'
import { prepareCode, takeCode } from './secondFactor.ts'
import { isForPassword, linkIdOf, type Ticket, ticketNamed, tryTicket } from './tickets.ts'

/** Fields of the log-in form belong to no resource; their labels stand under `login`. */
const ofLogin = (refusal: Refusal): Refusal => Object.assign(refusal, { resource: 'login' })
/** Right for good, or right so far. */
const verdictOf = (found: UserRow) => (found.twoFactor ? 'half' : true)

/**
 * The first step. Every failure leaves a row; an unknown name and a wrong password cost the same time and say the same, and that a user is
 * disabled is told only to somebody who knows the password.
 */
export async function signIn(deps: AuthDeps, credentials: Credentials, origin: Origin): Promise<Passed> {
  const { password } = credentials
  if (!isClientHash(password)) throw ofLogin(invalidField('password', 'sha256'))
  const fault = faultOfLine(credentials.username.trim())
  if (fault) throw ofLogin(invalidField('username', fault))
  // As the log will have it: no base is asked for characters it cannot hold, and no counter is kept under a name of any length.
  const username = plain(credentials.username, NAME_MAX).trim()
  const found = await userNamed(deps.store, username)
  const login = { username, userId: found?.id ?? null }
  const outcome = await deps.lockout.attempt(attemptOf(deps, { username, found }, origin), async () => {
    const isRight = await verifyPassword(found?.passwordHash, password)
    return isRight && found ? verdictOf(found) : false
  })
  if (typeof outcome === 'object') throw await rejectLogin(deps, { ...login, outcome: 'LOCKED' }, locked(outcome), origin)
  if (!outcome || !found) throw await rejectLogin(deps, { ...login, outcome: 'WRONG' }, new Refusal('login.wrong'), origin)
  return pass(deps, found, null, origin)
}

const MOBILE_MAX = 20
/** Counted apart from passwords: a mobile number is no user name. */
export const linkName = (mobile: string) => `link:${mobile}`

/** The first step by a link instead of a password. Whatever is wrong with mobile or key, it costs the same time and says the same. */
export async function signInByLink(deps: AuthDeps, { mobile, key }: LinkCredentials, origin: Origin): Promise<Passed> {
  // A number with something unseen in it is no number, and its spelling without that another one.
  const number = faultOfLine(mobile.trim()) ? '' : plain(mobile.trim(), MOBILE_MAX)
  const [found] = await asSystem(deps.store).of(user).find({ mobile: number })
  const login = { username: found?.username ?? number, userId: found?.id ?? null }
  const attempt = attemptOf(deps, { username: login.username, found, countedAs: linkName(number) }, origin)
  let link: LinkRow | null = null
  const outcome = await deps.lockout.attempt(attempt, async () => {
    const mayUseLink = key ? true : deps.trusts(origin.ip)
    link = mayUseLink ? await openLink(deps.store, found?.id ?? null, key || null) : null
    return link && found ? verdictOf(found) : false
  })
  if (typeof outcome === 'object') throw await rejectLogin(deps, { ...login, outcome: 'LOCKED' }, locked(outcome), origin)
  if (!outcome || !found) throw await rejectLogin(deps, { ...login, outcome: 'WRONG' }, linkRefused(), origin)
  return pass(deps, found, link, origin)
}

export const ticketOver = () => new Refusal('login.ticketOver')
/** Whom a ticket stands for, and the link it came from. */
async function bearerOf({ store }: AuthDeps, ticket: Ticket, text: string): Promise<{ found: UserRow; link: LinkRow | null }> {
  const [found] = await asSystem(store).of(user).many([ticket.userId])
  const linkId = linkIdOf(text)
  const link = linkId ? await linkById(store, linkId) : null
  // A link that was revoked meanwhile takes its tickets along.
  if (!found || (linkId && !link)) throw ticketOver()
  return { found, link }
}

/** The second step. One ticket opens one session at most, and so does one code, however many ask at once. */
export async function finish(deps: AuthDeps, { ticket: text, code }: SecondStep, origin: Origin): Promise<Passed> {
  const parsedCode = codeOf(code)
  if (!parsedCode) throw ofAccount(invalidField('code', 'codeForm'))
  const ticket = isForPassword(text) ? undefined : await ticketNamed(deps.store, text)
  if (!ticket) throw ticketOver()
  const { found, link } = await bearerOf(deps, ticket, text)
  const { username, id } = found
  let result: Awaited<ReturnType<typeof tryTicket>> = 'over'
  const outcome = await deps.lockout.attempt(attemptOf(deps, { username, found }, origin), async () => {
    const prepared = await prepareCode(deps.store, id, parsedCode)
    result = await deps.store.write(systemActor(0), (uow) => tryTicket(uow, ticket, () => takeCode(uow, deps.secretBox, id, prepared)))
    // Whoever comes too late has guessed nothing.
    return result === 'over' ? 'half' : result === 'right'
  })
  const login = { username, userId: id }
  if (typeof outcome === 'object') throw await rejectLogin(deps, { ...login, outcome: 'LOCKED' }, locked(outcome), origin)
  if (!outcome) throw await rejectLogin(deps, { ...login, outcome: 'STEP2' }, new Refusal('login.wrongCode'), origin)
  if (outcome === 'half') throw ticketOver()
  return proceed(deps, found, link, origin)
}
