import type { Logger } from 'pino'
import { type Actor, type Language, Refusal, type Store } from '../kernel/index.ts'
import { type DisplayGuest, type DisplaySettings, displayOfKey, displayUnknown, isSame, SeenLog, settingsNow } from './displays.ts'

/** Signed-in people, as the access rules know them. Both throw a Refusal for somebody who is not signed in. */
export interface SocketAccess {
  authenticate(header: string, origin: { ip: string; isLook?: boolean }): Promise<{ actor: Actor; expiresAt: Date }>
  /** The same person in the same plant as of now; asking does not keep the session alive. */
  verifySession(place: Pick<Actor, 'sessionId' | 'plantId'>): Promise<Actor>
}
/** Who is behind an open socket. */
export interface Guest {
  actor: Actor
  /** The end of the token that opened the socket; a wall's key has none. */
  readonly expiresAt: Date | null
  readonly language: Language
  readonly display?: DisplayGuest
}
/** What a look at all open sockets found. */
export interface Review {
  /** The refusals of all guests that must go. */
  readonly refusals: ReadonlyMap<Guest, Refusal>
  /** Walls that somebody has set differently meanwhile. */
  readonly settings: ReadonlyMap<Guest, DisplaySettings>
}
export interface ConnectionRequest {
  readonly params: Readonly<Record<string, unknown>>
  readonly ip: string
}
const MAX_KEY = 256
const text = (value: unknown) => (typeof value === 'string' && value.length > 0 ? value : undefined)
export const languageOf = (params: Readonly<Record<string, unknown>>): Language | undefined => {
  const wanted = text(params.language)
  if (!wanted) return undefined
  return wanted.startsWith('en') ? 'en' : 'zh'
}

interface ConnectionGateOptions {
  readonly access: SocketAccess
  readonly store: Store
  readonly logger: Logger
  /** Throws while this process must not serve anybody, such as beside a base that a newer version has migrated. */
  readonly mayServe?: () => void
}
/** Decides who may enter and, later, who may stay. */
export class ConnectionGate {
  readonly #access: SocketAccess
  readonly #store: Store
  readonly #mayServe: () => void
  readonly seen: SeenLog

  constructor({ access, store, logger, mayServe = () => {} }: ConnectionGateOptions) {
    this.#access = access
    this.#store = store
    this.#mayServe = mayServe
    this.seen = new SeenLog(store, logger)
  }

  async admit({ params, ip }: ConnectionRequest): Promise<Guest> {
    this.#mayServe()
    const key = text(params.displayKey)
    if (key) {
      if (key.length > MAX_KEY) throw displayUnknown()
      const display = await displayOfKey(this.#store, key, ip)
      this.seen.note(display.displayId)
      return { actor: display.actor, expiresAt: null, language: languageOf(params) ?? display.language, display }
    }
    const header = text(params.authorization)
    if (!header) throw new Refusal('unauthenticated', {}, { kind: 'unauthenticated' })
    const { actor, expiresAt } = await this.#access.authenticate(header, { ip, isLook: true })
    return { actor, expiresAt, language: languageOf(params) ?? 'zh' }
  }

  /** Brings a person's rights up to date; refused when the session ended, or lost its plant or a right. */
  async recheck(guest: Guest): Promise<void> {
    this.#mayServe()
    if (!guest.display) renew(guest, await this.#access.verifySession(guest.actor))
  }

  async review(guests: readonly Guest[]): Promise<Review> {
    try {
      this.#mayServe()
    } catch (error) {
      return { refusals: new Map(guests.map((guest) => [guest, asRefusal(error)])), settings: new Map() }
    }
    const refusals = new Map<Guest, Refusal>()
    const changed = new Map<Guest, DisplaySettings>()
    const displays = guests.flatMap(({ display }) => display ?? [])
    for (const { displayId } of displays) this.seen.note(displayId)
    const settings = await settingsNow(this.#store, displays)
    const verifyGuest = this.#memoizedSessions()
    for (const guest of guests) {
      if (!guest.display)
        await verifyGuest(guest)
          .then((after) => renew(guest, after))
          .catch((error) => refusals.set(guest, asRefusal(error)))
      else {
        const now = settings.get(guest.display)
        if (!now) refusals.set(guest, displayUnknown())
        else if (!isSame(now, guest.display.settings)) {
          guest.display.settings = now
          changed.set(guest, now)
        }
      }
    }
    return { refusals, settings: changed }
  }

  #memoizedSessions() {
    const sessions = new Map<string, Promise<Actor>>()
    return ({ actor }: Guest) => {
      const place = `${actor.sessionId} in ${actor.plantId}`
      const verified = sessions.get(place) ?? this.#access.verifySession(actor)
      sessions.set(place, verified)
      return verified
    }
  }
}

function renew(guest: Guest, after: Actor) {
  const { permissions, ip } = guest.actor
  const hasAllPermissions = after.permissions.has('*:*:*') || [...permissions].every((tag) => after.permissions.has(tag))
  if (!hasAllPermissions) throw new Refusal('rightsChanged', {}, { kind: 'forbidden' })
  guest.actor = { ...after, ip }
}
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  throw error
}
