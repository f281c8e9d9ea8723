import { type autoLoginLink, loginLog } from '../domain/identity/index.ts'
import { Refusal, type RowOf, type Store } from '../kernel/index.ts'
import { type Devices, placeName } from './devices.ts'
import { spendLink } from './links.ts'
import type { LiveSession } from './liveSessions.ts'
import type { Attempt, Lockout, Wait } from './lockout.ts'
import { outside, type Person, personOf, type UserRow } from './people.ts'
import type { Seal } from './seal.ts'
import { addressOf, agentOf, logAttempt, type Origin, type Outcome, openSession } from './sessionRows.ts'
import { issueTicket } from './tickets.ts'

/** What every way in needs. */
export interface Desk {
  readonly store: Store
  readonly lockout: Lockout
  readonly seal: Seal
  readonly devices: Devices
  /** Addresses from which a mobile number alone opens a session. */
  trusts(address: string): boolean
}
export interface Opened extends Pick<LiveSession, 'row' | 'person'> {
  readonly landingPage: string | null
  /** For the device to send along next time. */
  readonly device: string
}
export type Passed = { readonly opened: Opened } | { readonly ticket: string }
type Link = RowOf<typeof autoLoginLink>

export interface Knock {
  readonly username: string
  readonly userId: number | null
}
/**
 * Tells somebody's own devices from strangers who try the same name: by the mark of an earlier log-in; and clients that know no marks by the
 * address and the program from which that person has signed in before.
 */
async function deviceOf({ store, devices }: Desk, { username, found }: Knocking, origin: Origin): Promise<string | null> {
  const marked = devices.known(origin.deviceMark, found)
  if (marked) return `device ${marked}`
  const [ip, userAgent] = [addressOf(origin), agentOf(origin)]
  const before = await outside(store)
    .of(loginLog)
    .count({ username, ip, userAgent, outcome: ['OK', 'AUTO'] })
  return before > 0 ? `place ${placeName(ip, userAgent)}` : null
}
interface Knocking {
  readonly username: string
  readonly found: UserRow | undefined
  /** What its tries are counted under, if not the name of the user. */
  readonly countedAs?: string
}
export const attemptOf = (desk: Desk, knocking: Knocking, origin: Origin): Attempt => ({
  username: knocking.countedAs ?? knocking.username,
  ip: origin.ip,
  known: () => deviceOf(desk, knocking, origin),
})
/** Writes down that somebody was not let in; out: what to tell them. */
export async function turnedAway(desk: Desk, knock: Knock & { outcome: Outcome }, told: Refusal, origin: Origin): Promise<Refusal> {
  await logAttempt(desk.store, knock, origin)
  return told
}
export const locked = ({ of, seconds }: Wait) =>
  of === 'address'
    ? new Refusal('login.slowed', { seconds }, { kind: 'tooMany' })
    : new Refusal('login.locked', { seconds, minutes: Math.ceil(seconds / 60) }, { kind: 'tooMany' })

/** Somebody who proved who they are may still be disabled, or have no plant to work in. */
async function admitted(desk: Desk, found: UserRow, origin: Origin): Promise<Person> {
  const knock = { username: found.username, userId: found.id, outcome: 'DISABLED' } as const
  if (found.status !== 'ENABLED') throw await turnedAway(desk, knock, new Refusal('login.disabled'), origin)
  const person = await personOf(outside(desk.store), found)
  if (!person.plants.length) throw await turnedAway(desk, knock, new Refusal('login.noPlant'), origin)
  return person
}

/** Opens the session of somebody who has taken every step. */
export async function enter(desk: Desk, found: UserRow, link: Link | null, origin: Origin): Promise<Opened> {
  const person = await admitted(desk, found, origin)
  const opening = {
    userId: found.id,
    username: found.username,
    plantIds: person.plants.map((p) => p.id),
    ...(link ? { outcome: 'AUTO' as const, inPlantId: link.inPlantId, also: spendLink.bind(null, link.id) } : { outcome: 'OK' as const }),
  }
  const row = await openSession(desk.store, opening, origin).catch(async (e: unknown) => {
    // Somebody else was faster with a link that opens one session.
    const knock = { username: found.username, userId: found.id, outcome: 'WRONG' } as const
    throw e instanceof Refusal ? await turnedAway(desk, knock, e, origin) : e
  })
  return { row, person, landingPage: link?.landingPage ?? found.landingPage, device: desk.devices.issue(found, origin.deviceMark) }
}

/** After the right password or link: in, or on to the second step. */
export async function pass(desk: Desk, found: UserRow, link: Link | null, origin: Origin): Promise<Passed> {
  if (!found.twoFactor) return { opened: await enter(desk, found, link, origin) }
  await admitted(desk, found, origin)
  return { ticket: await issueTicket(desk.store, found.id, link?.id ?? null) }
}
