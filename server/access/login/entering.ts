import { adminIds, type autoLoginLink, isEnabled, loginLog, type Person, personOf, type UserRow } from '../../domain/identity/index.ts'
import { configOf, configValue, INITIAL_PASSWORD_DAYS } from '../../domain/system/index.ts'
import { type Read, Refusal, type RowOf, type Store } from '../../kernel/index.ts'
import { asSystem } from '../account/people.ts'
import type { SecretBox } from '../secretBox.ts'
import type { LiveSession } from '../sessions/liveSessions.ts'
import { addressOf, agentOf, logAttempt, type Origin, type Outcome, openSession } from '../sessions/sessionRows.ts'
import { type Devices, placeName } from './devices.ts'
import { spendLink } from './links.ts'
import type { Attempt, Lockout, Wait } from './lockout.ts'
import { issuePasswordTicket, issueTicket } from './tickets.ts'

const DAY_MS = 86_400_000

/** What every way in needs. */
export interface AuthDeps {
  readonly store: Store
  readonly lockout: Lockout
  readonly secretBox: SecretBox
  readonly devices: Devices
  /** The session that an Authorization header names; null for none of ours. */
  sessionIn(header: string | undefined): Promise<number | null>
  /** Addresses from which a mobile number alone opens a session. */
  trusts(address: string): boolean
}
export interface Opened extends Pick<LiveSession, 'row' | 'person'> {
  readonly landingPage: string | null
  /** For the device to send along next time. */
  readonly device: string
}
export type Passed = { readonly opened: Opened } | { readonly ticket: string } | { readonly passwordTicket: string }
type Link = RowOf<typeof autoLoginLink>

export interface LoginAttempt {
  readonly username: string
  readonly userId: number | null
}
/**
 * Tells somebody's own devices from strangers who try the same name: by the mark of an earlier log-in; and clients that know no marks by the
 * address and the program from which that person has signed in before.
 */
async function deviceOf({ store, devices }: AuthDeps, { username, found }: AttemptSource, origin: Origin): Promise<string | null> {
  const marked = devices.known(origin.deviceMark, found)
  if (marked) return `device ${marked}`
  const [ip, userAgent] = [addressOf(origin), agentOf(origin)]
  const isKnown = await asSystem(store)
    .of(loginLog)
    .exists({ username, ip, userAgent, outcome: ['OK', 'AUTO'] })
  return isKnown ? `place ${placeName(ip, userAgent)}` : null
}
interface AttemptSource {
  readonly username: string
  readonly found: UserRow | undefined
  /** What its tries are counted under, if not the name of the user. */
  readonly countedAs?: string
}
export const attemptOf = (deps: AuthDeps, source: AttemptSource, origin: Origin): Attempt => ({
  username: source.countedAs ?? source.username,
  ip: origin.ip,
  known: () => deviceOf(deps, source, origin),
})
/** Writes down that somebody was not let in; out: what to tell them. */
export async function rejectLogin(
  deps: AuthDeps,
  login: LoginAttempt & { outcome: Outcome },
  refusal: Refusal,
  origin: Origin,
): Promise<Refusal> {
  await logAttempt(deps.store, login, origin)
  return refusal
}
export const locked = ({ of, seconds }: Wait) =>
  of === 'address'
    ? new Refusal('login.slowed', { seconds }, { kind: 'tooMany' })
    : new Refusal('login.locked', { seconds, minutes: Math.ceil(seconds / 60) }, { kind: 'tooMany' })

/** Somebody who proved who they are may still be disabled, or have no plant to work in. */
async function admitted(deps: AuthDeps, found: UserRow, origin: Origin): Promise<Person> {
  const login = { username: found.username, userId: found.id, outcome: 'DISABLED' } as const
  if (!isEnabled(found)) throw await rejectLogin(deps, login, new Refusal('login.disabled'), origin)
  const person = await personOf(asSystem(deps.store), found)
  if (!person.plants.length) throw await rejectLogin(deps, login, new Refusal('login.noPlant'), origin)
  return person
}

/** Opens the session of somebody who has taken every step. */
export async function enter(deps: AuthDeps, found: UserRow, link: Link | null, origin: Origin): Promise<Opened> {
  const person = await admitted(deps, found, origin)
  const opening = {
    userId: found.id,
    username: found.username,
    plantIds: person.plants.map((p) => p.id),
    previousSessionId: await deps.sessionIn(origin.authorization),
    ...(link ? { outcome: 'AUTO' as const, inPlantId: link.inPlantId, also: spendLink.bind(null, link.id) } : { outcome: 'OK' as const }),
  }
  const row = await openSession(deps.store, opening, origin).catch(async (e: unknown) => {
    // Somebody else was faster with a link that opens one session.
    const login = { username: found.username, userId: found.id, outcome: 'WRONG' } as const
    throw e instanceof Refusal ? await rejectLogin(deps, login, e, origin) : e
  })
  return { row, person, landingPage: link?.landingPage ?? found.landingPage, device: deps.devices.issue(found, origin.deviceMark) }
}

/**
 * Whether a password is its owner's own; or one that somebody else set, which opens the account for another one (`initial`) or not any more
 * (`over`). Days count from when it was set, and for older ones from when the parameter was changed. The last administrator is never refused:
 * nobody else could help.
 */
async function initialPassword(read: Read, { id, initialPasswordAt }: UserRow, now: Date): Promise<'own' | 'initial' | 'over'> {
  const days = Number(await configValue(read, INITIAL_PASSWORD_DAYS))
  if (!days || !initialPasswordAt) return 'own'
  const demandedAt = (await configOf(read, INITIAL_PASSWORD_DAYS))?.updatedAt ?? initialPasswordAt
  const since = Math.max(initialPasswordAt.getTime(), demandedAt.getTime())
  if (now.getTime() - since < days * DAY_MS) return 'initial'
  const others = (await adminIds(read)).filter((one) => one !== id)
  return others.length ? 'over' : 'initial'
}

/**
 * After every step: in; or, with a password that somebody else set, on to one of their own. There is no session before that, so nothing else
 * answers. A link takes the place of the password, whoever set it.
 */
export async function proceed(deps: AuthDeps, found: UserRow, link: Link | null, origin: Origin): Promise<Passed> {
  const state = link ? 'own' : await initialPassword(asSystem(deps.store), found, deps.store.now())
  if (state === 'own') return { opened: await enter(deps, found, link, origin) }
  await admitted(deps, found, origin)
  const login = { username: found.username, userId: found.id, outcome: 'EXPIRED' } as const
  if (state === 'over') throw await rejectLogin(deps, login, new Refusal('login.initialPasswordOver'), origin)
  return { passwordTicket: await issuePasswordTicket(deps.store, found.id) }
}

/** After the right password or link: in, or on to the next step. */
export async function pass(deps: AuthDeps, found: UserRow, link: Link | null, origin: Origin): Promise<Passed> {
  if (!found.twoFactor) return proceed(deps, found, link, origin)
  await admitted(deps, found, origin)
  return { ticket: await issueTicket(deps.store, found.id, link?.id ?? null) }
}
