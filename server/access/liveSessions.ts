import { session, user } from '../domain/identity/index.ts'
import { type Actor, type Change, Refusal, type Store } from '../kernel/index.ts'
import { outside, type Person, personOf } from './people.ts'
import { SessionMemory } from './sessionMemory.ts'
import { endSession, isLive, type SessionRow, touchSessions } from './sessionRows.ts'
import type { Claims, Tokens } from './token.ts'

/** No change of rights is noticed later than this, whoever made it. */
const FRESH_MS = 1000
const CACHED = 5000
const FLUSH_MS = 10_000
const WATCHED = new Set(['user', 'role', 'menu', 'department', 'session', 'plant'])

/** A session at one moment: whose it is, and what that person may do. */
export interface LiveSession {
  readonly row: SessionRow
  readonly person: Person
  readonly actor: Actor
}
export const signedOut = () => new Refusal('unauthenticated', {}, { kind: 'unauthenticated' })

const actorOf = (row: SessionRow, { user, memberOf, permissions, reach }: Person): Actor => ({
  kind: 'user',
  userId: user.id,
  name: user.name,
  plantId: row.currentPlantId,
  plantIds: memberOf,
  permissions: new Set(permissions),
  reach,
  sessionId: row.id,
  ip: row.ip,
})

/** Answers who a session is. What it read is believed for a second, or until somebody changes users, roles, plants or sessions. */
export class LiveSessions {
  readonly #store: Store
  readonly #tokens: Pick<Tokens, 'markOf'>
  readonly #report: (error: unknown) => void
  readonly #cache = new Map<number, { at: number; found: Promise<LiveSession | null> }>()
  readonly #memory = new SessionMemory()
  readonly #timer: NodeJS.Timeout

  constructor(store: Store, tokens: Pick<Tokens, 'markOf'>, report: (error: unknown) => void) {
    this.#store = store
    this.#tokens = tokens
    this.#report = report
    store.onChange((change) => this.changed(change))
    this.#timer = setInterval(() => void this.flush(false), FLUSH_MS).unref()
  }

  /** Rows changed, here or in another process: what was read of them is read anew. */
  changed(news: Change | 'everything') {
    if (news === 'everything' || news.resources.some((r) => WATCHED.has(r))) this.#cache.clear()
  }
  /** Throws `unauthenticated` unless the session lives. Looking does not keep it alive. */
  async get(sessionId: number): Promise<LiveSession> {
    const now = this.#store.now()
    const cached = this.#cache.get(sessionId)
    const isFresh = cached && now.getTime() - cached.at < FRESH_MS
    const found = await (isFresh ? cached.found : this.#load(sessionId, now.getTime()))
    if (!found || !isLive(found.row, this.#memory.lastCall(sessionId, found.row.lastSeenAt.getTime()), now)) throw signedOut()
    const mark = this.#memory.markOf(sessionId)
    if (mark) await this.#sameSecret(found, mark)
    return found
  }
  /** The session that valid claims name, kept alive by the call that brought them. */
  async called({ sid, identity, plantid, mark }: Claims): Promise<LiveSession> {
    const known = await this.get(sid)
    // A token of another plant may come from a switch that this process has not heard of; writing into the old plant would be worse than reading twice.
    const found = known.row.currentPlantId === plantid ? known : await this.#afresh(sid)
    if (found.row.userId !== identity) throw signedOut()
    await this.#sameSecret(found, mark)
    this.#memory.note(sid, { at: this.#store.now().getTime(), rowMs: found.row.lastSeenAt.getTime(), mark })
    return found
  }
  async end(sessionId: number, logout?: Parameters<typeof endSession>[2]): Promise<boolean> {
    this.#memory.forget(sessionId)
    return endSession(this.#store, sessionId, logout)
  }
  async flush(everything: boolean): Promise<void> {
    const due = this.#memory.due(this.#store.now().getTime(), everything)
    if (!due.size) return
    try {
      await touchSessions(this.#store, due)
      this.#memory.written(due)
    } catch (error) {
      this.#report(error)
    }
  }
  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush(true)
  }

  #afresh(sessionId: number): Promise<LiveSession> {
    this.#cache.delete(sessionId)
    return this.get(sessionId)
  }
  /** A token from before the last change of password ends its session. */
  async #sameSecret({ row, person }: LiveSession, mark: string): Promise<void> {
    if (this.#tokens.markOf(person.user.passwordHash) === mark) return
    await this.end(row.id)
    throw signedOut()
  }
  #load(sessionId: number, at: number): Promise<LiveSession | null> {
    if (this.#cache.size >= CACHED) this.#cache.clear()
    const found = this.#read(sessionId)
    const entry = { at, found }
    this.#cache.set(sessionId, entry)
    // A failed read must not be remembered as an answer.
    found.catch(() => this.#cache.get(sessionId) === entry && this.#cache.delete(sessionId))
    return found
  }
  async #read(sessionId: number): Promise<LiveSession | null> {
    const read = outside(this.#store)
    const [row] = await read.of(session).many([sessionId])
    if (!row || row.revokedAt) return null
    const [owner] = await read.of(user).many([row.userId])
    if (owner?.status !== 'ENABLED') return null
    const person = await personOf(read, owner)
    // Somebody who lost the plant of this session is not moved to another one behind their back.
    if (!person.plants.some((p) => p.id === row.currentPlantId)) return null
    return { row, person, actor: actorOf(row, person) }
  }
}
