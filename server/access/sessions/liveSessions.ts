import { actingIn, isEnabled, outranking, type Person, personOf, session, user, worksIn } from '../../domain/identity/index.ts'
import { type Actor, type Change, can, type Read, Refusal, type Store } from '../../kernel/index.ts'
import { asSystem } from '../account/people.ts'
import { RightUses } from '../rightUses.ts'
import { SessionMemory } from './sessionMemory.ts'
import { endSession, isLive, type SessionRow, touchSessions } from './sessionRows.ts'
import type { Claims, Tokens } from './token.ts'

/** No change of rights is noticed later than this, whoever made it. */
const FRESH_MS = 1000
const CACHED = 5000
const FLUSH_MS = 10_000
/** The right to look on as somebody else. */
export const VIEW_AS = 'system:user:viewAs'
const WATCHED = new Set(['user', 'role', 'menu', 'department', 'session', 'plant'])

/** Whose a session is at one moment. Where it acts is said by each token of it: tabs of one browser may work in several plants. */
interface Known {
  readonly row: SessionRow
  /** Whoever looks on as that person. */
  readonly viewedBy?: Actor['impersonatedBy']
  readonly person: Person
  readonly permissions: ReadonlySet<string>
  /** Of the password of now; found out when the person is read, not at every call. */
  readonly mark: string
}
/** A session in one of the plants of its person, and what that person may do there. */
export interface LiveSession extends Omit<Known, 'permissions' | 'mark' | 'impersonatedBy'> {
  readonly actor: Actor
}
/** What names a session and the plant in which it acts: a token, or an actor that was made of one. */
export type SessionPlace = Pick<Actor, 'sessionId' | 'plantId'>

export const signedOut = () => new Refusal('unauthenticated', {}, { kind: 'unauthenticated' })
const plantLost = () => new Refusal('plantLost', {}, { kind: 'unauthenticated' })

/** Refuses a plant in which the person does not work any more, rather than move somebody elsewhere behind their back. */
function within({ row, person, permissions, viewedBy }: Known, plantId: number, uses: RightUses): LiveSession {
  if (!worksIn(person, plantId)) throw plantLost()
  // What somebody looks at as somebody else is no use that this person makes of a right.
  const used = viewedBy ? undefined : uses.noterFor(person.user.id)
  return { row, person, actor: actingIn(person, { plantId, permissions, sessionId: row.id, ip: row.ip, impersonatedBy: viewedBy, used }) }
}

/** Whoever looks on as somebody else, as long as they may. */
async function viewerOf(
  read: Read,
  { viewedById, userId, currentPlantId: plantId }: SessionRow,
): Promise<NonNullable<Actor['impersonatedBy']> | null> {
  const [viewer] = await read.of(user).many([viewedById ?? 0])
  if (!isEnabled(viewer)) return null
  const person = await personOf(read, viewer)
  const actor = actingIn(person, { plantId, permissions: new Set(person.permissions), sessionId: null, ip: '' })
  const mayView = worksIn(person, plantId) && can(actor, VIEW_AS) && !(await outranking(read, actor, [userId])).size
  return mayView ? { id: viewer.id, name: viewer.name } : null
}

/** Answers who a session is. What it read is believed for a second, or until somebody changes users, roles, plants or sessions. */
export class LiveSessions {
  readonly #store: Store
  readonly #tokens: Pick<Tokens, 'markOf'>
  readonly #report: (error: unknown) => void
  readonly #cache = new Map<number, { at: number; found: Promise<Known | null> }>()
  readonly #memory = new SessionMemory()
  readonly #uses: RightUses
  readonly #timer: NodeJS.Timeout

  constructor(store: Store, tokens: Pick<Tokens, 'markOf'>, report: (error: unknown) => void) {
    this.#store = store
    this.#tokens = tokens
    this.#report = report
    this.#uses = new RightUses(store)
    store.onChange((change) => this.changed(change))
    this.#timer = setInterval(() => void this.flush(false), FLUSH_MS).unref()
  }

  /** Rows changed, here or in another process: what was read of them is read anew. */
  changed(change: Change | 'everything') {
    if (change === 'everything' || change.resources.some((r) => WATCHED.has(r))) this.#cache.clear()
  }
  /** Throws `unauthenticated` unless the session lives and may act in the plant. Looking does not keep it alive. */
  async get({ sessionId, plantId }: SessionPlace): Promise<LiveSession> {
    return within(await this.#known(sessionId ?? 0), plantId, this.#uses)
  }
  /** The session that valid claims name, in the plant that they name, kept alive by the call that brought them. */
  async called({ sid, identity, plantid, mark }: Claims): Promise<LiveSession> {
    const known = await this.#known(sid)
    if (known.row.userId !== identity) throw signedOut()
    await this.#sameSecret(known, mark)
    const session = within(known, plantid, this.#uses)
    this.#memory.note(sid, { at: this.#store.now().getTime(), rowMs: known.row.lastSeenAt.getTime(), mark })
    return session
  }
  async end(sessionId: number, logout?: Parameters<typeof endSession>[2]): Promise<boolean> {
    this.#memory.forget(sessionId)
    return endSession(this.#store, sessionId, logout)
  }
  async flush(everything: boolean): Promise<void> {
    await this.#uses.flush(everything).catch(this.#report)
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

  async #known(sessionId: number): Promise<Known> {
    const now = this.#store.now()
    const cached = this.#cache.get(sessionId)
    const isFresh = cached && now.getTime() - cached.at < FRESH_MS
    const found = await (isFresh ? cached.found : this.#load(sessionId, now.getTime()))
    if (!found || !isLive(found.row, this.#memory.lastCall(sessionId, found.row.lastSeenAt.getTime()), now)) throw signedOut()
    const mark = this.#memory.markOf(sessionId)
    if (mark) await this.#sameSecret(found, mark)
    return found
  }
  /** A token from before the last change of password ends its session. */
  async #sameSecret({ row, mark: present }: Known, mark: string): Promise<void> {
    if (present === mark) return
    await this.end(row.id)
    throw signedOut()
  }
  #load(sessionId: number, at: number): Promise<Known | null> {
    if (this.#cache.size >= CACHED) this.#cache.clear()
    const found = this.#read(sessionId)
    const entry = { at, found }
    this.#cache.set(sessionId, entry)
    // A failed read must not be remembered as an answer.
    found.catch(() => this.#cache.get(sessionId) === entry && this.#cache.delete(sessionId))
    return found
  }
  async #read(sessionId: number): Promise<Known | null> {
    const read = asSystem(this.#store)
    const [row] = await read.of(session).many([sessionId])
    if (!row || row.revokedAt) return null
    const [owner] = await read.of(user).many([row.userId])
    if (!isEnabled(owner)) return null
    const person = await personOf(read, owner)
    const viewedBy = row.viewedById === null ? undefined : await viewerOf(read, row)
    if (viewedBy === null) return null
    return { row, person, viewedBy, permissions: new Set(person.permissions), mark: this.#tokens.markOf(person.user.passwordHash) }
  }
}
