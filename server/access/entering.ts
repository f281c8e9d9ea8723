import { type autoLoginLink, loginLog } from '../domain/identity/index.ts'
import { Refusal, type RowOf, type Store } from '../kernel/index.ts'
import { renewLink } from './links.ts'
import type { LiveSession } from './liveSessions.ts'
import type { Lockout } from './lockout.ts'
import { outside, type Person, personOf, type UserRow } from './people.ts'
import type { Seal } from './seal.ts'
import { logAttempt, type Origin, type Outcome, openSession } from './sessionRows.ts'
import { issueTicket } from './tickets.ts'

/** What every way in needs. */
export interface Desk {
  readonly store: Store
  readonly lockout: Lockout
  readonly seal: Seal
  /** Addresses from which a mobile number alone opens a session. */
  trusts(address: string): boolean
}
export interface Opened extends Pick<LiveSession, 'row' | 'person'> {
  readonly landingPage: string | null
}
export type Passed = { readonly opened: Opened } | { readonly ticket: string }
type Link = RowOf<typeof autoLoginLink>

/** Whether this person has signed in from this address before. */
export const isUsual = async ({ store }: Pick<Desk, 'store'>, username: string, ip: string) =>
  (await outside(store)
    .of(loginLog)
    .count({ username, ip, outcome: ['OK', 'AUTO'] })) > 0

export interface Knock {
  readonly username: string
  readonly userId: number | null
}
/** Writes down that somebody was not let in; out: what to tell them. */
export async function turnedAway(desk: Desk, knock: Knock & { outcome: Outcome }, told: Refusal, origin: Origin): Promise<Refusal> {
  await logAttempt(desk.store, knock, origin)
  return told
}
export const locked = (wait: { minutes: number }) => new Refusal('login.locked', wait, { kind: 'tooMany' })

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
    ...(link ? { outcome: 'AUTO' as const, inPlantId: link.inPlantId, also: renewLink.bind(null, link.id) } : { outcome: 'OK' as const }),
  }
  const row = await openSession(desk.store, opening, origin)
  return { row, person, landingPage: link?.landingPage ?? found.landingPage }
}

/** After the right password or link: in, or on to the second step. */
export async function pass(desk: Desk, found: UserRow, link: Link | null, origin: Origin): Promise<Passed> {
  if (!found.twoFactor) return { opened: await enter(desk, found, link, origin) }
  await admitted(desk, found, origin)
  return { ticket: await issueTicket(desk.store, found.id, link?.id ?? null) }
}
